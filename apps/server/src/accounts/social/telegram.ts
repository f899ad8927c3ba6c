import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { TelegramConfiguration } from "../../platform/configuration.ts";
import { shownName } from "./shown-name.ts";
import type { SocialPerson } from "./social-flow.ts";

/** What Telegram says of a person, with `hash`. */
export type TelegramData = Readonly<Record<string, string | number>>;

export interface TelegramProof {
  readonly person: SocialPerson;
  /** Until when the same data would be taken for fresh. */
  readonly expiresAt: Date;
}

/** The person has just confirmed at Telegram; what it signed long ago is no sign that he sits there now. */
const dataAgeMsMax = 10 * 60_000;
/** How far Telegram's clock may be from ours. */
const clockToleranceMs = 30_000;

const idPattern = /^[1-9]\d{0,19}$/;
const hashPattern = /^[0-9a-f]{64}$/;

/** Where a person confirms who he is; the browser comes back with what Telegram signed in the fragment `tgAuthResult`. */
export function telegramAddress({ botToken, oauthUrl }: TelegramConfiguration, origin: string, returnPath: string): string {
  const [botId = ""] = botToken.split(":");
  const query = new URLSearchParams({ bot_id: botId, origin, return_to: origin + returnPath });
  return `${oauthUrl}/auth?${query.toString()}`;
}

/**
 * Verifies what Telegram's login says of a person: all of its fields under the bot's secret, and signed just now. Undefined for any other
 * data.
 */
export function verifyTelegramData({ botToken }: TelegramConfiguration, data: TelegramData, at: Date): TelegramProof | undefined {
  const { hash, ...fields } = data;
  if (typeof hash !== "string" || !hashPattern.test(hash)) return undefined;
  const signed = createHmac("sha256", createHash("sha256").update(botToken).digest()).update(checkString(fields)).digest();
  if (!timingSafeEqual(signed, Buffer.from(hash, "hex"))) return undefined;
  const id = String(fields["id"] ?? "");
  const signedAtMs = Number(fields["auth_date"]) * 1_000;
  const ageMs = at.getTime() - signedAtMs;
  if (!idPattern.test(id) || Number.isNaN(ageMs) || ageMs > dataAgeMsMax || ageMs < -clockToleranceMs) return undefined;
  return { person: { subject: id, displayName: nameOf(fields), email: undefined }, expiresAt: new Date(signedAtMs + dataAgeMsMax) };
}

/** Every field that came, by name, a line each. */
function checkString(fields: TelegramData): string {
  return Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${String(fields[name])}`)
    .join("\n");
}

function nameOf(fields: TelegramData): string {
  const name = shownName([fields["first_name"], fields["last_name"]].filter((part) => part !== undefined).join(" "));
  if (name !== "") return name;
  return shownName(fields["username"] === undefined ? String(fields["id"]) : `@${String(fields["username"])}`);
}

import { createHash, createHmac } from "node:crypto";
import { testClients } from "./test-clients.ts";

type Fields = Readonly<Record<string, string | number>>;

/** What Telegram's login gives about a person, signed as its documentation says: HMAC-SHA256 under the SHA-256 of the bot's token. */
export function signedTelegramData(
  fields: Fields,
  { at, botToken = testClients.telegram.botToken }: { readonly at: Date; readonly botToken?: string },
): Record<string, string | number> {
  const all: Fields = { auth_date: Math.floor(at.getTime() / 1_000), ...fields };
  const lines = Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const key = createHash("sha256").update(botToken).digest();
  return { ...all, hash: createHmac("sha256", key).update(lines.join("\n")).digest("hex") };
}

import type { CallBody } from "@lantern/contract/call.ts";
import type { proveTelegram } from "@lantern/contract/accounts/prove-telegram.ts";

type TelegramData = CallBody<typeof proveTelegram>["data"];

export type SocialFault = "cancelled" | "failed" | "expired";

/** What a page finds in its address when a browser comes back from an outside sign-in service. */
export type SocialReturn =
  | { readonly kind: "ticket"; readonly ticket: string }
  | { readonly kind: "telegram"; readonly state: string; readonly data: TelegramData }
  | { readonly kind: "fault"; readonly fault: SocialFault };

/** Telegram's own name for what it brings. */
const telegramResult = "tgAuthResult";
/** The query's name for the state of a sign-in by Telegram, which brings none by itself. */
const telegramState = "telegram";
const faults: readonly string[] = ["cancelled", "failed", "expired"] satisfies SocialFault[];

/** Reads what the address brings; undefined where nobody comes back. */
export function socialReturnOf({ hash, searchParams }: URL): SocialReturn | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const ticket = fragment.get("social");
  if (ticket !== null) return { kind: "ticket", ticket };
  const fault = fragment.get("social-fault");
  if (fault !== null) return { kind: "fault", fault: faults.includes(fault) ? (fault as SocialFault) : "failed" };
  const state = searchParams.get(telegramState);
  if (state === null) return undefined;
  const data = telegramDataOf(fragment.get(telegramResult) ?? "");
  return data === undefined ? { kind: "fault", fault: "cancelled" } : { kind: "telegram", state, data };
}

/** The same address without what it brought: it is of use once, and nobody's who looks over the shoulder. */
export function withoutReturn(address: URL): URL {
  const cleaned = new URL(address);
  cleaned.searchParams.delete(telegramState);
  cleaned.hash = "";
  return cleaned;
}

/** Telegram's fields as it signed them; undefined where the person did not want to, or it is no such thing. */
function telegramDataOf(base64url: string): TelegramData | undefined {
  try {
    const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0));
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? (parsed as TelegramData) : undefined;
  } catch {
    return undefined;
  }
}

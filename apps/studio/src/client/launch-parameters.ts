import { parseWebUrl } from "./parse-web-url.ts";
import { languageByWireCode, type LanguageCode } from "@lantern/phrases/languages.ts";

/** What the launch URL `/play/<gameCode>?session=&lang=&match=&zone=&parent=` says. */
export interface LaunchParameters {
  readonly gameCode: string;
  /** One-time code; null after a reload, when the kept session token is used. */
  readonly sessionCode: string | null;
  readonly language: LanguageCode;
  /** Match that a league opens at. */
  readonly matchCode: string | null;
  /** IANA zone that times are shown in; the device's where none that it knows is named. */
  readonly timeZone: string;
  /** Origin of the page that frames the game, the only one it talks and listens to; null when none is named. */
  readonly parentOrigin: string | null;
}

/** Reads the launch URL and takes the one-time code out of the address bar and the history. */
export function takeLaunchParameters(): LaunchParameters {
  const url = new URL(location.href);
  const sessionCode = url.searchParams.get("session");
  if (sessionCode !== null) {
    url.searchParams.delete("session");
    history.replaceState(null, "", url);
  }
  return {
    gameCode: decodeURIComponent(url.pathname.split("/").filter(Boolean).at(-1) ?? ""),
    sessionCode,
    language: languageByWireCode(url.searchParams.get("lang") ?? "")?.code ?? "en",
    matchCode: url.searchParams.get("match"),
    timeZone: knownZone(url.searchParams.get("zone")),
    parentOrigin: originOf(url.searchParams.get("parent")),
  };
}

function knownZone(wanted: string | null): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return wanted === null ? own : new Intl.DateTimeFormat("en", { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    // An older browser knows fewer zones.
    return own;
  }
}

function originOf(text: string | null): string | null {
  return text === null ? null : (parseWebUrl(text)?.origin ?? null);
}

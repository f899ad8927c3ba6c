import { localKeys, type KeyStore } from "../../../shared/session/local-keys.ts";

/** What the login form fills in by itself (specification 3.4). */
export interface RememberedCredentials {
  readonly username: string;
  readonly loginType: "password" | "sms";
  readonly countryDialingCode: string;
}

/** Stands between the parts; no part of Base64. */
const separator = "|";

/**
 * Keeps the name that was last used, in the specification's shape: user name, credential, login type, dialing code, each in Base64 and
 * the whole once more. The credential's place stays empty: a password is never stored.
 */
export function rememberCredentials(store: KeyStore, { username, loginType, countryDialingCode }: RememberedCredentials): void {
  store.set(localKeys.rememberedCredentials, encode([username, "", loginType, countryDialingCode].map(encode).join(separator)));
}

export function forgetCredentials(store: KeyStore): void {
  store.remove(localKeys.rememberedCredentials);
}

/** What was kept; undefined where there is nothing or it cannot be read. */
export function rememberedCredentials(store: KeyStore): RememberedCredentials | undefined {
  const kept = store.get(localKeys.rememberedCredentials);
  if (kept === null) return undefined;
  try {
    const [username = "", , loginType, countryDialingCode = ""] = decode(kept).split(separator).map(decode);
    if (username === "" || (loginType !== "password" && loginType !== "sms")) return undefined;
    return { username, loginType, countryDialingCode };
  } catch {
    return undefined;
  }
}

function encode(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function decode(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0));
}

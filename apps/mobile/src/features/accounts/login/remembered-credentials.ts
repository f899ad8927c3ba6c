import { localKeys, type KeyStore } from "../../../shared/session/local-keys.ts";

/** What the login form fills in by itself (specification 3.4). */
export interface RememberedCredentials {
  readonly username: string;
  readonly loginType: "password" | "sms";
  readonly countryDialingCode: string;
  /** What this device may send in the password's place at its next login, once. */
  readonly deviceCredential?: string | undefined;
}

/** Stands between the parts; no part of Base64. */
const separator = "|";

/**
 * Keeps what was last used, in the specification's shape: user name, credential, login type, dialing code, each in Base64 and
 * the whole once more. In the password's place stands the device's credential, where there is one: a password is never stored.
 */
export function rememberCredentials(store: KeyStore, credentials: RememberedCredentials): void {
  const { username, deviceCredential = "", loginType, countryDialingCode } = credentials;
  const parts = [username, deviceCredential, loginType, countryDialingCode];
  store.set(localKeys.rememberedCredentials, encode(parts.map(encode).join(separator)));
}

/** Forgets the device's credential and keeps the name: it is of no use any more. */
export function dropDeviceCredential(store: KeyStore): void {
  const kept = rememberedCredentials(store);
  if (kept !== undefined) rememberCredentials(store, { ...kept, deviceCredential: undefined });
}

export function forgetCredentials(store: KeyStore): void {
  store.remove(localKeys.rememberedCredentials);
}

/** What was kept; undefined where there is nothing or it cannot be read. */
export function rememberedCredentials(store: KeyStore): RememberedCredentials | undefined {
  const kept = store.get(localKeys.rememberedCredentials);
  if (kept === null) return undefined;
  try {
    const [username = "", deviceCredential = "", loginType, countryDialingCode = ""] = decode(kept).split(separator).map(decode);
    if (username === "" || (loginType !== "password" && loginType !== "sms")) return undefined;
    return { username, loginType, countryDialingCode, ...(deviceCredential === "" ? {} : { deviceCredential }) };
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

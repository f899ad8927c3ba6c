/** The keys of local storage (specification 3.21.1). */
export const localKeys = {
  language: "language",
  webclip: "WEBCLIP",
  autoLogin: "autoLogin",
  oneTimeSession: "sass",
  rememberedCredentials: "remPass",
} as const;

/** Kept in session storage: the name of a trial's user (specification 3.21.2). */
export const trialUserKey = "trialUser";

/** Storage that may be forbidden: reading gives null, writing does nothing then. */
export interface KeyStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export function keyStore(storage: () => Storage): KeyStore {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}

export const localKeyStore: KeyStore = keyStore(() => localStorage);
export const sessionKeyStore: KeyStore = keyStore(() => sessionStorage);

/** Empties session storage: bet slips and orders on their way are the member's too (specification 4.1.2). */
export function clearSessionKeys(storage: () => Storage = () => sessionStorage): void {
  try {
    storage().clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

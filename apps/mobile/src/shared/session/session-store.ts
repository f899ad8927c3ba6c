import { localKeys, trialUserKey, type KeyStore } from "./local-keys.ts";
import { parseSessionInfo, sessionKey, type SessionInfo } from "./session-info.ts";

export interface SessionStore {
  /** The session now; undefined for a visitor. Stable between changes. */
  readonly current: () => SessionInfo | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** After a login. `autoLogin` keeps the session beyond this tab. */
  readonly begin: (
    info: SessionInfo,
    options?: { readonly autoLogin?: boolean; readonly oneTime?: boolean; readonly trialUser?: string },
  ) => void;
  /** After a logout or when the platform no longer knows the token (specification 4.1.2). */
  readonly end: () => void;
}

/**
 * Keeps the session where specification 3.1 says: session storage, or local storage while `autoLogin` is '1'.
 * `sass` marks a session that came by a one-time code.
 */
export function makeSessionStore(parts: {
  readonly merchantCode: string;
  readonly local: KeyStore;
  readonly session: KeyStore;
}): SessionStore {
  const { merchantCode, local, session } = parts;
  const listeners = new Set<() => void>();
  let current = stored();

  function stored(): SessionInfo | undefined {
    const fromTab = parseSessionInfo(session.get(sessionKey), merchantCode);
    if (fromTab !== undefined) return fromTab;
    return local.get(localKeys.autoLogin) === "1" ? parseSessionInfo(local.get(sessionKey), merchantCode) : undefined;
  }
  function change(next: SessionInfo | undefined): void {
    current = next;
    for (const listener of listeners) listener();
  }
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (info, { autoLogin = false, oneTime = false, trialUser } = {}) => {
      const text = JSON.stringify(info);
      local.set(localKeys.autoLogin, autoLogin ? "1" : "0");
      if (autoLogin) local.set(sessionKey, text);
      else local.remove(sessionKey);
      session.set(sessionKey, text);
      if (oneTime) local.set(localKeys.oneTimeSession, "1");
      else local.remove(localKeys.oneTimeSession);
      if (trialUser === undefined) session.remove(trialUserKey);
      else session.set(trialUserKey, trialUser);
      change(info);
    },
    end: () => {
      local.set(localKeys.autoLogin, "0");
      local.remove(sessionKey);
      local.remove(localKeys.oneTimeSession);
      session.remove(sessionKey);
      session.remove(trialUserKey);
      change(undefined);
    },
  };
}

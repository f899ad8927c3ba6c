/** What the browser keeps of a login (specification 3.1.1). */
export interface SessionInfo {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  /** Member type (see the rules' table of member types). */
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** The key of the session, in session storage or, with auto-login, in local storage. */
export const sessionKey = "MC_SESSION_INFO";

/** Reads what was stored; undefined where it is missing, damaged or another merchant's. */
export function parseSessionInfo(text: string | null, merchantCode: string): SessionInfo | undefined {
  if (text === null) return undefined;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof stored !== "object" || stored === null) return undefined;
  const { token, merchantCode: code, userName, type, firstTimeLogin } = stored as Record<string, unknown>;
  if (typeof token !== "string" || token === "" || code !== merchantCode || typeof userName !== "string" || typeof type !== "number")
    return undefined;
  return { token, merchantCode, userName, type, firstTimeLogin: firstTimeLogin === true };
}

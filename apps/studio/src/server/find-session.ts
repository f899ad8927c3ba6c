import { hashOfToken } from "./new-id.ts";
import { touchSession, type Session } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";

/** The live session of a token, which this use keeps alive; undefined when it has ended or never was. */
export function findSession(studio: Studio, sessionToken: string): Session | undefined {
  const nowMs = studio.nowMs();
  return touchSession(studio.database, hashOfToken(sessionToken), { nowMs, seenAfterMs: nowMs - studio.timing.sessionIdleMs });
}

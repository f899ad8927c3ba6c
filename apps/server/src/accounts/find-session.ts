import type { Scope, Session } from "../platform/context.ts";
import { hashSecretToken } from "./secret-token.ts";
import { sessionIdleMs, sessionTouchMs } from "./session-terms.ts";

interface SessionRow {
  readonly id: string;
  readonly member_id: string;
  readonly merchant_id: string;
  readonly user_name: string;
  readonly member_type: number;
  readonly currency: string;
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
}

const selectSession = `
  select session.id, session.member_id, session.merchant_id, session.started_at, session.seen_at, session.expires_at,
         member.user_name, member.member_type, member.currency
  from accounts_sessions session
  join accounts_members member on member.id = session.member_id
  where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2`;

const touchSession = `
  update accounts_sessions set seen_at = $2, expires_at = $3 where id = $1 and ended_at is null`;

/**
 * The live session of a token; undefined for an unknown, ended or expired one. A session that is used keeps its term
 * open; the row is written at most once every `sessionTouchMs`.
 */
export async function findSession(scope: Scope, token: string): Promise<Session | undefined> {
  const now = scope.clock.now();
  const [row] = await scope.database.query<SessionRow>(selectSession, [hashSecretToken(token), now]);
  if (row === undefined) return undefined;
  if (now.getTime() - row.seen_at.getTime() >= sessionTouchMs) {
    await scope.database.query(touchSession, [row.id, now, new Date(now.getTime() + sessionIdleMs)]);
  }
  return {
    id: row.id,
    memberId: row.member_id,
    merchantId: row.merchant_id,
    userName: row.user_name,
    memberType: row.member_type,
    currency: row.currency,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
  };
}

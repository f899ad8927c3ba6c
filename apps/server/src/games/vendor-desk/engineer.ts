import type { Transaction } from "@lantern/database/database.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import { hashSecretToken } from "../../accounts/secret-token.ts";
import type { Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";

/** A vendor's engineer in his session: he sees his own integration and no other. */
export interface Engineer {
  readonly sessionId: string;
  readonly engineerId: string;
  readonly userName: string;
  readonly integrationCode: string;
  readonly address: string;
}

/** His session ends after this long without use. */
export const engineerIdleMs = 2 * 60 * 60 * 1_000;

/** However much it is used, it ends after a day's work. */
const engineerLifeMs = 12 * 60 * 60 * 1_000;

/** How often use is written down. */
const touchMs = 60 * 1_000;

export interface NewEngineer {
  readonly userName: string;
  readonly password: string;
  readonly integrationCode: string;
}

const insertEngineer = `
  insert into games_engineers (id, user_name, password_hash, integration_code, opened_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing returning id`;

/** Opens an engineer's account; undefined where the name is taken, whatever its letters' case. */
export async function openEngineer(
  { clock }: Pick<Scope, "clock">,
  transaction: Transaction,
  { userName, password, integrationCode }: NewEngineer,
): Promise<string | undefined> {
  const row = [newId(clock), userName, await hashPassword(password), integrationCode, clock.now()];
  return (await transaction.query<{ id: string }>(insertEngineer, row))[0]?.id;
}

const disable = "update games_engineers set disabled_at = coalesce(disabled_at, $2) where user_name_key = lower($1) returning id";
const endSessions = "update games_engineer_sessions set ended_at = $2 where engineer_id = $1 and ended_at is null";

/** Shuts an engineer out at once; undefined where there is none of that name. */
export async function disableEngineer(
  { clock }: Pick<Scope, "clock">,
  transaction: Transaction,
  userName: string,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ id: string }>(disable, [userName, clock.now()]);
  if (row !== undefined) await transaction.query(endSessions, [row.id, clock.now()]);
  return row?.id;
}

interface SessionRow {
  readonly id: string;
  readonly engineer_id: string;
  readonly user_name: string;
  readonly integration_code: string;
  readonly started_at: Date;
  readonly seen_at: Date;
}

const selectSession = `
  select session.id, session.engineer_id, session.started_at, session.seen_at, engineer.user_name, engineer.integration_code
  from games_engineer_sessions session
  join games_engineers engineer on engineer.id = session.engineer_id
  where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2 and engineer.disabled_at is null`;

const touchSession = "update games_engineer_sessions set seen_at = $2, expires_at = $3 where id = $1 and ended_at is null";

/** The live session of an engineer's token; undefined for any other. */
export async function findEngineer({ database, clock }: Scope, token: string, address: string): Promise<Engineer | undefined> {
  const now = clock.now();
  const [row] = await database.query<SessionRow>(selectSession, [hashSecretToken(token), now]);
  if (row === undefined) return undefined;
  if (now.getTime() - row.seen_at.getTime() >= touchMs) {
    const expiresMs = Math.min(now.getTime() + engineerIdleMs, row.started_at.getTime() + engineerLifeMs);
    await database.query(touchSession, [row.id, now, new Date(expiresMs)]);
  }
  const { id: sessionId, engineer_id: engineerId, user_name: userName, integration_code: integrationCode } = row;
  return { sessionId, engineerId, userName, integrationCode, address };
}

const endSession = "update games_engineer_sessions set ended_at = $2 where id = $1 and ended_at is null";

export async function endEngineerSession({ database, clock }: Scope, { sessionId }: Engineer): Promise<void> {
  await database.query(endSession, [sessionId, clock.now()]);
}

/** The engineer as the audit names him. */
export function actorOf({ engineerId, userName, address }: Engineer): Actor {
  return { kind: "engineer", id: engineerId, name: userName, address };
}

import { forgetGuesses } from "../../accounts/guesses/forget-guesses.ts";
import { guardGuesses } from "../../accounts/guesses/guard-guesses.ts";
import { passwordMatches } from "../../accounts/password-hash.ts";
import { hashSecretToken, newSecretToken } from "../../accounts/secret-token.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { engineerIdleMs } from "./engineer.ts";

/** Engineers are no merchant's: their tries are counted under none. */
const noMerchant = "00000000-0000-0000-0000-000000000000";

const selectEngineer = "select id, user_name, password_hash, disabled_at from games_engineers where user_name_key = lower($1)";

interface EngineerRow {
  readonly id: string;
  readonly user_name: string;
  readonly password_hash: string;
  readonly disabled_at: Date | null;
}

const insertSession = `
  insert into games_engineer_sessions (id, engineer_id, token_hash, address, started_at, seen_at, expires_at)
  values ($1, $2, $3, $4, $5, $5, $6)`;

export type EngineerLogin =
  | { readonly kind: "ok"; readonly token: string; readonly lastsMs: number }
  | { readonly kind: "wrong" }
  | { readonly kind: "too_many_tries"; readonly minutes: number };

/**
 * Opens a session at the desk. An unknown name, a wrong password and a shut account are refused alike and cost the same work; tries are
 * counted before anything is compared.
 */
export async function logInEngineer(
  { clock, database }: Scope,
  { userName, password, address }: { readonly userName: string; readonly password: string; readonly address: string },
): Promise<EngineerLogin> {
  const at = clock.now();
  const subject = userName.trim();
  const guess = { merchantId: noMerchant, kind: "engineer_login", subject, address, knownDevice: false, at } as const;
  const held = await guardGuesses(database, guess);
  if (held !== undefined) return { kind: "too_many_tries", minutes: Number(held.values?.["minutes"] ?? 1) };
  const [engineer] = await database.query<EngineerRow>(selectEngineer, [subject]);
  const matches = await passwordMatches(engineer?.password_hash ?? null, password);
  if (engineer === undefined || engineer.disabled_at !== null || !matches) return { kind: "wrong" };
  const token = newSecretToken();
  await database.tx(async (transaction) => {
    await forgetGuesses(transaction, guess);
    const row = [newId(clock), engineer.id, hashSecretToken(token), address, at, new Date(at.getTime() + engineerIdleMs)];
    await transaction.query(insertSession, row);
    await recordAudit(transaction, clock, {
      actor: { kind: "engineer", id: engineer.id, name: engineer.user_name, address },
      action: "engineer.login",
      merchantId: null,
      subject: { type: "engineer", id: engineer.id },
    });
  });
  return { kind: "ok", token, lastsMs: engineerIdleMs };
}

import type { identityRefusals } from "@lantern/contract/schemas/payment-password.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { passwordMatches } from "../password-hash.ts";
import { readSecurityRow } from "./security-row.ts";

/** An account without a password is shown to be one's own by a login that is younger than this. */
const freshLoginMs = 15 * 60 * 1_000;

const selectStart = `select started_at from accounts_sessions where id = $1`;

/**
 * Whether it is the member himself who sits there, before something is changed that a found phone must not change: by his login password,
 * or, where the account has none, by a login a moment ago. Tries are counted; call it outside of any transaction, after everything else
 * that may be refused.
 */
export async function checkLoginPassword(
  context: SessionContext,
  password: string,
): Promise<Refusal<(typeof identityRefusals)[number]> | undefined> {
  const { database, session, clock } = context;
  const { password_hash } = await readSecurityRow(database, session.memberId);
  if (password_hash === null) {
    const [row] = await database.query<{ started_at: Date }>(selectStart, [session.id]);
    const ageMs = clock.now().getTime() - (row?.started_at.getTime() ?? 0);
    return ageMs <= freshLoginMs ? undefined : refuse("accounts.fresh_login_needed");
  }
  const guess = await guessOf(context, { kind: "current_password", subject: session.memberId, memberId: session.memberId });
  const tooMany = await guardGuesses(database, guess);
  if (tooMany !== undefined) return tooMany;
  if (!(await passwordMatches(password_hash, password))) return refuse("accounts.password_wrong", { value: { field: "password" } });
  await forgetGuesses(database, guess);
  return undefined;
}

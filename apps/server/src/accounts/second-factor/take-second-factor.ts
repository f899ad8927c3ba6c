import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { stepOfCode } from "./authenticator.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";

const selectSecret = `select wrapped_secret from accounts_authenticators where member_id = $1`;

/** Of two requests with one code at once the second finds its step taken. */
const takeStep = `
  update accounts_authenticators set last_step = $2 where member_id = $1 and last_step < $2 returning true as taken`;

const sixDigits = /^\d{6}$/;

/**
 * Asks for a code of the member's authenticator app, or one of his recovery codes, and uses it up: a code counts once, and
 * none that is older than the last. Tries are counted; call it outside of any transaction. Returns the refusal, or undefined.
 */
export async function takeSecondFactor(
  context: CallContext,
  memberId: string,
  typed: string,
): Promise<Refusal<"accounts.second_factor_wrong" | "accounts.too_many_tries"> | undefined> {
  const { database } = context;
  const guess = await guessOf(context, { kind: "second_factor", subject: memberId, memberId });
  const tooMany = await guardGuesses(database, guess);
  if (tooMany !== undefined) return tooMany;
  if (!(await isRight(context, memberId, typed.replaceAll(/\s/g, ""))))
    return refuse("accounts.second_factor_wrong", { value: { field: "code" } });
  await forgetGuesses(database, guess);
  return undefined;
}

async function isRight(context: CallContext, memberId: string, code: string): Promise<boolean> {
  const { database, clock } = context;
  if (!sixDigits.test(code)) return spendRecoveryCode(database, memberId, code, clock.now());
  const [row] = await database.query<{ wrapped_secret: Uint8Array }>(selectSecret, [memberId]);
  const step = row === undefined ? undefined : stepOfCode(context, row.wrapped_secret, code, clock.now());
  return step !== undefined && (await database.query(takeStep, [memberId, step])).length > 0;
}

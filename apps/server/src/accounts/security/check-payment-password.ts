import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { passwordMatches } from "../password-hash.ts";
import { readSecurityRow } from "./security-row.ts";

export type PaymentPasswordRefusal = Refusal<
  "accounts.payment_password_unset" | "accounts.payment_password_wrong" | "accounts.too_many_tries"
>;

/**
 * Whether the member knows his payment password; undefined where he does. A withdrawal asks this before its transaction. Each try is
 * counted before it is looked at, on his own devices and by strangers apart, and the pauses grow: six digits are few.
 */
export async function checkPaymentPassword(context: SessionContext, paymentPassword: string): Promise<PaymentPasswordRefusal | undefined> {
  const { database, session } = context;
  const { payment_password_hash } = await readSecurityRow(database, session.memberId);
  if (payment_password_hash === null) return refuse("accounts.payment_password_unset");
  const guess = await guessOf(context, { kind: "payment_password", subject: session.memberId, memberId: session.memberId });
  const tooMany = await guardGuesses(database, guess);
  if (tooMany !== undefined) return tooMany;
  if (!(await passwordMatches(payment_password_hash, paymentPassword))) return refuse("accounts.payment_password_wrong");
  await forgetGuesses(database, guess);
  return undefined;
}

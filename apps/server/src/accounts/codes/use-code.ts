import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { acceptedHashes } from "./code-hash.ts";
import type { CodePurpose } from "./code-purpose.ts";
import { wrongTriesMax } from "./code-settings.ts";

export interface CodeTry {
  readonly purpose: CodePurpose;
  /** The number in E.164 or the e-mail address that the code was issued to. */
  readonly recipient: string;
  readonly code: string;
  /** The account that the code was issued for, where it was for one: the same must be named. Tries on its owner's devices count apart. */
  readonly memberId?: string | undefined;
}

export type CodeTryRefusal = Refusal<"accounts.code_wrong" | "accounts.code_expired" | "accounts.too_many_tries">;

/** One statement tries and counts, so that of many tries at once each is counted and the code is used once. */
const tryCode = `
  update accounts_codes set
    used_at = case when code_hash = any($4::bytea[]) and member_id is not distinct from $7 then $5::timestamptz end,
    wrong_tries = wrong_tries + case when code_hash = any($4::bytea[]) and member_id is not distinct from $7 then 0 else 1 end
  where merchant_id = $1 and purpose = $2 and recipient = $3 and used_at is null and wrong_tries < $6 and expires_at > $5
  returning used_at is not null as right`;

const selectEnded = `
  select true as ended from accounts_codes
  where merchant_id = $1 and purpose = $2 and recipient = $3 and used_at is null and (wrong_tries >= $4 or expires_at <= $5)`;

/**
 * Spends a code: returns undefined where it is the right one, once. A wrong try counts, and a code dies of `wrongTriesMax` of them, wherever
 * they come from; on a device of the owner's it lives for as many more. Runs on the database, before the transaction that the code allows: a count must outlive what a refusal rolls back.
 * Check everything else that may be refused first, since a right code is gone.
 */
export async function useCode(context: CallContext, codeTry: CodeTry): Promise<CodeTryRefusal | undefined> {
  const { database, merchant, clock, configuration } = context;
  const { purpose, recipient, memberId } = codeTry;
  const now = clock.now();
  const guess = await guessOf(context, { kind: "code", subject: recipient, memberId });
  const tooMany = await guardGuesses(database, guess);
  if (tooMany !== undefined) return tooMany;

  const hashes = acceptedHashes(configuration, { merchantId: merchant.id, purpose, recipient, code: codeTry.code.trim() });
  const key = [merchant.id, purpose, recipient];
  // What strangers have tried leaves the owner as many tries of his own.
  const triesMax = guess.knownDevice ? 2 * wrongTriesMax : wrongTriesMax;
  const [tried] = await database.query<{ right: boolean }>(tryCode, [...key, hashes, now, triesMax, memberId ?? null]);
  if (tried?.right === true) {
    await forgetGuesses(database, guess);
    return undefined;
  }
  if (tried !== undefined) return refuse("accounts.code_wrong");
  const [ended] = await database.query(selectEnded, [...key, triesMax, now]);
  return refuse(ended === undefined ? "accounts.code_wrong" : "accounts.code_expired");
}

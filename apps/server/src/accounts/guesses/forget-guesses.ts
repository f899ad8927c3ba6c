import type { Queryable } from "@lantern/database/database.ts";
import { bucketsOf, type Guess } from "./guess-buckets.ts";

const forgetBuckets = "delete from accounts_guesses where merchant_id = $1 and kind = $2 and bucket = any($3)";

const takeBackTry = `
  update accounts_guesses set tries = greatest(tries - 1, 0) where merchant_id = $1 and kind = $2 and bucket = any($3)`;

/**
 * The try that `guardGuesses` counted was right: the subject starts anew. The address only gets this one try back, else a login
 * to an account of one's own would clear what was guessed at others.
 */
export async function forgetGuesses(queryable: Queryable, guess: Guess): Promise<void> {
  const { merchantId, kind } = guess;
  const buckets = Object.groupBy(bucketsOf(guess), ({ scope }) => (scope === "address" ? "address" : "subject"));
  const keysOf = (found: typeof buckets.subject) => (found ?? []).map(({ key }) => key);
  await queryable.query(forgetBuckets, [merchantId, kind, keysOf(buckets.subject)]);
  await queryable.query(takeBackTry, [merchantId, kind, keysOf(buckets.address)]);
}

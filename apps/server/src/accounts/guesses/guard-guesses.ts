import type { Database } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { bucketsOf, stateAt, type Guess, type GuessRow } from "./guess-buckets.ts";

const readBuckets = `
  select bucket, tries, fills, last_at from accounts_guesses where merchant_id = $1 and kind = $2 and bucket = any($3)`;

const openBuckets = `
  insert into accounts_guesses (merchant_id, kind, bucket, tries, fills, last_at)
  select $1, $2, bucket, 0, 0, $4 from unnest($3::text[]) as bucket order by bucket
  on conflict do nothing`;

const lockBuckets = `
  select bucket, tries, fills, last_at from accounts_guesses
  where merchant_id = $1 and kind = $2 and bucket = any($3)
  order by bucket for update`;

const countTries = `
  update accounts_guesses guess set tries = counted.tries, fills = counted.fills, last_at = $6
  from unnest($3::text[], $4::integer[], $5::integer[]) as counted (bucket, tries, fills)
  where guess.merchant_id = $1 and guess.kind = $2 and guess.bucket = counted.bucket`;

/**
 * Asks whether a secret may be tried once more, and counts the try: a thousand at once are counted one by one, before any of
 * them is looked at. Call it right before the secret is compared, outside of any transaction (what is refused must stay
 * counted), and `forgetGuesses` when it was right. A try that is refused here is not counted: it learns nothing.
 * Returns the refusal with the seconds to wait, or undefined.
 */
export async function guardGuesses(database: Database, guess: Guess): Promise<Refusal<"accounts.too_many_tries"> | undefined> {
  const { merchantId, kind, at } = guess;
  const buckets = bucketsOf(guess);
  const keys = buckets.map(({ key }) => key);
  const statesOf = (rows: readonly GuessRow[]) =>
    buckets.map((bucket) => {
      const row = rows.find((found) => found.bucket === bucket.key);
      return stateAt(row, bucket, at);
    });

  // Who has used up his tries is turned away without a lock.
  const refused = tooManyTries(statesOf(await database.query<GuessRow>(readBuckets, [merchantId, kind, keys])));
  if (refused !== undefined) return refused;
  return database.tx(async (transaction) => {
    await transaction.query(openBuckets, [merchantId, kind, keys, at]);
    const states = statesOf(await transaction.query<GuessRow>(lockBuckets, [merchantId, kind, keys]));
    const refusedMeanwhile = tooManyTries(states);
    if (refusedMeanwhile !== undefined) return refusedMeanwhile;
    const tries = states.map((state) => state.tries + 1);
    const fills = states.map((state) => state.fills);
    await transaction.query(countTries, [merchantId, kind, keys, tries, fills, at]);
    return undefined;
  });
}

function tooManyTries(states: readonly { readonly waitMs: number }[]): Refusal<"accounts.too_many_tries"> | undefined {
  const waitMs = Math.max(...states.map((state) => state.waitMs));
  if (waitMs === 0) return undefined;
  return refuse("accounts.too_many_tries", {
    values: { minutes: Math.ceil(waitMs / 60_000) },
    value: { retryAfterSeconds: Math.ceil(waitMs / 1_000) },
  });
}

import type { Queryable } from "@lantern/database/database.ts";
import { bucketsOf, stateAt, type Guess, type GuessRow } from "./guess-buckets.ts";
import type { GuessScope } from "./guess-limits.ts";

const selectBuckets = `
  select bucket, tries, fills, last_at from accounts_guesses where merchant_id = $1 and kind = $2 and bucket = any($3)`;

export type GuessCounts = Partial<Record<GuessScope, number>>;

/** Tries lately counted where this one would be, by scope; scopes in which it would not be counted are missing. */
export async function readGuesses(queryable: Queryable, guess: Guess): Promise<GuessCounts> {
  const buckets = bucketsOf(guess);
  const rows = await queryable.query<GuessRow>(selectBuckets, [guess.merchantId, guess.kind, buckets.map(({ key }) => key)]);
  return Object.fromEntries(
    buckets.map((bucket) => {
      const row = rows.find(({ bucket: key }) => key === bucket.key);
      return [bucket.scope, stateAt(row, bucket, guess.at).tries];
    }),
  );
}

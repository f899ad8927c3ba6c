/** Where a draw takes its chance from. Every draw function takes one, so that tests and audits call the production code. */
export interface RandomSource {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is a whole number from 1 to 2³². */
  nextBelow(bound: number): number;
}

/** A number of exactly `digits` digits as text, leading zeros kept: 1–9 digits, each value equally likely. */
export function drawDigits(random: RandomSource, digits: number): string {
  return random
    .nextBelow(10 ** digits)
    .toString()
    .padStart(digits, "0");
}

/**
 * `count` different items in drawn order, each ordered choice equally likely: the front of a Fisher–Yates shuffle.
 * Throws when there are fewer items than asked for.
 */
export function drawDistinct<Item>(random: RandomSource, items: readonly Item[], count: number): Item[] {
  if (count > items.length) throw new RangeError(`Cannot draw ${count} different items out of ${items.length}.`);
  const pool = [...items];
  for (let place = 0; place < count; place += 1) {
    const chosen = place + random.nextBelow(pool.length - place);
    [pool[place], pool[chosen]] = [pool[chosen] as Item, pool[place] as Item];
  }
  return pool.slice(0, count);
}

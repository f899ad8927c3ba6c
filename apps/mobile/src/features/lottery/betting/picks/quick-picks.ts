import { isPickOf, type PickValues } from "@lantern/rules/lottery/content.ts";

/** Shortcuts of a board of numbers. */
export type QuickPick = "odd" | "even" | "small" | "big";

/** The numbers of a board that a shortcut stands for; small is its lower half. */
export function quickPicks(choices: readonly string[], wish: QuickPick): readonly string[] {
  const half = choices.length / 2;
  switch (wish) {
    case "odd":
      return choices.filter((choice) => Number(choice) % 2 === 1);
    case "even":
      return choices.filter((choice) => Number(choice) % 2 === 0);
    case "small":
      return choices.filter((_, place) => place < half);
    case "big":
      return choices.filter((_, place) => place >= half);
  }
}

/** So many different numbers by chance, in order. `nextBelow` gives a whole number from 0 to below its bound, all equally likely. */
export function randomPicks(choices: readonly string[], count: number, nextBelow: (bound: number) => number): readonly string[] {
  const left = [...choices];
  const picked = Array.from({ length: Math.min(count, left.length) }, () => left.splice(nextBelow(left.length), 1)[0] ?? "");
  return picked.toSorted();
}

/**
 * The picked numbers and so many more by chance, each of the digits and values that the play allows and none twice. Gives up quietly
 * where all that are left were picked already.
 */
export function randomNumbers(
  values: PickValues,
  digits: number,
  picked: readonly string[],
  count: number,
  nextBelow: (bound: number) => number,
): readonly string[] {
  const numbers = new Set(picked);
  const wanted = numbers.size + count;
  for (let tries = 0; tries < count * 50 && numbers.size < wanted; tries += 1) {
    const number = Array.from({ length: digits }, () => nextBelow(10)).join("");
    if (isPickOf(values, number)) numbers.add(number);
  }
  return [...numbers];
}

/** The browser's chance, without bias. */
export function browserNextBelow(bound: number): number {
  const fairRange = 2 ** 32 - (2 ** 32 % bound);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fairRange);
  return (word[0] ?? 0) % bound;
}

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

/** The browser's chance, without bias. */
export function browserNextBelow(bound: number): number {
  const fairRange = 2 ** 32 - (2 ** 32 % bound);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fairRange);
  return (word[0] ?? 0) % bound;
}

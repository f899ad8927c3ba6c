import type { Play } from "../play.ts";
import { onePricePlay, smallPrizes } from "./number-play.ts";
import type { FourDPrize, FourDView } from "./result.ts";

/** The letters by which the houses name prizes: 4A is the first prize, 4D the starters, ABC the first three together. */
const letters: readonly (readonly [letter: string, prizes: readonly FourDPrize[]])[] = [
  ["a", ["first"]],
  ["b", ["second"]],
  ["c", ["third"]],
  ["abc", smallPrizes],
  ["d", ["starter"]],
  ["e", ["consolation"]],
];

/**
 * Plays on single prizes, as books beside the official houses sell them: 4A to 4E on all four digits, 3A to 3E and 3ABC on the last three,
 * 2A to 2E and 2ABC on the last two. One unit a number; a number that is drawn twice pays twice.
 */
export const singlePrizePlays: readonly Play[] = [
  ...ofDigits(4, { a: "5207", b: "0918", c: "7260", d: "1133", e: "6401" }),
  ...ofDigits(3, { a: "207", b: "918", c: "260", abc: "260", d: "133", e: "401" }),
  ...ofDigits(2, { a: "07", b: "18", c: "60", abc: "18", d: "33", e: "01" }),
];

function ofDigits(digits: 4 | 3 | 2, examples: Readonly<Record<string, string>>): Play[] {
  return letters.flatMap(([letter, prizes]) => {
    const exampleContent = examples[letter];
    if (exampleContent === undefined) return [];
    return [
      onePricePlay({
        name: `${digits}${letter}`,
        group: `digits_${digits}`,
        view: `last_${digits}` satisfies FourDView,
        prizes,
        exampleContent,
      }),
    ];
  });
}

import type { Play } from "../play.ts";
import { pricedPlay } from "./dice-play.ts";
import type { K3Options } from "./options.ts";
import { type Dice, isTriple } from "./result.ts";

/** The sums on sale: 3 and 18 come of triples alone and are left out where those lose. */
export function sumsOnSale({ triples }: K3Options): readonly number[] {
  const [from, to] = triples === "count" ? [3, 18] : [4, 17];
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The sum of the dice, and its two sides: big from 11, small up to 10, odd and even. Content: sums or words joined by `_`. */
export function sumPlays(options: K3Options): Play[] {
  const sums = sumsOnSale(options);
  const loses = (dice: Dice) => options.triples === "lose" && isTriple(dice);
  return [
    pricedPlay(
      {
        name: "sum",
        group: "sum",
        content: {
          form: "list",
          values: { kind: "range", from: sums[0] ?? 3, to: sums.at(-1) ?? 18, width: 1 },
          picksMin: 1,
          picksMax: sums.length,
        },
        picks: sums.map(String),
        keyOf: (sum) => `sum_${sum}`,
        exampleContent: "8",
        exampleDice: "242",
      },
      ({ sum }) => String(sum),
    ),
    sides(options, "big_small", ["big", "small"], "small", (dice) => (loses(dice) ? undefined : dice.sum > 10 ? "big" : "small")),
    sides(options, "odd_even", ["odd", "even"], "even", (dice) => (loses(dice) ? undefined : dice.sum % 2 === 1 ? "odd" : "even")),
  ];
}

function sides(
  { triples }: K3Options,
  name: string,
  words: readonly string[],
  exampleContent: string,
  outcomeOf: (dice: Dice) => string | undefined,
): Play {
  return pricedPlay(
    {
      name,
      group: "two_sided",
      content: { form: "list", values: { kind: "words", words }, picksMin: 1, picksMax: words.length },
      picks: words,
      keyOf: (word) => word,
      exampleContent,
      exampleDice: "242",
      ruleValues: { triples },
    },
    outcomeOf,
  );
}

import type { Play, WinPart } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { thaiPlay } from "./play.ts";
import { thaiNumbers } from "./result.ts";

/** The sides of a number, in the order that they are shown. */
const words = ["big", "small", "odd", "even"] as const;

/**
 * สูง-ต่ำ and คู่-คี่ of a drawn number: 500–999 or 50–99 are high, the lower half low; odd and even go by its last digit.
 * Content: words joined by `_` ("big_odd"), each a bet of its own with its own price.
 */
function sidesPlay(name: string, exampleContent: string, numberOf: (result: DrawResult) => string): Play {
  return thaiPlay({
    name,
    group: "sides",
    content: { form: "list", values: { kind: "words", words }, picksMin: 1, picksMax: words.length },
    oddsKeys: words,
    exampleContent,
    countUnits: ([picks = []]) => picks.length,
    judge: ([picks = []], result) => {
      const number = numberOf(result);
      const drawn = [number.charAt(0) >= "5" ? "big" : "small", Number(number) % 2 === 1 ? "odd" : "even"];
      const wins = drawn.filter((word) => picks.includes(word)).map((word): WinPart => ({ oddsKeys: [word], hits: 1 }));
      return { wins, pushedUnits: 0 };
    },
  });
}

export const sidesPlays: readonly Play[] = [
  sidesPlay("three_top_sides", "big", (result) => thaiNumbers(result).threeTop),
  sidesPlay("two_top_sides", "odd", (result) => thaiNumbers(result).threeTop.slice(-2)),
  sidesPlay("two_bottom_sides", "even", (result) => thaiNumbers(result).twoBottom),
];

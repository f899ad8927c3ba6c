import type { ContentRule, Selection } from "../content.ts";
import { hitsAt, type Play, winKey } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import type { ThaiOptions } from "./options.ts";
import { numbersContent, thaiPlay } from "./play.ts";
import { thaiNumbers } from "./result.ts";

type Side = "top" | "bottom";

const exampleDigits: Readonly<Record<Side, string>> = { top: "6", bottom: "8" };

function digitsOf(side: Side, result: DrawResult): string {
  const { threeTop, twoBottom } = thaiNumbers(result);
  return side === "top" ? threeTop : twoBottom;
}

/** วิ่งบน and วิ่งล่าง: a digit occurs anywhere among the three on top, or the two at the bottom. */
export function runPlays({ runRepeats }: ThaiOptions): Play[] {
  return (["top", "bottom"] as const).map((side) =>
    thaiPlay({
      name: `run_${side}`,
      group: "run",
      content: numbersContent(1),
      oddsKeys: [winKey],
      payBasis: runRepeats,
      exampleContent: exampleDigits[side],
      countUnits: ([digits = []]) => digits.length,
      judge: ([digits = []], result) => {
        const places = digitsOf(side, result).split("");
        const drawn = runRepeats === "once" ? [...new Set(places)] : places;
        return hitsAt(winKey, drawn.filter((digit) => digits.includes(digit)).length);
      },
    }),
  );
}

const placeNames = ["hundreds", "tens", "units"] as const;

/**
 * ปักหลักบน and ปักหลักล่าง: a digit stands at a certain place. Content: the digits of each place joined by `_`, the places by `|`
 * from the left, empty where nothing is bet ("6||2_7").
 */
export const pinPlays: readonly Play[] = (["top", "bottom"] as const).map((side) => {
  const names = side === "top" ? placeNames : placeNames.slice(1);
  return thaiPlay({
    name: `pin_${side}`,
    group: "run",
    content: { form: "positions", values: { kind: "digits", digits: 1 }, positions: names.length, picksMax: 10, empty: "allowed" },
    placeNames: names,
    oddsKeys: [winKey],
    exampleContent: [exampleDigits[side], ...names.slice(1).map(() => "")].join("|"),
    countUnits: (places) => places.reduce((sum, digits) => sum + digits.length, 0),
    judge: (places, result) => {
      const drawn = digitsOf(side, result);
      return hitsAt(winKey, places.filter((digits, place) => digits.includes(drawn.charAt(place))).length);
    },
  });
});

/**
 * Content: combinations of different digits, digits joined by `_`, combinations by `|` ("4_6|1_2"). A digit of them counts as
 * having come in a draw when it is among the three on top.
 */
function setPlay(
  name: string,
  group: "three" | "two",
  size: number,
  exampleContent: string,
  wins: (digits: readonly string[], top: string) => boolean,
): Play {
  const content: ContentRule = { form: "combinations", values: { kind: "digits", digits: 1 }, size, combinationsMax: 252 };
  return thaiPlay({
    name,
    group,
    content,
    oddsKeys: [winKey],
    exampleContent,
    countUnits: (parts: Selection) => parts.length,
    judge: (parts, result) => hitsAt(winKey, parts.filter((digits) => wins(digits, thaiNumbers(result).threeTop)).length),
    occursIn: (digit, result) => thaiNumbers(result).threeTop.includes(digit),
  });
}

/** สองตัวโต๊ด, also called 2 ใน 3: two different digits are both among the three on top, in any order. */
export const twoTodPlay: Play = setPlay("two_tod", "two", 2, "6_7", (digits, top) => digits.every((digit) => top.includes(digit)));

/** 3 ใน 4 and 3 ใน 5: the three digits on top are different and all among the four or five picked; doubles and triples lose. */
export const threeOfPlays: readonly Play[] = [
  setPlay("three_of_four", "three", 4, "4_6_7_9", isThreeOf),
  setPlay("three_of_five", "three", 5, "1_4_6_7_9", isThreeOf),
];

function isThreeOf(digits: readonly string[], top: string): boolean {
  return new Set(top).size === 3 && top.split("").every((digit) => digits.includes(digit));
}

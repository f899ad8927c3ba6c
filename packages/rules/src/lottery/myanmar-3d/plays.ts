import { ordersOf } from "../number-expansions.ts";
import { brakeOf } from "../number-sets.ts";
import { hitsAt, type Judgement, noHit, type Play, type WinPart, winKey } from "../play.ts";
import type { MyanmarThreeDigitOptions } from "./options.ts";
import { besideOf, myanmarThreeDigitCode, threeDigitsOf } from "./result.ts";

type PlayTerms = Pick<Play, "content" | "exampleContent" | "countUnits" | "judge" | "oddsKeys"> &
  Partial<Pick<Play, "expansions" | "placeNames" | "ruleValues">> & {
    readonly name: string;
    readonly group: "number" | "digit" | "sides";
  };

/** A play of the family: every pick costs one unit and pays once, and nothing ties. */
function threeDigitPlay({ name, group, ...terms }: PlayTerms): Play {
  return {
    ...terms,
    code: `${myanmarThreeDigitCode}_${name}`,
    family: myanmarThreeDigitCode,
    group: `myanmar_${group}`,
    playType: group === "sides" ? "Entertainment" : "Tradition",
    stakeUnitsPerLine: 1,
    payBasis: "once",
    tiePolicy: "none",
  };
}

/** What a bet on a number wins: its own price, or that of the numbers around the drawn one. */
type Around = "tot" | "near";

/** No number is both: another order keeps what the digits' sum leaves over nine, a step does not, and 000 and 999 have no other order. */
function aroundOf(number: string, drawn: string): Around | undefined {
  if (number !== drawn && ordersOf(drawn).includes(number)) return "tot";
  return besideOf(drawn).includes(number) ? "near" : undefined;
}

/**
 * ဒဲ့: the number as it is drawn. Content: different numbers joined by `_` ("047_647"). Where the numbers around the drawn one win
 * with it, a bet that missed takes `tot` for another order of the drawn digits, `near` for one more or one less (000 is beside 999).
 */
export function numberPlay({ around }: MyanmarThreeDigitOptions): Play {
  const consoled = around === "with_number";
  return threeDigitPlay({
    name: "number",
    group: "number",
    content: { form: "list", values: { kind: "digits", digits: 3 }, picksMin: 1, picksMax: 1_000 },
    oddsKeys: consoled ? [winKey, "tot", "near"] : [winKey],
    expansions: ["reverse"],
    ruleValues: { around },
    exampleContent: "647",
    countUnits: ([numbers = []]) => numbers.length,
    judge: ([numbers = []], result) => judgeNumbers(numbers, threeDigitsOf(result), consoled),
  });
}

function judgeNumbers(numbers: readonly string[], drawn: string, consoled: boolean): Judgement {
  const keys = numbers.map((number) => (number === drawn ? winKey : consoled ? aroundOf(number, drawn) : undefined));
  const wins = [winKey, "tot", "near"].flatMap((key): WinPart[] => {
    const hits = keys.filter((won) => won === key).length;
    return hits === 0 ? [] : [{ oddsKeys: [key], hits }];
  });
  return wins.length === 0 ? noHit : { wins, pushedUnits: 0 };
}

/** Bets of their own on the numbers around the drawn one. Content: different numbers joined by `_`. */
const aroundPlay = (name: string, exampleContent: string, wins: (number: string, drawn: string) => boolean): Play =>
  threeDigitPlay({
    name,
    group: "number",
    // A number of one digit has no other order.
    content: {
      form: "list",
      values: { kind: "digits", digits: 3, ...(name === "tot" ? ({ allAlike: "refused" } as const) : {}) },
      picksMin: 1,
      picksMax: 1_000,
    },
    oddsKeys: [winKey],
    ...(name === "tot" ? ({ singleBets: { order: "any" } } as const) : {}),
    exampleContent,
    countUnits: ([numbers = []]) => numbers.length,
    judge: ([numbers = []], result) => hitsAt(winKey, numbers.filter((number) => wins(number, threeDigitsOf(result))).length),
  });

/** ပတ်လည်: the drawn digits in any order, the picked one among them. ကပ်လျက်: one more or one less than the drawn number. */
export const aroundPlays: readonly Play[] = [
  aroundPlay("tot", "476", (number, drawn) => ordersOf(drawn).includes(number)),
  aroundPlay("near", "648", (number, drawn) => besideOf(drawn).includes(number)),
];

/**
 * ထိပ်, အလယ်, ပိတ်: a digit stands at the first, the middle or the last place. Content: the digits of each place joined by `_`,
 * the places by `|`, empty where nothing is bet ("6||2_7").
 */
export const placePlay: Play = threeDigitPlay({
  name: "place",
  group: "digit",
  content: { form: "positions", values: { kind: "digits", digits: 1 }, positions: 3, picksMax: 10, empty: "allowed" },
  placeNames: ["hundreds", "tens", "units"],
  oddsKeys: [winKey],
  exampleContent: "6||",
  countUnits: (places) => places.reduce((sum, digits) => sum + digits.length, 0),
  judge: (places, result) => {
    const drawn = threeDigitsOf(result);
    return hitsAt(winKey, places.filter((digits, place) => digits.includes(drawn.charAt(place))).length);
  },
});

/** ဘရိတ်: the last digit of the sum of the three. */
export const brakePlay: Play = threeDigitPlay({
  name: "brake",
  group: "digit",
  content: { form: "list", values: { kind: "digits", digits: 1 }, picksMin: 1, picksMax: 10 },
  oddsKeys: [winKey],
  exampleContent: "7",
  countUnits: ([digits = []]) => digits.length,
  judge: ([digits = []], result) => hitsAt(winKey, digits.includes(brakeOf(threeDigitsOf(result))) ? 1 : 0),
});

const sides = ["big", "small", "odd", "even"] as const;

/** အကြီး 500–999, အသေး 000–499; မ and စုံ by the last digit. */
export const sidesPlay: Play = threeDigitPlay({
  name: "sides",
  group: "sides",
  content: { form: "list", values: { kind: "words", words: sides }, picksMin: 1, picksMax: sides.length },
  oddsKeys: sides,
  exampleContent: "big",
  countUnits: ([words = []]) => words.length,
  judge: ([words = []], result) => {
    const number = Number(threeDigitsOf(result));
    const drawn = [number >= 500 ? "big" : "small", number % 2 === 1 ? "odd" : "even"];
    const wins = words.filter((word) => drawn.includes(word)).map((word): WinPart => ({ oddsKeys: [word], hits: 1 }));
    return { wins, pushedUnits: 0 };
  },
});

import type { NumberExpansion } from "../number-expansions.ts";
import { hitsAt, type Play, type WinPart, winKey } from "../play.ts";
import { brakeOf, numberSetNames, numberSets } from "../number-sets.ts";
import { myanmarTwoDigitCode, twoDigitsOf } from "./result.ts";

type PlayTerms = Pick<Play, "content" | "exampleContent" | "countUnits" | "judge" | "oddsKeys"> & {
  readonly name: string;
  readonly group: "number" | "digit" | "set" | "sides";
  readonly expansions?: readonly NumberExpansion[];
};

/** A play of the family: every pick costs one unit and pays once, and nothing ties. */
function twoDigitPlay({ name, group, ...terms }: PlayTerms): Play {
  return {
    ...terms,
    code: `${myanmarTwoDigitCode}_${name}`,
    family: myanmarTwoDigitCode,
    group: `myanmar_${group}`,
    playType: group === "sides" ? "Entertainment" : "Tradition",
    stakeUnitsPerLine: 1,
    payBasis: "once",
    tiePolicy: "none",
  };
}

/** Ways of entry: each stands for plain numbers. */
const expansions: readonly NumberExpansion[] = ["reverse", "front_run", "back_run", "nineteen_doors", "brake", ...numberSetNames];

/** ဒဲ့: the number as it is drawn. Content: different numbers joined by `_` ("05_38"). */
export const numberPlay: Play = twoDigitPlay({
  name: "number",
  group: "number",
  content: { form: "list", values: { kind: "digits", digits: 2 }, picksMin: 1, picksMax: 100 },
  oddsKeys: [winKey],
  expansions,
  exampleContent: "38",
  countUnits: ([numbers = []]) => numbers.length,
  judge: ([numbers = []], result) => hitsAt(winKey, numbers.includes(twoDigitsOf(result)) ? 1 : 0),
});

/** A bet on one digit that the number makes. Content: digits joined by `_`. */
function digitPlay(name: string, exampleContent: string, digitOf: (number: string) => string): Play {
  return twoDigitPlay({
    name,
    group: "digit",
    content: { form: "list", values: { kind: "digits", digits: 1 }, picksMin: 1, picksMax: 10 },
    oddsKeys: [winKey],
    exampleContent,
    countUnits: ([digits = []]) => digits.length,
    judge: ([digits = []], result) => hitsAt(winKey, digits.includes(digitOf(twoDigitsOf(result))) ? 1 : 0),
  });
}

/** ထိပ် (the first digit), ပိတ် (the last) and ဘရိတ် (the last digit of their sum), each one price for ten numbers. */
export const digitPlays: readonly Play[] = [
  digitPlay("head", "3", (number) => number.charAt(0)),
  digitPlay("tail", "8", (number) => number.charAt(1)),
  digitPlay("brake", "1", brakeOf),
];

/** A bet on words, each with its own price. Content: words joined by `_`. */
function wordPlay(
  name: string,
  terms: Pick<PlayTerms, "group" | "exampleContent"> & {
    readonly words: readonly string[];
    readonly drawnWords: (number: string) => readonly string[];
  },
): Play {
  const { group, exampleContent, words, drawnWords } = terms;
  return twoDigitPlay({
    name,
    group,
    exampleContent,
    content: { form: "list", values: { kind: "words", words }, picksMin: 1, picksMax: words.length },
    oddsKeys: words,
    countUnits: ([picks = []]) => picks.length,
    judge: ([picks = []], result) => {
      const drawn = drawnWords(twoDigitsOf(result));
      const wins = picks.filter((word) => drawn.includes(word)).map((word): WinPart => ({ oddsKeys: [word], hits: 1 }));
      return { wins, pushedUnits: 0 };
    },
  });
}

/** A whole set of numbers as one bet: it wins when the number is one of them. */
export const setPlay: Play = wordPlay("set", {
  group: "set",
  exampleContent: "power",
  words: numberSetNames,
  drawnWords: (number) => numberSetNames.filter((name) => numberSets[name].includes(number)),
});

/** အကြီး 50–99, အသေး 00–49; မ and စုံ by the last digit. */
export const sidesPlay: Play = wordPlay("sides", {
  group: "sides",
  exampleContent: "small",
  words: ["big", "small", "odd", "even"],
  drawnWords: (number) => [number.charAt(0) >= "5" ? "big" : "small", Number(number) % 2 === 1 ? "odd" : "even"],
});

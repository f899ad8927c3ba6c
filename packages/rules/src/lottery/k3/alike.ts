import type { Play } from "../play.ts";
import { dicePlay, faces } from "./dice-play.ts";
import type { K3Options } from "./options.ts";
import { isTriple } from "./result.ts";

const digits = ["1", "2", "3", "4", "5", "6"];
const triples = digits.map((face) => face.repeat(3));
const pairs = digits.map((face) => face.repeat(2));
/** Two alike and another: "112" stands for 1, 1 and 2 in any order. Written with the faces ascending. */
const pairsWithThird = digits
  .flatMap((pair) => digits.filter((third) => third !== pair).map((third) => (third < pair ? third + pair + pair : pair + pair + third)))
  .toSorted();

function listOf(numbers: readonly string[]) {
  return { form: "list", values: { kind: "listed", numbers }, picksMin: 1, picksMax: numbers.length } as const;
}

function listOfWord(word: string) {
  return { form: "list", values: { kind: "words", words: [word] }, picksMin: 1, picksMax: 1 } as const;
}

/** Three alike: a certain triple ("222"), or any of the six. */
export const triplePlays: readonly Play[] = [
  dicePlay(
    { name: "triple", group: "triple", content: listOf(triples), exampleContent: "222", exampleDice: "222" },
    ([triple = ""], { counts }) => counts[Number(triple[0])] === 3,
  ),
  dicePlay(
    { name: "triple_any", group: "triple", content: listOfWord("triple"), exampleContent: "triple", exampleDice: "222" },
    (_, dice) => isTriple(dice),
  ),
];

/** Two alike: with a certain third die ("112"), or with any ("11"), where the option says whether a triple counts as a pair too. */
export function pairPlays({ pair }: K3Options): Play[] {
  return [
    dicePlay(
      { name: "pair_exact", group: "pair", content: listOf(pairsWithThird), exampleContent: "224", exampleDice: "242" },
      ([picked = ""], { faces: drawn }) => drawn.map(String).toSorted().join("") === picked,
    ),
    dicePlay(
      { name: "pair", group: "pair", content: listOf(pairs), exampleContent: "22", exampleDice: "242", ruleValues: { pair } },
      ([picked = ""], { counts }) => {
        const count = counts[Number(picked[0])] ?? 0;
        return count === 2 || (count === 3 && pair === "with_triple");
      },
    ),
  ];
}

/** Faces that differ: three or two certain ones, any three in a row, and a face that shows at all. */
export const differentPlays: readonly Play[] = [
  dicePlay(
    {
      name: "three_different",
      group: "different",
      content: { form: "combinations", values: faces, size: 3, combinationsMax: 20 },
      exampleContent: "1_2_5",
      exampleDice: "512",
    },
    (picked, { counts }) => picked.every((face) => counts[Number(face)] === 1),
  ),
  dicePlay(
    {
      name: "two_different",
      group: "different",
      content: { form: "combinations", values: faces, size: 2, combinationsMax: 15 },
      exampleContent: "2_4",
      exampleDice: "242",
    },
    (picked, { counts }) => picked.every((face) => (counts[Number(face)] ?? 0) > 0),
  ),
  dicePlay(
    { name: "straight_any", group: "different", content: listOfWord("straight"), exampleContent: "straight", exampleDice: "435" },
    (_, { faces: drawn }) => {
      const [low = 0, middle = 0, high = 0] = drawn.toSorted((left, right) => left - right);
      return middle === low + 1 && high === middle + 1;
    },
  ),
  dicePlay(
    {
      name: "single",
      group: "single",
      content: { form: "list", values: faces, picksMin: 1, picksMax: 6 },
      exampleContent: "4",
      exampleDice: "242",
    },
    ([face = ""], { counts }) => (counts[Number(face)] ?? 0) > 0,
  ),
];

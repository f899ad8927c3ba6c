import type { LotteryFamily } from "../family.ts";
import { familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import {
  diceKinds,
  diceSums,
  distinctNumbers,
  numberOrders,
  type Proportion,
  topAndBottom,
  topKinds,
  truotMisses,
  xienHits,
} from "./proportions.ts";

/** Numbers of a draw as whole values in drawn order, scaled to 0 … size − 1. */
export interface DrawnValues {
  readonly name: string;
  readonly size: number;
  readonly base: number;
  readonly read: (result: DrawResult) => readonly number[];
}

/** A way of drawing: a family, under options where they change what is drawn. */
export interface DrawnGame {
  readonly name: string;
  readonly family: LotteryFamily;
  /** Which of the published seeds; see docs/randomness.md on those before it. */
  readonly seedNumber: number;
  /** Draws in the published sample: as many as give every test filled cells. */
  readonly draws: number;
  readonly values: readonly DrawnValues[];
  /** What else is known of a draw of this family exactly. */
  readonly proportions: readonly Proportion[];
}

/** The last digits of every lot of the prizes; of all prizes where none is named. */
function ends(name: string, digits: number, ...prizes: readonly string[]): DrawnValues {
  const lotsOf = (result: DrawResult) => (prizes.length === 0 ? Object.keys(result) : prizes).flatMap((prize) => result[prize] ?? []);
  return {
    name,
    size: 10 ** digits,
    base: 10,
    read: (result) => lotsOf(result).map((lot) => Number(lot.replace(/\D/g, "").slice(-digits))),
  };
}

const dice: DrawnValues = {
  name: "throws of three dice",
  size: 216,
  base: 6,
  read: ({ dice: faces = [] }) => [faces.reduce((value, face) => value * 6 + Number(face) - 1, 0)],
};

function vietnam(code: string, lots: number, special: number): Pick<DrawnGame, "values" | "proportions"> & { readonly code: string } {
  return {
    code,
    values: [ends(`two-digit ends of ${lots} lots`, 2), ends("special prize", special, "special")],
    proportions: [xienHits(lots), truotMisses(lots)],
  };
}

interface GameDeclaration extends Omit<DrawnGame, "name" | "family"> {
  readonly code: string;
  readonly draw?: string;
}

const first = ends("first prize", 6, "first");
const two = ends("two-digit number", 2, "two");
const three = ends("three-digit number", 3, "three");
const government = [topKinds, topAndBottom];

const declarations: readonly GameDeclaration[] = [
  { ...vietnam("vn_north", 27, 5), seedNumber: 1, draws: 4_000 },
  { ...vietnam("vn_central", 18, 6), seedNumber: 1, draws: 4_000 },
  { ...vietnam("vn_south", 18, 6), seedNumber: 1, draws: 4_000 },
  { ...vietnam("vn_pair", 36, 6), seedNumber: 1, draws: 2_000 },
  {
    code: "thai",
    draw: "government",
    seedNumber: 1,
    draws: 4_000,
    values: [first, ends("three-digit prizes", 3, "three_front", "three_last"), two],
    proportions: government,
  },
  {
    code: "thai",
    draw: "government_full",
    seedNumber: 1,
    draws: 300,
    values: [ends("six-digit prizes", 6, "first", "second", "third", "fourth", "fifth")],
    proportions: [],
  },
  {
    code: "thai",
    draw: "government_before_2015",
    seedNumber: 2,
    draws: 4_000,
    values: [first, ends("three-digit prizes", 3, "three_last"), two],
    proportions: government,
  },
  { code: "thai", draw: "five_digits", seedNumber: 1, draws: 4_000, values: [ends("round's number", 5, "five")], proportions: [topKinds] },
  {
    code: "thai",
    draw: "four_digits",
    seedNumber: 1,
    draws: 4_000,
    values: [ends("four-digit number", 4, "four")],
    proportions: [topKinds],
  },
  {
    code: "thai",
    draw: "stock_index",
    seedNumber: 2,
    draws: 4_000,
    values: [ends("index in hundredths", 8, "index"), ends("hundredths of the change", 2, "change")],
    proportions: [topKinds],
  },
  { code: "myanmar_2d", draw: "exchange", seedNumber: 1, draws: 4_000, values: [two], proportions: [] },
  { code: "myanmar_2d", draw: "house", seedNumber: 1, draws: 4_000, values: [two], proportions: [] },
  { code: "myanmar_3d", draw: "thai_first", seedNumber: 2, draws: 4_000, values: [three], proportions: [] },
  { code: "myanmar_3d", draw: "house", seedNumber: 1, draws: 4_000, values: [three], proportions: [] },
  {
    code: "four_d",
    seedNumber: 1,
    draws: 5_000,
    values: [ends("23 numbers", 4), ends("first prize", 4, "first")],
    proportions: [numberOrders, distinctNumbers],
  },
  { code: "k3", seedNumber: 1, draws: 6_000, values: [dice], proportions: [diceKinds, diceSums] },
];

/** Every way of drawing that the registry's families have. */
export const drawnGames: readonly DrawnGame[] = declarations.map(({ code, draw, ...rest }) => {
  const family = familyOf(code, draw === undefined ? {} : { draw });
  if (family === undefined) throw new RangeError(`There is no family ${code} with the draw ${draw ?? "that is its own"}.`);
  return { ...rest, name: draw === undefined ? code : `${code} ${draw}`, family };
});

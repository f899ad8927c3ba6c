import type { LotteryFamily } from "../family.ts";
import { fourDCode } from "../four-d/result.ts";
import { diceOf, k3Code } from "../k3/result.ts";
import { myanmarTwoDigitCode } from "../myanmar-2d/result.ts";
import { myanmarThreeDigitCode } from "../myanmar-3d/result.ts";
import { brakeOf } from "../number-sets.ts";
import type { Play } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { thaiCode, thaiNumbers } from "../thai/result.ts";
import { vietnamNorthCode } from "../vietnam-north/result.ts";
import { vietnamCentralCode, vietnamPairCode, vietnamSouthCode } from "../vietnam-provinces/result.ts";
import { manyView, placeViews, singleView, tenDigits, twoDigits, type NumberView } from "./number-view.ts";

/** The views of a family's draws that its players know, the first one theirs. Families without a list of their own are seen by their first prize. */
export function numberViewsOf(family: LotteryFamily): readonly NumberView[] {
  return (viewsByFamily[family.code] ?? mainPrizeViews)(family);
}

/** The view that a play is about: the numbers that its picks are. The family's first where none is. */
export function viewOfPlay(play: Play, views: readonly NumberView[]): NumberView | undefined {
  const named = playViews.find(({ pattern }) => pattern.test(play.code));
  return views.find(({ kind }) => kind === named?.kind) ?? views[0];
}

const playViews: readonly { readonly pattern: RegExp; readonly kind: NumberView["kind"] }[] = [
  { pattern: /^vn_.*_lo_2|_xien_|_da_|_truot_|_bao_\d$/, kind: "lo" },
  { pattern: /^vn_.*_head(_tail|_block)?$/, kind: "head" },
  { pattern: /^vn_.*_tail$/, kind: "tail" },
  { pattern: /^vn_.*_(cang|lo|bao)_/, kind: "place" },
  { pattern: /^thai_two_bottom/, kind: "two_bottom" },
  { pattern: /^thai_(three|pin_top)/, kind: "place" },
  { pattern: /^thai_run_top/, kind: "run_top" },
  { pattern: /^thai_(run|pin)_bottom/, kind: "run_bottom" },
  { pattern: /^myanmar_2d_head/, kind: "head" },
  { pattern: /^myanmar_2d_tail/, kind: "tail" },
  { pattern: /^myanmar_\dd_brake/, kind: "brake" },
  { pattern: /^four_d_2/, kind: "last_two" },
  { pattern: /^k3_single|^k3_(two|three)_different/, kind: "face" },
  { pattern: /^k3_pair/, kind: "pair" },
  { pattern: /^k3_triple/, kind: "triple" },
];

const viewsByFamily: Readonly<Record<string, (family: LotteryFamily) => readonly NumberView[]>> = {
  [vietnamNorthCode]: vietnamViews,
  [vietnamCentralCode]: vietnamViews,
  [vietnamSouthCode]: vietnamViews,
  [vietnamPairCode]: vietnamPairViews,
  [thaiCode]: thaiViews,
  [myanmarTwoDigitCode]: () => [
    singleView("two", twoDigits, (result) => onlyLot(result, "two")),
    singleView("head", tenDigits, (result) => onlyLot(result, "two").charAt(0)),
    singleView("tail", tenDigits, (result) => onlyLot(result, "two").charAt(1)),
    singleView("brake", tenDigits, (result) => brakeOf(onlyLot(result, "two"))),
  ],
  [myanmarThreeDigitCode]: () => [
    ...placeViews(3, (result) => onlyLot(result, "three")),
    singleView("brake", tenDigits, (result) => brakeOf(onlyLot(result, "three"))),
  ],
  [fourDCode]: () => [
    ...placeViews(4, (result) => onlyLot(result, "first")),
    manyView("last_two", twoDigits, (result) => allLots(result).map(lastTwo)),
  ],
  [k3Code]: () => [
    singleView("sum", range(3, 18), (result) => String(diceOf(result).sum)),
    manyView("face", range(1, 6), (result) => diceOf(result).faces.map(String)),
    manyView("pair", alike(2), (result) => facesShown(result, 2)),
    manyView("triple", alike(3), (result) => facesShown(result, 3)),
  ],
};

/** Đề of the special prize, lô of all of them, head and tail of the đề, and every digit of the special prize for càng. */
function vietnamViews(family: LotteryFamily): readonly NumberView[] {
  const special = (result: DrawResult) => onlyLot(result, "special");
  return [
    singleView("de", twoDigits, (result) => lastTwo(special(result))),
    manyView("lo", twoDigits, (result) => allLots(result).map(lastTwo)),
    singleView("head", tenDigits, (result) => lastTwo(special(result)).charAt(0)),
    singleView("tail", tenDigits, (result) => lastTwo(special(result)).charAt(1)),
    ...placeViews(digitsOfFirstPrize(family), special),
  ];
}

/** Two provinces are drawn at once: what came in either of them, and the đề of each. */
function vietnamPairViews(): readonly NumberView[] {
  const specials = (result: DrawResult) => (result["special"] ?? []).map(lastTwo);
  return [
    manyView("lo", twoDigits, (result) => allLots(result).map(lastTwo)),
    manyView("de", twoDigits, specials),
    manyView("head", tenDigits, (result) => specials(result).map((number) => number.charAt(0))),
    manyView("tail", tenDigits, (result) => specials(result).map((number) => number.charAt(1))),
    ...(["first", "second"] as const).flatMap((province, lot) => [
      ofProvince(
        province,
        singleView("head", tenDigits, (result) => (specials(result)[lot] ?? "").charAt(0)),
      ),
      ofProvince(
        province,
        singleView("tail", tenDigits, (result) => (specials(result)[lot] ?? "").charAt(1)),
      ),
    ]),
  ];
}

function ofProvince(province: "first" | "second", view: NumberView): NumberView {
  return { ...view, code: `${view.code}_${province}`, province };
}

function thaiViews(): readonly NumberView[] {
  const top = (result: DrawResult) => thaiNumbers(result).threeTop;
  const bottom = (result: DrawResult) => thaiNumbers(result).twoBottom;
  return [
    singleView("two_top", twoDigits, (result) => lastTwo(top(result))),
    singleView("two_bottom", twoDigits, bottom),
    ...placeViews(3, top),
    singleView("bottom_head", tenDigits, (result) => bottom(result).charAt(0)),
    singleView("bottom_tail", tenDigits, (result) => bottom(result).charAt(1)),
    manyView("run_top", tenDigits, (result) => top(result).split("")),
    manyView("run_bottom", tenDigits, (result) => bottom(result).split("")),
  ];
}

function mainPrizeViews(family: LotteryFamily): readonly NumberView[] {
  const [main] = family.resultShape;
  if (main === undefined || main.values.kind === "decimal") return [];
  if (main.values.kind === "range") {
    const { from, to, width } = main.values;
    return [manyView("face", range(from, to, width), (result) => result[main.prize] ?? [])];
  }
  return main.lots === 1 ? placeViews(main.values.digits, (result) => onlyLot(result, main.prize)) : [];
}

function digitsOfFirstPrize({ resultShape }: LotteryFamily): number {
  const values = resultShape[0]?.values;
  return values?.kind === "digits" ? values.digits : 0;
}

function onlyLot(result: DrawResult, prize: string): string {
  const lot = result[prize]?.[0];
  if (lot === undefined) throw new RangeError(`The result has no ${prize}.`);
  return lot;
}

function allLots(result: DrawResult): readonly string[] {
  return Object.values(result).flat();
}

function lastTwo(lot: string): string {
  return lot.slice(-2);
}

function range(from: number, to: number, width = 1): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(width, "0"));
}

/** "11", "22" … "66", or "111" … "666". */
function alike(count: number): readonly string[] {
  return range(1, 6).map((face) => face.repeat(count));
}

/** The faces that at least so many dice show, written as often: "33". */
function facesShown(result: DrawResult, count: number): readonly string[] {
  return diceOf(result).counts.flatMap((shown, face) => (shown >= count ? [String(face).repeat(count)] : []));
}

import { divideRoundingDown } from "@lantern/money/rounding.ts";
import { scaleDecimalRoundingDown } from "@lantern/money/multiply.ts";
import type { AmountUnits } from "@lantern/money/amount.ts";
import type { PlayOdds } from "./odds.ts";
import type { Play } from "./play.ts";
import type { PrizeMode } from "../games/constants.ts";

/**
 * The series (奖金组) of a line of Tradition says how much of its price is a prize and how much comes back as a rebate.
 * Whole numbers; `minSeries` ≤ `defaultSeries` ≤ `maxBetSeries` ≤ `maxSeries` ≤ 2000.
 */
export interface SeriesRange {
  readonly minSeries: number;
  /** The series that the prices of the list are stated for. */
  readonly maxSeries: number;
  /** The most that this member may choose; what he chooses less than it is his rebate. */
  readonly maxBetSeries: number;
  readonly defaultSeries: number;
}

/** A series of so many is the whole of a fair price; a rebate is a share of it. */
export const seriesScale = 2000;

const seriesBetween = (minSeries: number, maxSeries: number): SeriesRange => ({
  minSeries,
  maxSeries,
  maxBetSeries: maxSeries,
  defaultSeries: maxSeries,
});

/** What the house offers a member to whom nobody has set less. Elott has prices that stand. */
export const houseSeries: Readonly<Record<PrizeMode, SeriesRange>> = {
  Lott: seriesBetween(1700, 1960),
  SEA: seriesBetween(1800, 1980),
  ZY: seriesBetween(1700, 1960),
  Elott: seriesBetween(1960, 1960),
};

/** The series of one line: prices at it and what of the stake comes back. */
export interface ChosenSeries {
  readonly series: number;
  readonly maxSeries: number;
  /** The rebate in two-thousandths of the stake. */
  readonly rebatePer2000: number;
}

/**
 * What a line of the play is bet at: `wished`, or the default where nothing is wished. Undefined where the range does not
 * hold the wish, and for plays of Entertainment, which have none, where one is wished at all.
 */
export function chosenSeries(play: Play, range: SeriesRange, wished: unknown): ChosenSeries | "none" | undefined {
  if (play.playType === "Entertainment") return wished === undefined ? "none" : undefined;
  const series = wished === undefined ? range.defaultSeries : wished;
  if (typeof series !== "number" || !Number.isInteger(series) || series < range.minSeries || series > range.maxBetSeries) return undefined;
  return { series, maxSeries: range.maxSeries, rebatePer2000: range.maxBetSeries - series };
}

/** The prices of a play at a series: price × series / maxSeries, exact and rounded down to 4 decimals. */
export function oddsAtSeries(odds: PlayOdds, { series, maxSeries }: Pick<ChosenSeries, "series" | "maxSeries">): PlayOdds {
  if (series === maxSeries) return odds;
  const ratio = { numerator: BigInt(series), denominator: BigInt(maxSeries) };
  return Object.fromEntries(Object.entries(odds).map(([key, price]) => [key, scaleDecimalRoundingDown(price, ratio, 4)]));
}

/** What comes back of a stake when its bet is settled, in whole units rounded down. Stake that a tie returned earns none. */
export function rebateUnits(
  rebatePer2000: number,
  { amountUnits, pushUnits }: { readonly amountUnits: AmountUnits; readonly pushUnits: AmountUnits },
): AmountUnits {
  return divideRoundingDown((amountUnits - pushUnits) * BigInt(rebatePer2000), BigInt(seriesScale));
}

/** A rebate as a percentage of the stake, for people: 260 of 2000 are 13. */
export function rebatePercent(rebatePer2000: number): number {
  return (rebatePer2000 * 100) / seriesScale;
}

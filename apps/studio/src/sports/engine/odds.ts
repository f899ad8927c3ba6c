import type { Market, Selection } from "./markets.ts";
import type { MatchModel } from "./types.ts";

/** Odds outside these are not offered, in hundredths. */
const oddsMin = 101n;
const oddsMax = 50_000n;

const percent = 10_000n;

/** What a selection pays and how likely it is. */
export interface PricedSelection {
  readonly code: string;
  /** What a unit staked pays back, in hundredths; 0 where the selection is not offered. */
  readonly oddsHundredths: number;
  /** Its share of the model's total weight. */
  readonly weight: bigint;
}

/** The exact weight of a selection: the outcomes by which it wins, counted one by one. */
export function weightOf({ outcomes }: MatchModel, selection: Selection): bigint {
  return outcomes.reduce((sum, { outcome, weight }) => (selection.wins(outcome) ? sum + weight : sum), 0n);
}

/**
 * The odds of a market: the fair ones less the margin, cut to two decimals. So a stake's exact return, odds times chance, is never above
 * 100 % less the margin.
 */
export function priceMarket(model: MatchModel, { marginBasisPoints, selections }: Market): readonly PricedSelection[] {
  return selections.map((selection) => {
    const weight = weightOf(model, selection);
    const odds = weight === 0n ? 0n : (model.total * 100n * (percent - BigInt(marginBasisPoints))) / (percent * weight);
    return { code: selection.code, weight, oddsHundredths: odds < oddsMin || odds > oddsMax ? 0 : Number(odds) };
  });
}

/** The exact share of stakes on a selection that comes back, as a fraction. */
export function returnOf({ total }: MatchModel, { oddsHundredths, weight }: PricedSelection): { numerator: bigint; denominator: bigint } {
  return { numerator: BigInt(oddsHundredths) * weight, denominator: 100n * total };
}

/** What a winning stake pays, stake included. Stakes are whole hundreds of units, so it is exact. */
export function payoutOf(stakeUnits: bigint, oddsHundredths: number): bigint {
  if (stakeUnits % 100n !== 0n) throw new RangeError(`A stake of ${stakeUnits} units does not pay an exact amount.`);
  return (stakeUnits / 100n) * BigInt(oddsHundredths);
}

/** "1.85" of 185. */
export function oddsText(oddsHundredths: number): string {
  return `${Math.trunc(oddsHundredths / 100)}.${String(oddsHundredths % 100).padStart(2, "0")}`;
}

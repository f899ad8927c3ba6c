import type { AmountUnits } from "@lantern/money/amount.ts";
import { compareRatios, decimalRatio, multiplyRoundingDown, type Ratio, ratioZero } from "@lantern/money/multiply.ts";
import type { Selection } from "../content.ts";
import type { PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { type SingleBet, singleBetsOf } from "./single-bets.ts";

/** A line as the house owes on it. */
export interface ExposedLine {
  readonly play: Play;
  readonly selection: Selection;
  /** What one stake unit costs, the multiple included. */
  readonly unitStakeUnits: AmountUnits;
  /** The odds frozen on it. */
  readonly odds: PlayOdds;
  /** The most that the line may win. */
  readonly winAmountMaxUnits: AmountUnits;
}

/**
 * What the house would have to pay on each number of a line when it comes once, at the best price that it may win; in units of money,
 * rounded down as a win is. Where a play pays for every hit, a number that comes again pays as often again.
 */
export function payoutsOf(line: ExposedLine): ReadonlyMap<string, AmountUnits> {
  const payouts = new Map<string, AmountUnits>();
  for (const bet of singleBetsOf(line.play, line.selection)) {
    payouts.set(bet.number, (payouts.get(bet.number) ?? 0n) + payoutOf(bet, line));
  }
  return payouts;
}

/** What one bet of a line pays when it comes once. */
export function payoutOf(bet: SingleBet, line: Omit<ExposedLine, "play" | "selection">): AmountUnits {
  const payout = multiplyRoundingDown(line.unitStakeUnits, bestPrice(bet, line.odds));
  return payout > line.winAmountMaxUnits ? line.winAmountMaxUnits : payout;
}

/** @throws RangeError where the odds lack all of the bet's prices. */
export function bestPrice({ number, oddsKeys }: SingleBet, odds: PlayOdds): Ratio {
  let best = ratioZero;
  for (const key of oddsKeys) {
    const price = decimalRatio(odds[key] ?? "0");
    if (compareRatios(price, best) > 0) best = price;
  }
  if (best === ratioZero) throw new RangeError(`The odds have no price for ${number}.`);
  return best;
}

import { type AmountUnits, amountUnitsMax } from "@lantern/money/amount.ts";
import { type ContentFault, formatContent, parseContent, type Selection } from "./content.ts";
import type { LotteryFamily } from "./family.ts";
import { freezeOdds, oddsMissing, type OddsSet, type PlayOdds } from "./odds.ts";
import type { Play } from "./play.ts";
import { chosenSeries, oddsAtSeries, type SeriesRange } from "./series.ts";

/** The part of a singleBetPrice that one stake unit costs, by the wire's `bettingApproach`. */
export const bettingApproaches = [
  { code: 1, unit: "1", divisor: 1n },
  { code: 2, unit: "0.1", divisor: 10n },
  { code: 3, unit: "0.01", divisor: 100n },
] as const;

/** What a game allows on one line for one issue. */
export interface LineLimits {
  /** The least that a line may cost. */
  readonly betAmountMinUnits: AmountUnits;
  readonly betAmountMaxUnits: AmountUnits;
  readonly betMultipleMax: number;
  /** The most that a line may win. */
  readonly winAmountMaxUnits: AmountUnits;
}

/** One line as it was asked for: one content for one issue. What the client computed is never among it. */
export interface LineRequest {
  readonly playId: unknown;
  readonly bettingContent: unknown;
  readonly singleBetPriceUnits: AmountUnits;
  readonly bettingApproach: unknown;
  readonly multiple: unknown;
  /** The series that is wished; undefined for the default, and for plays of Entertainment. */
  readonly series?: unknown;
}

export interface LineTerms {
  readonly family: LotteryFamily;
  /** The price list of the prize mode, stated for its `maxSeries`. */
  readonly odds: OddsSet;
  readonly limits: LineLimits;
  /** What the member may choose in this prize mode. */
  readonly series: SeriesRange;
}

/** An acceptable line with everything computed by us and its odds frozen. */
export interface AcceptedLine {
  readonly play: Play;
  /** Canonical content: equal bets have equal contents. */
  readonly content: string;
  readonly selection: Selection;
  /** Stake units of one multiple. */
  readonly count: number;
  readonly multiple: number;
  /** What one stake unit costs, the multiple included: what settlement multiplies odds with. */
  readonly unitStakeUnits: AmountUnits;
  /** count × unit × multiple × singleBetPrice. */
  readonly amountUnits: AmountUnits;
  /** At the line's series. */
  readonly odds: PlayOdds;
  /** Undefined where prices stand. */
  readonly series: number | undefined;
  /** What of the stake comes back when the bet is settled, in two-thousandths. */
  readonly rebatePer2000: number;
}

/** Error codes of the wire, and what made the line unacceptable. */
export type LineRefusal =
  | { readonly ok: false; readonly error: "lottery.play_unknown" }
  | { readonly ok: false; readonly error: "lottery.content_invalid"; readonly fault: ContentFault }
  | { readonly ok: false; readonly error: "lottery.stake_invalid" }
  | { readonly ok: false; readonly error: "lottery.series_invalid"; readonly minSeries: number; readonly maxSeries: number }
  | { readonly ok: false; readonly error: "lottery.multiple_invalid"; readonly betMultipleMax: number }
  | { readonly ok: false; readonly error: "lottery.limit_exceeded" | "lottery.below_minimum"; readonly limitUnits: AmountUnits };

export type LineCheck = { readonly ok: true; readonly line: AcceptedLine } | LineRefusal;

/**
 * Checks one order line and computes what it costs: count × unit × multiple × singleBetPrice.
 * A price that the chosen unit cannot divide into whole units of money is refused, never rounded.
 */
export function checkLine(request: LineRequest, terms: LineTerms): LineCheck {
  const play = typeof request.playId === "string" ? terms.family.playByCode(request.playId) : undefined;
  // A play without a full price is not on offer.
  if (play === undefined || oddsMissing(play, terms.odds).length > 0) return { ok: false, error: "lottery.play_unknown" };
  const parsed = parseContent(play.content, request.bettingContent);
  if (!parsed.ok) return { ok: false, error: "lottery.content_invalid", fault: parsed.reason };
  const { multiple } = request;
  const { betAmountMaxUnits, betAmountMinUnits, betMultipleMax } = terms.limits;
  if (typeof multiple !== "number" || !Number.isInteger(multiple) || multiple < 1 || multiple > betMultipleMax) {
    return { ok: false, error: "lottery.multiple_invalid", betMultipleMax };
  }
  const baseUnits = stakeOfOneUnit(request);
  if (baseUnits === undefined) return { ok: false, error: "lottery.stake_invalid" };
  const unitStakeUnits = baseUnits * BigInt(multiple);
  const count = play.countUnits(parsed.selection);
  const amountUnits = unitStakeUnits * BigInt(count);
  if (amountUnits > betAmountMaxUnits || amountUnits > amountUnitsMax) {
    return { ok: false, error: "lottery.limit_exceeded", limitUnits: betAmountMaxUnits };
  }
  if (amountUnits < betAmountMinUnits) {
    return { ok: false, error: "lottery.below_minimum", limitUnits: betAmountMinUnits };
  }
  const chosen = chosenSeries(play, terms.series, request.series);
  if (chosen === undefined) {
    const { minSeries, maxBetSeries } = terms.series;
    return { ok: false, error: "lottery.series_invalid", minSeries, maxSeries: maxBetSeries };
  }
  const listed = freezeOdds(play, terms.odds);
  const { series, rebatePer2000, odds } =
    chosen === "none" ? { series: undefined, rebatePer2000: 0, odds: listed } : { ...chosen, odds: oddsAtSeries(listed, chosen) };
  const content = formatContent(parsed.selection);
  const { selection } = parsed;
  return {
    ok: true,
    line: { play, content, selection, count, multiple, unitStakeUnits, amountUnits, odds, series, rebatePer2000 },
  };
}

function stakeOfOneUnit(request: LineRequest): AmountUnits | undefined {
  const approach = bettingApproaches.find(({ code }) => code === request.bettingApproach);
  if (approach === undefined || request.singleBetPriceUnits <= 0n) return undefined;
  return request.singleBetPriceUnits % approach.divisor === 0n ? request.singleBetPriceUnits / approach.divisor : undefined;
}

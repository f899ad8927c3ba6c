import { marketsOf } from "../engine/markets.ts";
import { matchModel } from "../engine/match-model.ts";
import { seeMatch, type SeenMatch } from "../engine/match-view.ts";
import { oddsText, priceMarket } from "../engine/odds.ts";
import type { PlannedMatch } from "../leagues/fixtures.ts";
import { clubOf } from "../leagues/registry.ts";
import type { League } from "../leagues/types.ts";
import type { StoredBet } from "./storage/bets.ts";
import type { StoredMatch } from "./storage/matches.ts";

export interface SelectionView {
  readonly code: string;
  /** What a unit staked pays back; absent where the selection is not offered. */
  readonly odds?: string;
}

export interface MarketView {
  readonly code: string;
  readonly selections: readonly SelectionView[];
}

/** A match to come. Clubs are codes of the league. */
export interface UpcomingView {
  readonly matchCode: string;
  readonly home: string;
  readonly away: string;
  /** UTC, ms. */
  readonly kickOffAtMs: number;
  readonly closesAtMs: number;
  readonly markets: readonly MarketView[];
}

/** A match that is on or over. */
export interface PlayedView {
  readonly matchCode: string;
  readonly home: string;
  readonly away: string;
  readonly kickOffAtMs: number;
  readonly playMs: number;
  readonly state: StoredMatch["state"];
  /** Absent of a match that is void. */
  readonly seen?: SeenMatch;
}

export interface BetView {
  readonly betId: string;
  readonly betKey: string;
  readonly matchCode: string;
  readonly home: string;
  readonly away: string;
  readonly kickOffAtMs: number;
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
  readonly stakeUnits: string;
  /** `returned`: the stake went back, or is on its way. */
  readonly result: "open" | "won" | "lost" | "returned";
  /** What came back, stake included; "0" while the bet is open. */
  readonly payoutUnits: string;
  /** Whether the platform has confirmed everything. */
  readonly settled: boolean;
  /** Why a stake was returned. */
  readonly reason?: string;
  /** UTC, ISO 8601. */
  readonly placedAt: string;
}

/** Betting ends this long before the kick-off, so that an answer of the platform still comes in time. */
export const closesBeforeMs = 3_000;

export function viewUpcoming(match: PlannedMatch): UpcomingView {
  const { code, home, away, kickOffAtMs } = match;
  return {
    matchCode: code,
    home: home.code,
    away: away.code,
    kickOffAtMs,
    closesAtMs: kickOffAtMs - closesBeforeMs,
    markets: marketsOfMatch(match),
  };
}

/** The odds of a pair never change, so they are counted once. */
const pricedPairs = new Map<string, readonly MarketView[]>();

function marketsOfMatch({ league, home, away }: PlannedMatch): readonly MarketView[] {
  const key = `${league.code} ${home.code} ${away.code}`;
  const known = pricedPairs.get(key);
  if (known !== undefined) return known;
  const model = matchModel(league.rules, home.strength, away.strength);
  const priced = marketsOf(league.rules).map((market) => ({
    code: market.code,
    selections: priceMarket(model, market).map(({ code, oddsHundredths }) => ({
      code,
      ...(oddsHundredths === 0 ? {} : { odds: oddsText(oddsHundredths) }),
    })),
  }));
  pricedPairs.set(key, priced);
  return priced;
}

export function viewPlayed(league: League, match: StoredMatch, nowMs: number): PlayedView {
  const { code, home, away, kickOffAtMs, playMs, state, drawn } = match;
  const atPermille = state === "playing" ? Math.trunc(((nowMs - kickOffAtMs) * 1_000) / playMs) : 1_000;
  return {
    matchCode: code,
    home: clubOf(league, home).code,
    away: clubOf(league, away).code,
    kickOffAtMs,
    playMs,
    state,
    ...(drawn === undefined ? {} : { seen: seeMatch(league.rules, drawn, atPermille) }),
  };
}

export function viewBet(bet: StoredBet): BetView {
  const { betId, betKey, matchCode, home, away, kickOffAtMs, market, selection, oddsHundredths, stakeUnits, state, refusal } = bet;
  const result = resultOf(bet);
  const payoutUnits = result === "returned" ? stakeUnits : (bet.payoutUnits ?? 0n);
  return {
    betId,
    betKey,
    matchCode,
    home,
    away,
    kickOffAtMs,
    market,
    selection,
    odds: oddsText(oddsHundredths),
    stakeUnits: stakeUnits.toString(),
    result,
    payoutUnits: payoutUnits.toString(),
    settled: state === "settled" || state === "withdrawn",
    ...(result === "returned" && refusal !== undefined ? { reason: refusal } : {}),
    placedAt: new Date(bet.createdAtMs).toISOString(),
  };
}

function resultOf({ state, payoutUnits }: StoredBet): BetView["result"] {
  if (state === "withdrawing" || state === "withdrawn") return "returned";
  if (payoutUnits === undefined) return "open";
  return payoutUnits > 0n ? "won" : "lost";
}

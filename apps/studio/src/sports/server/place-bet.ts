import { findSession } from "../../server/find-session.ts";
import { isGameRefusalCode, refuse, type GameRefusal } from "../../server/game-refusal.ts";
import { newRoundId } from "../../server/new-id.ts";
import type { RealSession } from "../../server/storage/sessions.ts";
import type { Studio } from "../../server/studio.ts";
import { setTimeout as wait } from "node:timers/promises";
import { marketsOf } from "../engine/markets.ts";
import { matchModel } from "../engine/match-model.ts";
import { oddsText, priceMarket } from "../engine/odds.ts";
import { findMatch, type PlannedMatch } from "../leagues/fixtures.ts";
import { findLeague } from "../leagues/registry.ts";
import { findStoredMatch } from "./storage/matches.ts";
import { countOpenBets, findBetByKey, getBet, insertBet, type StoredBet } from "./storage/bets.ts";
import { isAllowedStake } from "./stakes.ts";
import { betTurn, tellPlatform } from "./tell-platform.ts";
import { closesBeforeMs, viewBet, type BetView } from "./views.ts";

export interface BetRequest {
  readonly sessionToken: string;
  /** Made by the client, one for each confirmation: sending it again is asking for the same bet. */
  readonly betKey: string;
  readonly matchCode: string;
  readonly market: string;
  readonly selection: string;
  /** The odds that the player saw: with others there is no bet. */
  readonly odds: string;
  readonly stakeUnits: bigint;
}

export interface PlacedBet {
  readonly bet: BetView;
  /** After the stake, as the platform said it. */
  readonly balanceUnits?: string;
}

/** Bets that a player may have waiting in a game. */
export const openBetsMax = 50;

/** Places one bet, or answers the bet of that key if it was placed before. */
export async function placeBet(studio: Studio, request: BetRequest): Promise<PlacedBet | GameRefusal> {
  const session = findSession(studio, request.sessionToken);
  if (session === undefined) return refuse("session_expired");
  if (session.mode === "free" || findLeague(session.gameCode) === undefined) return refuse("unknown_game");
  const existing = findBetByKey(studio.database, session.owner, session.gameCode, request.betKey);
  if (existing !== undefined) return isSameBet(existing, request) ? finish(studio, existing.betId) : refuse("invalid_request");
  const begun = beginBet(studio, session, request);
  return typeof begun === "string" ? finish(studio, begun) : begun;
}

function isSameBet(bet: StoredBet, request: BetRequest): boolean {
  return (
    bet.matchCode === request.matchCode &&
    bet.market === request.market &&
    bet.selection === request.selection &&
    bet.stakeUnits === request.stakeUnits &&
    oddsText(bet.oddsHundredths) === request.odds
  );
}

/** Stores the bet before its stake is asked for, so that whatever happens to it is found again. Gives its id. */
function beginBet(studio: Studio, session: RealSession, request: BetRequest): string | GameRefusal {
  const { owner, gameCode, playerId, playerToken, currency } = session;
  const league = findLeague(gameCode);
  const match = league === undefined ? undefined : findMatch(league, request.matchCode, studio.configuration.matchTimetable);
  if (match === undefined) return refuse("invalid_request");
  const nowMs = studio.nowMs();
  if (nowMs >= match.kickOffAtMs - closesBeforeMs || findStoredMatch(studio.database, match.code) !== undefined)
    return refuse("bet_too_late");
  if (match.kickOffAtMs > nowMs + offeredAheadMs) return refuse("invalid_request");
  const oddsHundredths = oddsOf(match, request);
  if (oddsHundredths === 0) return refuse("invalid_request");
  if (oddsText(oddsHundredths) !== request.odds) return refuse("odds_changed");
  if (!isAllowedStake(currency, request.stakeUnits)) return refuse("stake_not_allowed");
  if (countOpenBets(studio.database, owner, gameCode) >= openBetsMax) return refuse("too_many_bets");
  const betId = newRoundId(nowMs);
  const { betKey, market, selection, stakeUnits } = request;
  const ofMatch = { matchCode: match.code, home: match.home.code, away: match.away.code, kickOffAtMs: match.kickOffAtMs };
  const ofPlayer = { owner, gameCode, playerId, playerToken, currency };
  insertBet(
    studio.database,
    { betId, betKey, ...ofPlayer, ...ofMatch, market, selection, oddsHundredths, stakeUnits, createdAtMs: nowMs },
    nowMs + studio.timing.deliveryGraceMs,
  );
  return betId;
}

/** Nobody bets on next week's matches: their odds would outlive a change of the league. */
const offeredAheadMs = 3_600_000;

/** The odds of a selection of a match; 0 where it is not offered. */
function oddsOf({ league, home, away }: PlannedMatch, request: Pick<BetRequest, "market" | "selection">): number {
  const market = marketsOf(league.rules).find(({ code }) => code === request.market);
  if (market === undefined) return 0;
  const priced = priceMarket(matchModel(league.rules, home.strength, away.strength), market);
  return priced.find(({ code }) => code === request.selection)?.oddsHundredths ?? 0;
}

/** Asks the platform for the stake until its answer is known, as far as that goes now. */
async function finish(studio: Studio, betId: string): Promise<PlacedBet | GameRefusal> {
  const turn = betTurn(betId);
  let balanceUnits: bigint | undefined;
  for (let tries = 0; ; tries += 1) {
    await studio.turns.running(turn)?.done;
    if (getBet(studio.database, betId).state !== "placing") break;
    if (studio.turns.running(turn) === undefined) balanceUnits = await studio.turns.run(turn, betId, () => tellPlatform(studio, betId));
    const delayMs = studio.timing.betRetryDelaysMs[tries];
    if (getBet(studio.database, betId).state !== "placing" || delayMs === undefined || studio.isClosing()) break;
    await wait(delayMs);
  }
  const bet = getBet(studio.database, betId);
  if (bet.state === "refused" || bet.state === "withdrawing" || bet.state === "withdrawn") {
    return refuse(isGameRefusalCode(bet.refusal) ? bet.refusal : "round_voided");
  }
  if (bet.state === "placing") return refuse("platform_unavailable");
  return { bet: viewBet(bet), ...(balanceUnits === undefined ? {} : { balanceUnits: balanceUnits.toString() }) };
}

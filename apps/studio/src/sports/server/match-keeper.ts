import { inTransaction } from "../../server/storage/open-database.ts";
import type { Studio } from "../../server/studio.ts";
import { drawMatch } from "../engine/draw-match.ts";
import { findSelection } from "../engine/markets.ts";
import { payoutOf } from "../engine/odds.ts";
import type { DrawnMatch, Outcome } from "../engine/types.ts";
import { findMatch, matchFrom, type PlannedMatch } from "../leagues/fixtures.ts";
import type { League } from "../leagues/types.ts";
import { findLeague, leagues } from "../leagues/registry.ts";
import { listMissedMatches, listWaitingBets, moveBet, type StoredBet } from "./storage/bets.ts";
import { endMatch, findStoredMatch, insertMatch, listOverMatches } from "./storage/matches.ts";
import { withdraw } from "./tell-platform.ts";

/** A match that could not be drawn this long after its time is not played any more: its stakes go back. */
export const kickOffGraceMs = 30_000;

/** Begins, ends and calls off what is due. Safe to call at any time, and as often as one likes. */
export function keepMatches(studio: Studio): void {
  for (const league of leagues) {
    for (const match of dueMatches(studio, league)) {
      if (findStoredMatch(studio.database, match.code) === undefined) kickOff(studio, match);
    }
  }
  for (const match of listOverMatches(studio.database, studio.nowMs())) {
    const { drawn } = match;
    if (drawn === undefined) throw new Error(`The match ${match.code} is played though nothing was drawn.`);
    inTransaction(studio.database, () => {
      endMatch(studio.database, match.code);
      for (const bet of listWaitingBets(studio.database, match.code)) settle(studio, bet, drawn.outcome);
    });
  }
  for (const { matchCode, gameCode } of listMissedMatches(studio.database, studio.nowMs() - kickOffGraceMs)) {
    callOff(studio, matchCode, gameCode);
  }
}

/** A league's matches whose time has come, as far as they may still begin. */
function dueMatches(studio: Studio, league: League): PlannedMatch[] {
  const nowMs = studio.nowMs();
  const { matchTimetable } = studio.configuration;
  const due: PlannedMatch[] = [];
  for (let fromMs = nowMs - kickOffGraceMs; ;) {
    const match = matchFrom(league, fromMs, matchTimetable);
    if (match.kickOffAtMs > nowMs) return due;
    due.push(match);
    fromMs = match.kickOffAtMs + 1;
  }
}

/**
 * Draws a match and stores it in one piece with what becomes of the bets on it. A stake that is not confirmed by now goes back. Where the
 * source of chance fails, the match is void, whoever would have won.
 */
function kickOff(studio: Studio, match: PlannedMatch): void {
  const drawn = draw(studio, match);
  inTransaction(studio.database, () => {
    insertMatch(studio.database, match, drawn);
    for (const bet of listWaitingBets(studio.database, match.code)) {
      if (drawn === undefined) withdraw(studio, bet, "match_void");
      else if (bet.state === "placing") withdraw(studio, bet, "bet_too_late");
    }
  });
}

function draw(studio: Studio, { code, league, home, away }: PlannedMatch): DrawnMatch | undefined {
  try {
    return drawMatch(league.rules, home.strength, away.strength, studio.random);
  } catch (failure) {
    studio.log.error({ matchCode: code, failure }, "the match could not be drawn and is void");
    return undefined;
  }
}

function settle(studio: Studio, bet: StoredBet, outcome: Outcome): void {
  const rules = findLeague(bet.gameCode)?.rules;
  const selection = rules === undefined ? undefined : findSelection(rules, bet.market, bet.selection);
  // A market that the studio no longer has cannot be read any more: the stake goes back.
  if (selection === undefined) return withdraw(studio, bet, "match_void");
  const payoutUnits = selection.wins(outcome) ? payoutOf(bet.stakeUnits, bet.oddsHundredths) : 0n;
  moveBet(studio.database, bet, { state: "paying", payoutUnits, dueAtMs: studio.nowMs() });
}

/** The studio was not there when it should have kicked off: nothing is drawn after the event. */
function callOff(studio: Studio, matchCode: string, gameCode: string): void {
  const league = findLeague(gameCode);
  const planned = league === undefined ? undefined : findMatch(league, matchCode, studio.configuration.matchTimetable);
  inTransaction(studio.database, () => {
    if (planned !== undefined && findStoredMatch(studio.database, matchCode) === undefined)
      insertMatch(studio.database, planned, undefined);
    for (const bet of listWaitingBets(studio.database, matchCode)) withdraw(studio, bet, "match_void");
  });
}

import { findSession } from "../../server/find-session.ts";
import { refuse, type GameRefusal } from "../../server/game-refusal.ts";
import type { Studio } from "../../server/studio.ts";
import { matchesFrom } from "../leagues/fixtures.ts";
import { findLeague } from "../leagues/registry.ts";
import type { League } from "../leagues/types.ts";
import { listPlayingMatches, listResults } from "./storage/matches.ts";
import { viewPlayed, viewUpcoming, type PlayedView, type UpcomingView } from "./views.ts";

export interface Board {
  /** The studio's clock, UTC in ms: kick-offs are counted down by it. */
  readonly nowMs: number;
  readonly playing: readonly PlayedView[];
  /** The soonest first. */
  readonly upcoming: readonly UpcomingView[];
  /** The newest first. */
  readonly results: readonly PlayedView[];
}

const upcomingCount = 6;
const resultCount = 30;

/** A league as it stands: what is on, what comes, what was. */
export function readBoard(studio: Studio, { sessionToken }: { readonly sessionToken: string }): Board | GameRefusal {
  const session = findSession(studio, sessionToken);
  if (session === undefined) return refuse("session_expired");
  const league = findLeague(session.gameCode);
  return league === undefined ? refuse("unknown_game") : boardOf(studio, league);
}

export function boardOf(studio: Studio, league: League): Board {
  const nowMs = studio.nowMs();
  return {
    nowMs,
    playing: listPlayingMatches(studio.database, league.code).map((match) => viewPlayed(league, match, nowMs)),
    upcoming: matchesFrom(league, nowMs, upcomingCount, studio.configuration.matchTimetable).map(viewUpcoming),
    results: listResults(studio.database, league.code, resultCount).map((match) => viewPlayed(league, match, nowMs)),
  };
}

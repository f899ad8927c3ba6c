import type { Fixture, FixturesAnswer } from "@lantern/vendor-kit/wire/fixtures.ts";
import type { Studio } from "../../server/studio.ts";
import { matchesFrom } from "../leagues/fixtures.ts";
import { clubOf, leagues } from "../leagues/registry.ts";
import type { Club, League, Names } from "../leagues/types.ts";
import { listPlayingMatches, type StoredMatch } from "./storage/matches.ts";
import { viewPlayed, viewUpcoming, type MarketView } from "./views.ts";

/** A feed is read every few seconds: of each league what is on and the next few matches. */
const upcomingCount = 3;

/** What the studio would like shown of its matches. */
export function listFixtures(studio: Studio): FixturesAnswer {
  return { status: "ok", fixtures: leagues.flatMap((league) => [...playing(studio, league), ...upcoming(studio, league)]) };
}

function playing(studio: Studio, league: League): Fixture[] {
  return listPlayingMatches(studio.database, league.code).map((match: StoredMatch) => {
    const { seen } = viewPlayed(league, match, studio.nowMs());
    if (seen === undefined) throw new Error(`The match ${match.code} is on though nothing was drawn.`);
    return {
      ...about(league, match.code, match.kickOffAtMs),
      state: "live",
      home: sideOf(clubOf(league, match.home)),
      away: sideOf(clubOf(league, match.away)),
      score: { home: seen.home, away: seen.away },
      ...(seen.minute === undefined ? {} : { minute: seen.minute }),
    };
  });
}

function upcoming(studio: Studio, league: League): Fixture[] {
  return matchesFrom(league, studio.nowMs(), upcomingCount, studio.configuration.matchTimetable).map((match) => ({
    ...about(league, match.code, match.kickOffAtMs),
    state: "upcoming",
    home: sideOf(match.home),
    away: sideOf(match.away),
    ...oddsOf(viewUpcoming(match).markets),
  }));
}

function about({ code, brandCode, names }: League, fixtureCode: string, kickOffAtMs: number) {
  return { fixtureCode, brandCode, gameCode: code, kickOffAt: new Date(kickOffAtMs).toISOString(), competition: plain(names) };
}

function sideOf({ names, colours }: Club): Fixture["home"] {
  return { names: plain(names), colour: colours[0] };
}

function plain(names: Names): Record<string, string> {
  return { ...names };
}

function oddsOf(markets: readonly MarketView[]): Pick<Fixture, "odds"> {
  const winner = new Map(markets.find(({ code }) => code === "winner")?.selections.map(({ code, odds }) => [code, odds]));
  const [home, draw, away] = [winner.get("home"), winner.get("draw"), winner.get("away")];
  return home === undefined || away === undefined ? {} : { odds: { home, ...(draw === undefined ? {} : { draw }), away } };
}

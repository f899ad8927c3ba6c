import { describe, expect, it } from "vitest";
import { findMatch, matchesFrom, matchFrom } from "./fixtures.ts";
import { leagues } from "./registry.ts";

const startMs = Date.parse("2026-05-04T12:00:00Z");

describe.each(leagues.map((league) => [league.code, league] as const))("%s", (_code, league) => {
  it("holds in a season every pair once at home and once away, and no club meets itself", () => {
    const perSeason = league.clubs.length * (league.clubs.length - 1);
    const { everyMs } = league.timetable;
    // Seasons begin where the number of the match is a multiple of a season's matches.
    const seasonMs = perSeason * everyMs;
    const firstMs = Math.ceil(startMs / seasonMs) * seasonMs + Math.trunc((everyMs * league.offsetPermille) / 1_000);
    const season = matchesFrom(league, firstMs, perSeason, undefined);
    expect(new Set(season.map(({ home, away }) => `${home.code} ${away.code}`)).size).toBe(perSeason);
    expect(season.every(({ home, away }) => home !== away)).toBe(true);
  });

  it("kicks off by the clock, each match under a code that finds it again and no other", () => {
    const matches = matchesFrom(league, startMs, 40, undefined);
    for (const [index, match] of matches.entries()) {
      expect(match.kickOffAtMs - matches[0]!.kickOffAtMs).toBe(index * league.timetable.everyMs);
      expect(findMatch(league, match.code, undefined)).toEqual(match);
    }
    expect(matches[0]!.kickOffAtMs).toBeGreaterThanOrEqual(startMs);
    expect(matches[0]!.kickOffAtMs - startMs).toBeLessThan(league.timetable.everyMs);
    expect(findMatch(league, `${league.code}.${(matches[0]!.kickOffAtMs + 1).toString(36)}`, undefined)).toBeUndefined();
    expect(findMatch(league, "nonsense", undefined)).toBeUndefined();
  });

  it("is over before it begins anew, and has clubs that differ in everything by which they are told apart", () => {
    const { timetable, clubs } = league;
    expect(timetable.playMs).toBeLessThan(timetable.everyMs);
    expect(clubs.length % 2).toBe(0);
    expect(new Set(clubs.map(({ code }) => code)).size).toBe(clubs.length);
    expect(new Set(clubs.map(({ names }) => names.en)).size).toBe(clubs.length);
    expect(new Set(clubs.map(({ colours }) => colours[0])).size).toBe(clubs.length);
    const override = { everyMs: 30_000, playMs: 10_000 };
    expect(matchFrom(league, startMs, override)).toMatchObject({ playMs: 10_000 });
  });
});

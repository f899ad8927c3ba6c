import type { Club, League, Timetable } from "./types.ts";

/** A match that the timetable holds. Which clubs play when follows from the league and the time alone. */
export interface PlannedMatch {
  /** The league's code and the kick-off: the same for ever. */
  readonly code: string;
  readonly league: League;
  readonly home: Club;
  readonly away: Club;
  readonly kickOffAtMs: number;
  readonly playMs: number;
}

/** Whether another timetable than the league's own holds, as a test may configure. */
export type TimetableOverride = Timetable | undefined;

/** The league's first match that kicks off at a time or later. */
export function matchFrom(league: League, atMs: number, override: TimetableOverride): PlannedMatch {
  const { everyMs, offsetMs } = timesOf(league, override);
  return matchNumber(league, Math.ceil((atMs - offsetMs) / everyMs), override);
}

/** The next matches from a time on, the soonest first. */
export function matchesFrom(league: League, atMs: number, count: number, override: TimetableOverride): PlannedMatch[] {
  const first = matchFrom(league, atMs, override);
  const { everyMs } = timesOf(league, override);
  return Array.from({ length: count }, (_, ahead) => matchFrom(league, first.kickOffAtMs + ahead * everyMs, override));
}

/** The match of a code, or undefined where the timetable has none of it. */
export function findMatch(league: League, code: string, override: TimetableOverride): PlannedMatch | undefined {
  const kickOff = /^.+\.([0-9a-z]{6,12})$/.exec(code)?.[1];
  if (kickOff === undefined) return undefined;
  const found = matchFrom(league, Number.parseInt(kickOff, 36), override);
  return found.code === code ? found : undefined;
}

function timesOf({ timetable, offsetPermille }: League, override: TimetableOverride) {
  const { everyMs, playMs } = override ?? timetable;
  return { everyMs, playMs, offsetMs: Math.trunc((everyMs * offsetPermille) / 1_000) };
}

function matchNumber(league: League, number: number, override: TimetableOverride): PlannedMatch {
  const { everyMs, playMs, offsetMs } = timesOf(league, override);
  const kickOffAtMs = number * everyMs + offsetMs;
  const [home, away] = pairOf(league, number);
  return { code: `${league.code}.${kickOffAtMs.toString(36)}`, league, home, away, kickOffAtMs, playMs };
}

/**
 * Who meets whom: season after season every club meets every other at home and away, by the circle method, in an order of clubs that is
 * shuffled for each season.
 */
function pairOf({ code, clubs }: League, number: number): readonly [home: Club, away: Club] {
  const perRound = clubs.length / 2;
  const rounds = 2 * (clubs.length - 1);
  const perSeason = perRound * rounds;
  const season = Math.floor(number / perSeason);
  const inSeason = number - season * perSeason;
  const round = Math.trunc(inSeason / perRound);
  const place = inSeason % perRound;
  const [fixed, ...turning] = shuffled(clubs, `${code} ${season}`);
  if (fixed === undefined) throw new Error(`${code} has no clubs.`);
  const turned = turning.map((_, index) => turning[(index + round) % turning.length] ?? fixed);
  const circle = [fixed, ...turned];
  const [one, other] = [circle[place] ?? fixed, circle[clubs.length - 1 - place] ?? fixed];
  const homeFirst = ((round % (clubs.length - 1)) + place) % 2 === 0;
  const secondHalf = round >= clubs.length - 1;
  return homeFirst !== secondHalf ? [one, other] : [other, one];
}

/** An order that follows from the words alone. Nothing is won or lost by it. */
function shuffled<Item>(items: readonly Item[], words: string): Item[] {
  let state = Array.from(words, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (hash, code) => Math.imul(hash ^ code, 0x01000193) >>> 0,
    0x811c9dc5,
  );
  const next = (below: number): number => {
    state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) >>> 0;
    return Math.trunc((state / 2 ** 32) * below);
  };
  const left = [...items];
  return items.flatMap(() => left.splice(next(left.length), 1));
}

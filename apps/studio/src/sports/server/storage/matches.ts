import type { StudioDatabase } from "../../../server/storage/open-database.ts";
import type { DrawnMatch } from "../../engine/types.ts";
import type { PlannedMatch } from "../../leagues/fixtures.ts";

export interface StoredMatch {
  readonly code: string;
  readonly leagueCode: string;
  readonly home: string;
  readonly away: string;
  readonly kickOffAtMs: number;
  readonly playMs: number;
  readonly endsAtMs: number;
  readonly state: "playing" | "ended" | "void";
  /** Absent of a match that is void. */
  readonly drawn: DrawnMatch | undefined;
}

/** Keeps what was drawn of a match; without it the match is void. A match is stored once. */
export function insertMatch(database: StudioDatabase, match: PlannedMatch, drawn: DrawnMatch | undefined): void {
  const { code, league, home, away, kickOffAtMs, playMs } = match;
  const endsAtMs = kickOffAtMs + Math.trunc((playMs * (drawn?.endsAtPermille ?? 0)) / 1_000);
  database
    .prepare(
      `insert into sports_matches (match_code, league_code, home, away, kick_off_at_ms, play_ms, ends_at_ms, state, drawn)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      code,
      league.code,
      home.code,
      away.code,
      kickOffAtMs,
      playMs,
      endsAtMs,
      drawn === undefined ? "void" : "playing",
      drawn === undefined ? null : JSON.stringify(drawn),
    );
}

export function findStoredMatch(database: StudioDatabase, code: string): StoredMatch | undefined {
  return read(database, "where match_code = ?", [code])[0];
}

/** Matches whose last moment has come. */
export function listOverMatches(database: StudioDatabase, nowMs: number): StoredMatch[] {
  return read(database, "where state = 'playing' and ends_at_ms <= ? order by ends_at_ms", [nowMs]);
}

/** Those of a league that are on. */
export function listPlayingMatches(database: StudioDatabase, leagueCode: string): StoredMatch[] {
  return read(database, "where league_code = ? and state = 'playing' order by kick_off_at_ms", [leagueCode]);
}

/** A league's last matches that are over, the newest first. */
export function listResults(database: StudioDatabase, leagueCode: string, limit: number): StoredMatch[] {
  return read(database, "where league_code = ? and state <> 'playing' order by kick_off_at_ms desc limit ?", [leagueCode, limit]);
}

export function endMatch(database: StudioDatabase, code: string): void {
  const { changes } = database.prepare("update sports_matches set state = 'ended' where match_code = ? and state = 'playing'").run(code);
  if (Number(changes) !== 1) throw new Error(`The match ${code} was no longer being played when it was to end.`);
}

/** Forgets matches of before a time on which nobody bet. */
export function forgetMatchesBefore(database: StudioDatabase, atMs: number): void {
  database
    .prepare(
      `delete from sports_matches where state <> 'playing' and kick_off_at_ms < ?
         and match_code not in (select match_code from sports_bets)`,
    )
    .run(atMs);
}

function read(database: StudioDatabase, clause: string, parameters: readonly (string | number)[]): StoredMatch[] {
  return database
    .prepare(`select * from sports_matches ${clause}`)
    .all(...parameters)
    .map((row) => ({
      code: String(row["match_code"]),
      leagueCode: String(row["league_code"]),
      home: String(row["home"]),
      away: String(row["away"]),
      kickOffAtMs: Number(row["kick_off_at_ms"]),
      playMs: Number(row["play_ms"]),
      endsAtMs: Number(row["ends_at_ms"]),
      state: String(row["state"]) as StoredMatch["state"],
      drawn: row["drawn"] === null ? undefined : (JSON.parse(String(row["drawn"])) as DrawnMatch),
    }));
}

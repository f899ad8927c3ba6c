import type { StudioDatabase } from "../../../server/storage/open-database.ts";

/**
 * Where a bet stands. `placing`, `withdrawing` and `paying` wait for the platform; `open` waits for its match; `refused`, `withdrawn` (the
 * stake is back) and `settled` (won or lost) are over.
 */
export type BetState = "placing" | "refused" | "open" | "withdrawing" | "withdrawn" | "paying" | "settled";

/** From → to. Anything else is a broken invariant. */
const nextStates: Readonly<Record<BetState, readonly BetState[]>> = {
  placing: ["open", "refused", "withdrawing"],
  open: ["paying", "withdrawing"],
  withdrawing: ["withdrawn"],
  paying: ["settled"],
  refused: [],
  withdrawn: [],
  settled: [],
};

export interface BetToStore {
  readonly betId: string;
  readonly owner: string;
  readonly gameCode: string;
  readonly betKey: string;
  readonly playerId: string;
  readonly playerToken: string;
  readonly currency: string;
  readonly matchCode: string;
  readonly home: string;
  readonly away: string;
  readonly kickOffAtMs: number;
  readonly market: string;
  readonly selection: string;
  readonly oddsHundredths: number;
  readonly stakeUnits: bigint;
  readonly createdAtMs: number;
}

export interface StoredBet extends BetToStore {
  readonly state: BetState;
  /** From `paying` on: 0 of a bet that is lost. */
  readonly payoutUnits: bigint | undefined;
  readonly refusal: string | undefined;
  readonly betTries: number;
  readonly tries: number;
}

/** Stores a bet before the platform is asked for its stake. */
export function insertBet(database: StudioDatabase, bet: BetToStore, dueAtMs: number): void {
  database
    .prepare(
      `insert into sports_bets (bet_id, owner, game_code, bet_key, player_id, player_token, currency, match_code, home, away,
         kick_off_at_ms, market, selection, odds_hundredths, stake_units, state, due_at_ms, created_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'placing', ?, ?)`,
    )
    .run(
      bet.betId,
      bet.owner,
      bet.gameCode,
      bet.betKey,
      bet.playerId,
      bet.playerToken,
      bet.currency,
      bet.matchCode,
      bet.home,
      bet.away,
      bet.kickOffAtMs,
      bet.market,
      bet.selection,
      bet.oddsHundredths,
      bet.stakeUnits,
      dueAtMs,
      bet.createdAtMs,
    );
}

export function countBetTry(database: StudioDatabase, betId: string): void {
  database.prepare("update sports_bets set bet_tries = bet_tries + 1 where bet_id = ?").run(betId);
}

/** What goes with a change of state: what is owed at once, what the player is told, what he gets. */
export interface BetChange {
  readonly state: Exclude<BetState, "placing">;
  readonly dueAtMs?: number;
  readonly refusal?: string;
  readonly payoutUnits?: bigint;
}

/** Moves a bet on. @throws Error where the bet is no longer where it was, or the step is none that a bet takes */
export function moveBet(database: StudioDatabase, bet: StoredBet, change: BetChange): void {
  if (!nextStates[bet.state].includes(change.state)) throw new Error(`Bet ${bet.betId} is ${bet.state} and cannot become ${change.state}.`);
  const { changes } = database
    .prepare(
      `update sports_bets set state = ?, due_at_ms = ?, tries = 0, refusal = coalesce(?, refusal), payout_units = coalesce(?, payout_units)
       where bet_id = ? and state = ?`,
    )
    .run(change.state, change.dueAtMs ?? null, change.refusal ?? null, change.payoutUnits ?? null, bet.betId, bet.state);
  if (Number(changes) !== 1) throw new Error(`Bet ${bet.betId} was no longer ${bet.state} when it was to be changed.`);
}

/** Keeps what failed, to be tried again. */
export function postponeBet(database: StudioDatabase, betId: string, dueAtMs: number, problem: string): void {
  database
    .prepare("update sports_bets set tries = tries + 1, due_at_ms = ?, last_problem = ? where bet_id = ? and due_at_ms is not null")
    .run(dueAtMs, problem.slice(0, 500), betId);
}

export function getBet(database: StudioDatabase, betId: string): StoredBet {
  const bet = read(database, "where bet_id = ?", [betId])[0];
  if (bet === undefined) throw new Error(`The studio has no bet ${betId}, though something refers to it.`);
  return bet;
}

export function findBetByKey(database: StudioDatabase, owner: string, gameCode: string, betKey: string): StoredBet | undefined {
  return read(database, "where owner = ? and game_code = ? and bet_key = ?", [owner, gameCode, betKey])[0];
}

/** A player's bets that took a stake, the newest first, from before one on. */
export function listBets(
  database: StudioDatabase,
  of: { readonly owner: string; readonly gameCode: string; readonly before: string | undefined; readonly limit: number },
): StoredBet[] {
  return read(
    database,
    "where owner = ? and game_code = ? and bet_id < ? and state not in ('placing', 'refused') order by bet_id desc limit ?",
    [of.owner, of.gameCode, of.before ?? "g", of.limit],
  );
}

export function countOpenBets(database: StudioDatabase, owner: string, gameCode: string): number {
  const row = database
    .prepare("select count(*) as open from sports_bets where owner = ? and game_code = ? and state in ('placing', 'open')")
    .get(owner, gameCode);
  return Number(row?.["open"] ?? 0);
}

/** The bets that wait for a match: on it, or still on their way to the platform. */
export function listWaitingBets(database: StudioDatabase, matchCode: string): StoredBet[] {
  return read(database, "where match_code = ? and state in ('placing', 'open') order by bet_id", [matchCode]);
}

/** Matches of before a time for which bets wait though nothing is known of them. */
export function listMissedMatches(
  database: StudioDatabase,
  kickOffBeforeMs: number,
): { readonly matchCode: string; readonly gameCode: string }[] {
  return database
    .prepare(
      `select distinct match_code, game_code from sports_bets
       where state in ('placing', 'open') and kick_off_at_ms < ?
         and match_code not in (select match_code from sports_matches where state = 'playing')`,
    )
    .all(kickOffBeforeMs)
    .map((row) => ({ matchCode: String(row["match_code"]), gameCode: String(row["game_code"]) }));
}

/** Bets of which the platform has something to be told now, the longest waiting first. */
export function listDueBets(database: StudioDatabase, nowMs: number, limit: number): string[] {
  return database
    .prepare("select bet_id from sports_bets where due_at_ms <= ? order by due_at_ms limit ?")
    .all(nowMs, limit)
    .map((row) => String(row["bet_id"]));
}

export function countOwedBets(database: StudioDatabase): number {
  return Number(database.prepare("select count(*) as owed from sports_bets where due_at_ms is not null").get()?.["owed"] ?? 0);
}

/** Makes everything that waits due now: after a start, the platform may have come back as well. */
export function makeBetsDue(database: StudioDatabase, nowMs: number): void {
  database.prepare("update sports_bets set due_at_ms = ? where due_at_ms > ?").run(nowMs, nowMs);
}

function read(database: StudioDatabase, clause: string, parameters: readonly (string | number)[]): StoredBet[] {
  const statement = database.prepare(`select * from sports_bets ${clause}`);
  statement.setReadBigInts(true);
  return statement.all(...parameters).map((row) => ({
    betId: String(row["bet_id"]),
    owner: String(row["owner"]),
    gameCode: String(row["game_code"]),
    betKey: String(row["bet_key"]),
    playerId: String(row["player_id"]),
    playerToken: String(row["player_token"]),
    currency: String(row["currency"]),
    matchCode: String(row["match_code"]),
    home: String(row["home"]),
    away: String(row["away"]),
    kickOffAtMs: Number(row["kick_off_at_ms"]),
    market: String(row["market"]),
    selection: String(row["selection"]),
    oddsHundredths: Number(row["odds_hundredths"]),
    stakeUnits: BigInt(String(row["stake_units"])),
    state: String(row["state"]) as BetState,
    payoutUnits: typeof row["payout_units"] === "bigint" ? row["payout_units"] : undefined,
    refusal: typeof row["refusal"] === "string" ? row["refusal"] : undefined,
    betTries: Number(row["bet_tries"]),
    tries: Number(row["tries"]),
    createdAtMs: Number(row["created_at_ms"]),
  }));
}

import type { EngineStep } from "../../engine/types.ts";
import type { PlayMode } from "./launches.ts";
import type { StudioDatabase } from "./open-database.ts";

/**
 * Where a round stands. `betting` and `rolling_back` wait for the platform; `decided` has its outcome and its money is
 * still to be told; `refused`, `rolled_back` and `settled` are over.
 */
export type RoundState = "betting" | "refused" | "rolling_back" | "rolled_back" | "decided" | "settled";

/** From → to. Anything else is a broken invariant. */
const nextStates: Readonly<Record<RoundState, readonly RoundState[]>> = {
  betting: ["decided", "refused", "rolling_back"],
  rolling_back: ["rolled_back"],
  decided: ["settled"],
  refused: [],
  rolled_back: [],
  settled: [],
};

export interface RoundIdentity {
  readonly roundId: string;
  readonly owner: string;
  readonly gameCode: string;
  /** Made by the client: the same key is the same round. */
  readonly roundKey: string;
  readonly mode: PlayMode;
  /** Real money only. */
  readonly playerId: string | undefined;
  readonly playerToken: string | undefined;
  readonly currency: string;
  readonly stakeUnits: bigint;
  readonly createdAtMs: number;
}

export interface StoredRound extends RoundIdentity {
  readonly state: RoundState;
  /** From `decided` on. */
  readonly winUnits: bigint | undefined;
  readonly steps: readonly EngineStep[] | undefined;
  readonly balanceUnits: bigint | undefined;
  readonly refusal: string | undefined;
  readonly betTries: number;
  /** Whether the outcome was handed to the player's connection. */
  readonly shown: boolean;
}

export function insertRound(database: StudioDatabase, round: RoundIdentity, state: "betting" | "decided", outcome?: RoundOutcome): void {
  database
    .prepare(
      `insert into rounds (round_id, owner, game_code, round_key, mode, player_id, player_token, currency, state, stake_units,
         win_units, steps, balance_units, created_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      round.roundId,
      round.owner,
      round.gameCode,
      round.roundKey,
      round.mode,
      round.playerId ?? null,
      round.playerToken ?? null,
      round.currency,
      state,
      round.stakeUnits,
      outcome?.winUnits ?? null,
      outcome === undefined ? null : JSON.stringify(outcome.steps),
      outcome?.balanceUnits ?? null,
      round.createdAtMs,
    );
}

export interface RoundOutcome {
  readonly winUnits: bigint;
  readonly steps: readonly EngineStep[];
  /** Balance after the round, by what is known. */
  readonly balanceUnits: bigint;
}

export function countBetTry(database: StudioDatabase, roundId: string): void {
  database.prepare("update rounds set bet_tries = bet_tries + 1 where round_id = ?").run(roundId);
}

export function markDecided(database: StudioDatabase, round: StoredRound, outcome: RoundOutcome): void {
  checkTransition(round, "decided");
  const changed = database
    .prepare("update rounds set state = 'decided', win_units = ?, steps = ?, balance_units = ? where round_id = ? and state = 'betting'")
    .run(outcome.winUnits, JSON.stringify(outcome.steps), outcome.balanceUnits, round.roundId);
  checkChanged(round, changed.changes);
}

/** Moves a round on; `refusal` is the game error that its player is told. */
export function moveRound(
  database: StudioDatabase,
  round: StoredRound,
  state: Exclude<RoundState, "betting" | "decided">,
  refusal?: string,
): void {
  checkTransition(round, state);
  const changed = database
    .prepare("update rounds set state = ?, refusal = coalesce(?, refusal) where round_id = ? and state = ?")
    .run(state, refusal ?? null, round.roundId, round.state);
  checkChanged(round, changed.changes);
}

export function setRoundBalance(database: StudioDatabase, roundId: string, balanceUnits: bigint): void {
  database.prepare("update rounds set balance_units = ? where round_id = ?").run(balanceUnits, roundId);
}

export function markShown(database: StudioDatabase, roundId: string, nowMs: number): void {
  database.prepare("update rounds set shown_at_ms = ? where round_id = ? and shown_at_ms is null").run(nowMs, roundId);
}

export function getRound(database: StudioDatabase, roundId: string): StoredRound {
  const round = readRounds(database, "where round_id = ?", [roundId])[0];
  if (round === undefined) throw new Error(`The studio has no round ${roundId}, though something refers to it.`);
  return round;
}

export function findRoundByKey(database: StudioDatabase, owner: string, gameCode: string, roundKey: string): StoredRound | undefined {
  return readRounds(database, "where owner = ? and game_code = ? and round_key = ?", [owner, gameCode, roundKey])[0];
}

/** The player's latest round in a game. */
export function findLastRound(database: StudioDatabase, owner: string, gameCode: string): StoredRound | undefined {
  return readRounds(database, "where owner = ? and game_code = ? order by round_id desc limit 1", [owner, gameCode])[0];
}

/** A player's rounds that took a stake, newest first, from before a round on. */
export function listRounds(
  database: StudioDatabase,
  {
    owner,
    gameCode,
    before,
    limit,
  }: { readonly owner: string; readonly gameCode: string; readonly before: string | undefined; readonly limit: number },
): StoredRound[] {
  return readRounds(
    database,
    "where owner = ? and game_code = ? and round_id < ? and state in ('decided', 'settled', 'rolled_back') order by round_id desc limit ?",
    [owner, gameCode, before ?? "g", limit],
  );
}

function checkTransition(round: StoredRound, to: RoundState): void {
  if (!nextStates[round.state].includes(to)) throw new Error(`Round ${round.roundId} is ${round.state} and cannot become ${to}.`);
}

function checkChanged(round: StoredRound, changes: number | bigint): void {
  if (Number(changes) !== 1) throw new Error(`Round ${round.roundId} was no longer ${round.state} when it was to be changed.`);
}

function readRounds(database: StudioDatabase, clause: string, parameters: readonly (string | number)[]): StoredRound[] {
  const statement = database.prepare(`select * from rounds ${clause}`);
  statement.setReadBigInts(true);
  return statement.all(...parameters).map((row) => ({
    roundId: String(row["round_id"]),
    owner: String(row["owner"]),
    gameCode: String(row["game_code"]),
    roundKey: String(row["round_key"]),
    mode: row["mode"] === "free" ? "free" : "real",
    playerId: textOf(row["player_id"]),
    playerToken: textOf(row["player_token"]),
    currency: String(row["currency"]),
    state: String(row["state"]) as RoundState,
    stakeUnits: BigInt(String(row["stake_units"])),
    winUnits: unitsOf(row["win_units"]),
    steps: row["steps"] === null ? undefined : (JSON.parse(String(row["steps"])) as EngineStep[]),
    balanceUnits: unitsOf(row["balance_units"]),
    refusal: textOf(row["refusal"]),
    betTries: Number(row["bet_tries"]),
    createdAtMs: Number(row["created_at_ms"]),
    shown: row["shown_at_ms"] !== null,
  }));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function unitsOf(value: unknown): bigint | undefined {
  return typeof value === "bigint" ? value : undefined;
}

import type { EngineStep } from "../engine/types.ts";
import type { StoredRound } from "./storage/rounds.ts";

/** A round as its player sees it. Amounts are decimal strings of units. */
export interface RoundView {
  readonly roundId: string;
  readonly roundKey: string;
  readonly stakeUnits: string;
  readonly winUnits: string;
  /** After the round. Where the platform has yet to confirm the win, what it will be by what is known. */
  readonly balanceUnits: string;
  readonly steps: readonly EngineStep[];
  readonly finished: true;
  /** Whether the win has reached the balance. */
  readonly settled: boolean;
  /** UTC, ISO 8601. */
  readonly playedAt: string;
}

/** @throws Error for a round that has no outcome yet */
export function viewRound(round: StoredRound): RoundView {
  const { winUnits, steps, balanceUnits } = round;
  if (winUnits === undefined || steps === undefined || balanceUnits === undefined) {
    throw new Error(`Round ${round.roundId} is ${round.state} and has no outcome to show.`);
  }
  return {
    roundId: round.roundId,
    roundKey: round.roundKey,
    stakeUnits: round.stakeUnits.toString(),
    winUnits: winUnits.toString(),
    balanceUnits: balanceUnits.toString(),
    steps,
    finished: true,
    settled: round.state === "settled",
    playedAt: new Date(round.createdAtMs).toISOString(),
  };
}

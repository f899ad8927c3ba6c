import { findSession } from "./find-session.ts";
import { refuse, type GameRefusal } from "./game-refusal.ts";
import { viewRound, type RoundView } from "./round-view.ts";
import { listRounds, type StoredRound } from "./storage/rounds.ts";
import type { Studio } from "./studio.ts";

/** A round that was given back: the stake returned (or is returning), nothing was drawn for the player. */
export interface VoidedRound {
  readonly roundId: string;
  readonly roundKey: string;
  readonly stakeUnits: string;
  readonly winUnits: "0";
  readonly voided: true;
  /** UTC, ISO 8601. */
  readonly playedAt: string;
}

export interface HistoryPage {
  /** Newest first. */
  readonly rounds: readonly (RoundView | VoidedRound)[];
  /** Pass as `before` for the next page; absent on the last one. */
  readonly nextBefore?: string;
}

const pageSize = 20;

/** The player's own rounds in the game of his session, whatever session they were played in. */
export function history(studio: Studio, request: { readonly sessionToken: string; readonly before?: string }): HistoryPage | GameRefusal {
  const session = findSession(studio, request.sessionToken);
  if (session === undefined) return refuse("session_expired");
  const { owner, gameCode } = session;
  const found = listRounds(studio.database, { owner, gameCode, before: request.before, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rounds: page.map(viewAny),
    ...(found.length > pageSize && last !== undefined ? { nextBefore: last.roundId } : {}),
  };
}

function viewAny(round: StoredRound): RoundView | VoidedRound {
  if (round.state !== "rolled_back") return viewRound(round);
  return {
    roundId: round.roundId,
    roundKey: round.roundKey,
    stakeUnits: round.stakeUnits.toString(),
    winUnits: "0",
    voided: true,
    playedAt: new Date(round.createdAtMs).toISOString(),
  };
}

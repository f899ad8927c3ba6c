import type { EngineStep } from "../engine/types.ts";
import type { Paytable } from "../titles/paytable.ts";

/** Amounts are decimal strings of units (1/10,000 of the currency unit). */
export interface OpenedGame {
  readonly sessionToken: string;
  readonly title: { readonly code: string };
  readonly mode: "real" | "free";
  readonly currency: string;
  readonly balanceUnits: string;
  readonly stakesUnits: readonly string[];
  readonly defaultStakeUnits: string;
  readonly unfinishedRound?: RoundView;
  /**
   * `returnUrl`: where the back button leads when no page frames the game. `autoplayAllowed`: whether the market allows spins to
   * follow by themselves; absent means no.
   */
  readonly settings?: { readonly minimumCycleMs?: number; readonly returnUrl?: string; readonly autoplayAllowed?: boolean };
}

export interface RoundView {
  readonly roundId: string;
  readonly stakeUnits: string;
  readonly winUnits: string;
  readonly balanceUnits: string;
  readonly steps: readonly EngineStep[];
  readonly finished: boolean;
}

export interface HistoryRound {
  readonly roundId: string;
  readonly stakeUnits: string;
  readonly winUnits: string;
  readonly voided?: boolean;
  /** Absent in a voided round, with the balance after it. */
  readonly steps?: readonly EngineStep[];
  readonly balanceUnits?: string;
  /** ISO 8601. */
  readonly playedAt: string;
}

export interface HistoryPage {
  readonly rounds: readonly HistoryRound[];
  /** Where the next page begins; absent on the last one. */
  readonly nextBefore?: string;
}

/** A refusal of the game's server, or "offline" when it could not be reached. */
export class GameRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Opens a session with the one-time code, or again with the token kept from before a reload. */
export function openGame(proof: { code: string } | { sessionToken: string }): Promise<OpenedGame> {
  return callStudio("/game-api/open", proof);
}

/** Plays a round. The same `roundKey` gives the same round: it is sent again after a failure. */
export function spin(request: { sessionToken: string; stakeUnits: string; roundKey: string }): Promise<RoundView> {
  return callStudio("/game-api/spin", request);
}

/** Earlier rounds, newest first, from the one named on. */
export function readHistory(sessionToken: string, before?: string): Promise<HistoryPage> {
  const query = new URLSearchParams({ sessionToken, ...(before === undefined ? {} : { before }) });
  return callStudio(`/game-api/history?${query.toString()}`);
}

export function readPaytable(gameCode: string): Promise<Paytable> {
  return callStudio(`/game-api/paytable/${encodeURIComponent(gameCode)}`);
}

/** Calls an API of the studio: with a body it is sent, without one the path is read. @throws GameRefusal */
export async function callStudio<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new GameRefusal("offline");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  throw new GameRefusal(errorCodeOf(answer));
}

function errorCodeOf(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "error" in answer && typeof answer.error === "string") return answer.error;
  return "platform_unavailable";
}

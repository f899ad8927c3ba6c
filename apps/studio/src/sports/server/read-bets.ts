import { findSession } from "../../server/find-session.ts";
import { refuse, type GameRefusal } from "../../server/game-refusal.ts";
import type { Studio } from "../../server/studio.ts";
import { listBets } from "./storage/bets.ts";
import { viewBet, type BetView } from "./views.ts";

export interface BetsPage {
  /** Newest first. */
  readonly bets: readonly BetView[];
  /** Pass as `before` for the next page; absent on the last one. */
  readonly nextBefore?: string;
}

const pageSize = 30;

/** The player's own bets in the game of his session, whatever session they were placed in. */
export function readBets(studio: Studio, request: { readonly sessionToken: string; readonly before?: string }): BetsPage | GameRefusal {
  const session = findSession(studio, request.sessionToken);
  if (session === undefined) return refuse("session_expired");
  const { owner, gameCode } = session;
  const found = listBets(studio.database, { owner, gameCode, before: request.before, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return { bets: page.map(viewBet), ...(found.length > pageSize && last !== undefined ? { nextBefore: last.betId } : {}) };
}

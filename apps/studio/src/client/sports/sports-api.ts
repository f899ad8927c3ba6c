import type { OpenedLeague } from "../../sports/server/open-league.ts";
import type { BetRequest, PlacedBet } from "../../sports/server/place-bet.ts";
import type { BetsPage } from "../../sports/server/read-bets.ts";
import type { Board } from "../../sports/server/read-board.ts";
import { callStudio } from "../game-api.ts";

export type { OpenedLeague } from "../../sports/server/open-league.ts";
export type { BetsPage } from "../../sports/server/read-bets.ts";
export type { Board } from "../../sports/server/read-board.ts";
export type { BetView, MarketView, PlayedView, UpcomingView } from "../../sports/server/views.ts";

/** A bet as the client sends it: amounts are texts on the wire. */
export type BetToPlace = Omit<BetRequest, "stakeUnits"> & { readonly stakeUnits: string };

/** Opens a session with the one-time code, or again with the token kept from before a reload. */
export function openLeague(proof: { code: string } | { sessionToken: string }): Promise<OpenedLeague> {
  return callStudio("/sports-api/open", proof);
}

/** Places a bet. The same `betKey` is the same bet: it is sent again after a failure. */
export function placeBet(bet: BetToPlace): Promise<PlacedBet> {
  return callStudio("/sports-api/bet", bet);
}

export function readBoard(sessionToken: string): Promise<Board> {
  return callStudio(`/sports-api/board?${new URLSearchParams({ sessionToken }).toString()}`);
}

/** The player's bets, the newest first, from before one on. */
export function readBets(sessionToken: string, before?: string): Promise<BetsPage> {
  return callStudio(`/sports-api/bets?${new URLSearchParams({ sessionToken, ...(before === undefined ? {} : { before }) }).toString()}`);
}

export function readBalance(sessionToken: string): Promise<{ readonly balanceUnits: string }> {
  return callStudio(`/sports-api/balance?${new URLSearchParams({ sessionToken }).toString()}`);
}

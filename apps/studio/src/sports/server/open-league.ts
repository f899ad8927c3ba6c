import { refuse, type GameRefusal } from "../../server/game-refusal.ts";
import { brandName } from "../../server/brands.ts";
import { openSession, type OpenRequest } from "../../server/open-session.ts";
import type { Studio } from "../../server/studio.ts";
import { marketReturns, type MarketReturn } from "../engine/market-returns.ts";
import { findLeague } from "../leagues/registry.ts";
import type { Club, League } from "../leagues/types.ts";
import { boardOf, type Board } from "./read-board.ts";
import { betStakesFor } from "./stakes.ts";

export interface OpenedLeague {
  readonly sessionToken: string;
  readonly currency: string;
  readonly balanceUnits: string;
  readonly league: {
    readonly code: string;
    readonly sport: League["sport"];
    readonly names: League["names"];
    readonly rules:
      | { readonly kind: "goals" }
      | { readonly kind: "series"; readonly legs: number; readonly legWord: string; readonly pointsToWin: number };
    readonly clubs: readonly Omit<Club, "strength">[];
    readonly palette: League["palette"];
    readonly returns: readonly MarketReturn[];
  };
  readonly stakes: {
    readonly minUnits: string;
    readonly maxUnits: string;
    readonly stepUnits: string;
    readonly chipsUnits: readonly string[];
  };
  readonly board: Board;
  readonly settings: { readonly device: string; readonly returnUrl: string; readonly brandName: string };
}

/** Opens a sports game: exchanges the code for a session and shows the league as it stands. */
export async function openLeague(studio: Studio, request: OpenRequest): Promise<OpenedLeague | GameRefusal> {
  const opened = await openSession(studio, request);
  if ("refused" in opened) return opened;
  const { session, sessionToken, balanceUnits } = opened;
  const league = findLeague(session.gameCode);
  if (league === undefined) return refuse("unknown_game");
  const { minUnits, maxUnits, stepUnits, chipsUnits } = betStakesFor(session.currency);
  return {
    sessionToken,
    currency: session.currency,
    balanceUnits: balanceUnits.toString(),
    league: describeLeague(league),
    stakes: {
      minUnits: minUnits.toString(),
      maxUnits: maxUnits.toString(),
      stepUnits: stepUnits.toString(),
      chipsUnits: chipsUnits.map(String),
    },
    board: boardOf(studio, league),
    settings: { device: session.device, returnUrl: session.returnUrl, brandName: brandName(league.brandCode) },
  };
}

function describeLeague(league: League): OpenedLeague["league"] {
  const { code, sport, names, rules, clubs, palette } = league;
  return {
    code,
    sport,
    names,
    rules:
      rules.kind === "goals"
        ? { kind: "goals" }
        : { kind: "series", legs: rules.legs, legWord: rules.legWord, pointsToWin: rules.pointsToWin },
    clubs: clubs.map(({ strength: _strength, ...shown }) => shown),
    palette,
    returns: returnsOf(league),
  };
}

const statedReturns = new Map<string, readonly MarketReturn[]>();

/** The exact returns of a league's markets; they never change while the studio runs. */
export function returnsOf({ code, rules, clubs }: League): readonly MarketReturn[] {
  const known =
    statedReturns.get(code) ??
    marketReturns(
      rules,
      clubs.map(({ strength }) => strength),
    );
  statedReturns.set(code, known);
  return known;
}

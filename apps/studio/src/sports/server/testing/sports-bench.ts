import { randomUUID } from "node:crypto";
import { startStudioBench, type BenchOptions, type StudioBench } from "../../../server/testing/studio-bench.ts";
import { findLeague } from "../../leagues/registry.ts";
import { matchesFrom, type PlannedMatch } from "../../leagues/fixtures.ts";
import type { OpenedLeague } from "../open-league.ts";
import type { BetsPage } from "../read-bets.ts";
import type { Board } from "../read-board.ts";
import type { BetView, UpcomingView } from "../views.ts";

export const benchLeague = "ME-MONSOON";
export const betStake = 200_000n;
export const startUnits = 10_000_000n;

export interface Bettor {
  readonly playerId: string;
  readonly playerToken: string;
  readonly opened: OpenedLeague;
}

export interface SportsBench {
  readonly bench: StudioBench;
  /** A new player at a league's page. */
  readonly seat: (gameCode?: string) => Promise<Bettor>;
  readonly board: (bettor: Bettor) => Promise<Board>;
  readonly bets: (bettor: Bettor) => Promise<readonly BetView[]>;
  readonly place: (bettor: Bettor, match: UpcomingView, changes?: Partial<BetBody>) => ReturnType<typeof postBet>;
  /** Lets the studio's clock stand at a time, and its matches begin and end as they are due. */
  readonly keepAt: (atMs: number) => void;
  readonly balanceOf: (bettor: Bettor) => Promise<bigint>;
}

export interface BetBody {
  readonly betKey: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
  readonly stakeUnits: string;
}

function postBet(bench: StudioBench, sessionToken: string, matchCode: string, body: BetBody) {
  return bench.post<{ bet: BetView; balanceUnits?: string }>("/sports-api/bet", { sessionToken, matchCode, ...body });
}

export async function startSportsBench(options: BenchOptions = {}): Promise<SportsBench> {
  const bench = await startStudioBench(options);
  const query = ({ opened }: Bettor): string => `sessionToken=${opened.sessionToken}`;
  return {
    bench,
    seat: async (gameCode = benchLeague) => {
      const { playerId, playerToken } = await bench.operator.newPlayer({ balanceUnits: startUnits });
      const code = await bench.launch({ gameCode, playerToken });
      const { httpStatus, body } = await bench.post<OpenedLeague>("/sports-api/open", { code });
      if (httpStatus !== 200) throw new Error(`Opening ${gameCode} was answered ${httpStatus} ${JSON.stringify(body)}.`);
      return { playerId, playerToken, opened: body };
    },
    board: async (bettor) => (await bench.get<Board>(`/sports-api/board?${query(bettor)}`)).body,
    bets: async (bettor) => (await bench.get<BetsPage>(`/sports-api/bets?${query(bettor)}`)).body.bets,
    place: ({ opened }, match, changes = {}) => {
      const { market = "winner", selection = "home" } = changes;
      const odds = oddsOf(match, market, selection) ?? "0.00";
      const body = { betKey: randomUUID(), market, selection, odds, stakeUnits: betStake.toString(), ...changes };
      return postBet(bench, opened.sessionToken, match.matchCode, body);
    },
    keepAt: (atMs) => {
      bench.clock.nowMs = atMs;
      bench.studio.keepMatchesNow();
    },
    balanceOf: ({ playerId }) => bench.operator.balanceOf(playerId),
  };
}

export function oddsOf({ markets }: UpcomingView, market: string, selection: string): string | undefined {
  return markets.find(({ code }) => code === market)?.selections.find(({ code }) => code === selection)?.odds;
}

/** A league's first match that begins at least a minute from now. */
export function nextMatch({ clock }: StudioBench, gameCode = benchLeague): PlannedMatch {
  const league = findLeague(gameCode);
  const [match] = league === undefined ? [] : matchesFrom(league, clock.nowMs + 60_000, 1, undefined);
  if (match === undefined) throw new Error(`${gameCode} has no match to come.`);
  return match;
}

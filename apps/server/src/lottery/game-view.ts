import type { Static } from "typebox";
import type { lotteryGame } from "@lantern/contract/schemas/lottery-game.ts";
import type { PrizeMode } from "@lantern/rules/games/constants.ts";
import { digitsOfLots, lotsOf } from "@lantern/rules/lottery/result-shape.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { isOnSale, lockTimeSeconds, remainTimeMs } from "./issue-view.ts";
import { gameName, openedPrizeMode, type LotteryGame } from "./lottery-game.ts";
import { readCurrentIssues, readLastDrawn, type IssueRow } from "./lottery-issue.ts";

export type LotteryGameView = Static<typeof lotteryGame>;

/** The vendor code under which the platform's own lotteries are listed (specification 2.31.3, 4.6.2). */
export const lotteryVendorCode = "TCG_SEA";

/** Games as the lottery centre lists them, each with its issue on sale and the one drawn last. */
export async function viewGames(
  queryable: Queryable,
  games: readonly LotteryGame[],
  { language, at, prizeMode }: { readonly language: string; readonly at: Date; readonly prizeMode?: PrizeMode | undefined },
): Promise<LotteryGameView[]> {
  const gameIds = games.map(({ id }) => id);
  const current = await readCurrentIssues(queryable, gameIds, at);
  const last = await readLastDrawn(queryable, gameIds);
  return games.map((game) => viewGame(game, { issue: current.get(game.id), last: last.get(game.id), language, at, prizeMode }));
}

interface GameMoment {
  readonly issue: IssueRow | undefined;
  readonly last: IssueRow | undefined;
  readonly language: string;
  readonly at: Date;
  /** The mode that was asked for. */
  readonly prizeMode: PrizeMode | undefined;
}

function viewGame(game: LotteryGame, { issue, last, language, at, prizeMode }: GameMoment): LotteryGameView {
  return {
    gameId: game.id,
    code: game.code,
    gameCode: game.code,
    remark: gameName(game, language),
    mobileIconUrl: game.iconUrl,
    gameType: "LOTT",
    vassalage: lotteryVendorCode,
    roomId: "",
    nodeId: `lottery-${game.id}`,
    supportPlay: 1,
    isSale: isOnSale(issue, at),
    prizeMode: openedPrizeMode(game, prizeMode),
    numero: issue?.numero ?? "",
    remainTime: issue === undefined ? 0 : remainTimeMs(issue, at),
    lockTime: issue === undefined ? 0 : lockTimeSeconds(issue),
    showIcon: 1,
    intervalSeconds: game.schedule.kind === "interval" ? game.schedule.intervalSeconds : 0,
    lastNumero: last?.numero ?? null,
    lastResult: last === undefined ? null : mainPrizeOf(game, last),
  };
}

function mainPrizeOf({ family }: LotteryGame, issue: IssueRow): string | null {
  const parsed = family.parseResult(issue.result_text ?? "");
  return parsed.ok ? digitsOfLots(lotsOf(parsed.result, family.resultShape[0]?.prize ?? "")) : null;
}

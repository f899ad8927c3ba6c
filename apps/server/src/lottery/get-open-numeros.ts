import type { CallValue } from "@lantern/contract/call.ts";
import type { getOpenNumeros as getOpenNumerosCall } from "@lantern/contract/lottery/get-open-numeros.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { isOnSale, lockTimeSeconds, remainTimeMs } from "./issue-view.ts";
import { listGames, openedPrizeMode } from "./lottery-game.ts";
import { readCurrentIssues } from "./lottery-issue.ts";

/** The issue on sale of every lottery, soonest lock first (specification 3.13.3). */
export async function getOpenNumeros(
  { database, merchant, clock }: CallContext,
  { query }: CallInput<typeof getOpenNumerosCall>,
): Promise<CallValue<typeof getOpenNumerosCall>> {
  const now = clock.now();
  const games = await listGames(database, merchant.id);
  const issues = await readCurrentIssues(
    database,
    games.map(({ id }) => id),
    now,
  );
  const gameById = new Map(games.map((game) => [game.id, game]));
  return [...issues.values()]
    .flatMap((issue) => {
      const game = gameById.get(issue.game_id);
      return game === undefined ? [] : [{ game, issue }];
    })
    .map(({ game, issue }) => ({
      gameId: game.id,
      prizeMode: openedPrizeMode(game, query.prizeMode),
      numero: issue.numero,
      remainTime: remainTimeMs(issue, now),
      lockTime: lockTimeSeconds(issue),
      isSale: isOnSale(issue, now),
    }))
    .toSorted((left, right) => left.remainTime - right.remainTime || left.gameId - right.gameId);
}

import type { Queryable } from "@lantern/database/database.ts";
import { readGame, type LotteryGame } from "../lottery-game.ts";
import { issueColumns, type IssueRow } from "../lottery-issue.ts";

/** One of the two draws that an issue is over. */
export interface PartIssue {
  readonly game: LotteryGame;
  readonly issue: IssueRow;
}

const selectParts = `select ${issueColumns} from lottery_issues where game_id = any($1) and numero = $2`;

const issueFields = issueColumns
  .split(",")
  .map((column) => `issue.${column.trim()}`)
  .join(", ");

const holdJoined = `
  select ${issueFields} from lottery_games game
  join lottery_issues issue on issue.game_id = game.id and issue.numero = $2
  where $1 = any(game.joined_game_ids) order by issue.id for update of issue`;

/** The two games, the first before the second. */
export async function readPartGames(queryable: Queryable, [first, second]: readonly [number, number]): Promise<[LotteryGame, LotteryGame]> {
  return [await readGame(queryable, first), await readGame(queryable, second)];
}

/** The issues of that number of the two games; undefined where one has none, and for a game that is over no others. */
export async function readPartIssues(
  queryable: Queryable,
  { game_id: gameId, numero }: Pick<IssueRow, "game_id" | "numero">,
): Promise<[PartIssue, PartIssue] | undefined> {
  const { joinedGameIds } = await readGame(queryable, gameId);
  if (joinedGameIds === null) return undefined;
  const rows = await queryable.query<IssueRow>(selectParts, [joinedGameIds, numero]);
  const games = await readPartGames(queryable, joinedGameIds);
  const [first, second] = games.map(({ id }) => rows.find(({ game_id }) => game_id === id));
  return first === undefined || second === undefined
    ? undefined
    : [
        { game: games[0], issue: first },
        { game: games[1], issue: second },
      ];
}

/** The issues that are over an issue and another, their rows held until the transaction ends. */
export async function holdJoinedIssues(
  queryable: Queryable,
  { game_id, numero }: Pick<IssueRow, "game_id" | "numero">,
): Promise<IssueRow[]> {
  return queryable.query<IssueRow>(holdJoined, [game_id, numero]);
}

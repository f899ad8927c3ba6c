import type { Queryable } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { findGameByCode, type LotteryGame } from "../lottery-game.ts";
import { issueColumns, type IssueRow } from "../lottery-issue.ts";
import type { DeskDeed } from "./desk-actor.ts";

const selectIssue = `select ${issueColumns} from lottery_issues where game_id = $1 and numero = $2`;

export interface FoundIssue {
  readonly game: LotteryGame;
  readonly issue: IssueRow;
}

type Named = Pick<DeskDeed, "merchantId" | "gameCode" | "numero">;

/** The merchant's issue by game code and number. */
export async function findDeskIssue(
  queryable: Queryable,
  named: Named,
): Promise<FoundIssue | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  return find(queryable, named, selectIssue);
}

/** The same, its row held until the transaction ends: of two operators the second sees what the first did. */
export async function holdDeskIssue(
  queryable: Queryable,
  named: Named,
): Promise<FoundIssue | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  return find(queryable, named, `${selectIssue} for update`);
}

async function find(queryable: Queryable, { merchantId, gameCode, numero }: Named, select: string) {
  const game = await findGameByCode(queryable, merchantId, gameCode);
  if (game === undefined) return refuse("lottery.game_unknown");
  const [issue] = await queryable.query<IssueRow>(select, [game.id, numero]);
  return issue === undefined ? refuse("lottery.issue_unknown") : { game, issue };
}

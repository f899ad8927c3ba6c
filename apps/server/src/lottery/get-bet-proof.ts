import type { CallValue } from "@lantern/contract/call.ts";
import type { getBetProof as getBetProofCall } from "@lantern/contract/lottery/get-bet-proof.ts";
import { MerkleBuilder, merkleProof, type MerkleTree } from "@lantern/rules/lottery/merkle.ts";
import type { CallInput } from "../http/answer.ts";
import type { Scope, SessionContext } from "../platform/context.ts";
import { inPieces } from "../platform/in-pieces.ts";
import { Remembered } from "../platform/remembered.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { leafOf } from "./bet-leaf-of.ts";
import { readGame, type LotteryGame } from "./lottery-game.ts";
import { beforeAllIds, subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";

interface OwnRow extends SubOrderRow {
  readonly game_id: number;
  readonly numero: string;
  readonly bet_root: Uint8Array | null;
}

const selectOwn = `
  select ${subOrderColumns}, issue.game_id, issue.numero, issue.bet_root
  from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where sub_order.id = $1 and sub_order.member_id = $2`;

/** What was given back before the lock was never in the set. */
const notClosed = ["placed", "cancelled_user", "cancelled_win_stop", "cancelled_exclusion"];

const pageSize = 5_000;

const selectClosed = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.id > $3 and not sub_order.state = any($2) order by sub_order.id limit ${pageSize}`;

/** The closed set of an issue never changes: it is read once for those who ask one after another. A set of a million takes 64 MB. */
const trees = new Remembered<MerkleTree>({ ms: 10 * 60_000, keysMax: 4 });

/**
 * Shows the member that a bet of his is in the set that its issue was drawn over. Somebody else's bet is unknown to him; leaves of others stay
 * secret, since each holds an id that cannot be guessed.
 */
export async function getBetProof(
  context: SessionContext,
  { params }: CallInput<typeof getBetProofCall>,
): Promise<CallValue<typeof getBetProofCall> | Refusal<"lottery.order_unknown" | "lottery.issue_not_locked">> {
  const { database, session } = context;
  const [own] = await database.query<OwnRow>(selectOwn, [params.subOrderId, session.memberId]);
  if (own === undefined) return refuse("lottery.order_unknown");
  if (own.bet_root === null || notClosed.includes(own.state)) return refuse("lottery.issue_not_locked");
  const game = await readGame(database, own.game_id);
  const tree = await trees.read(context, own.issue_id, () => readTree(context, game, own));
  return {
    numero: own.numero,
    betRoot: Buffer.from(own.bet_root).toString("hex"),
    steps: merkleProof(tree, leafOf(game, own, own)),
  };
}

/** Page by page, so that a large set holds up nobody else. */
async function readTree({ database }: Pick<Scope, "database">, game: LotteryGame, { issue_id, numero }: OwnRow): Promise<MerkleTree> {
  const bets = new MerkleBuilder();
  const read = (after: string) => database.query<SubOrderRow>(selectClosed, [issue_id, notClosed, after]);
  for (let page = await read(beforeAllIds); page.length > 0;) {
    for (const row of page) bets.add(leafOf(game, { numero }, row));
    page = page.length < pageSize ? [] : await read(page.at(-1)?.id ?? beforeAllIds);
  }
  return inPieces(bets.tree());
}

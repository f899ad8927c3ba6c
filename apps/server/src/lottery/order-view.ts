import type { Static } from "typebox";
import type { lotteryOrder } from "@lantern/contract/schemas/lottery-order.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { subOrderWireStatus } from "@lantern/rules/lottery/sub-order-states.ts";
import { gameName, readGame, type LotteryGame } from "./lottery-game.ts";
import type { SubOrderRow } from "./sub-order.ts";

export type LotteryOrderView = Static<typeof lotteryOrder>;

export interface OrderViewRow extends SubOrderRow {
  readonly game_id: number;
  readonly currency: string;
  readonly price_units: bigint;
  readonly approach: number;
  readonly numero: string;
  readonly lock_at: Date;
  readonly issue_state: string;
  /** Whether a later draw of the same chase is still placed: that one is cancelled first. */
  readonly has_later: boolean;
  readonly result_text: string | null;
  readonly hits: string;
  readonly win_units: bigint;
  readonly push_units: bigint;
  readonly uncapped_win_units: bigint | null;
  readonly prize_mode: string;
  readonly series: number | null;
  readonly rebate_units: bigint;
  readonly settled_at: Date | null;
  readonly result_version: number;
}

/** What `viewOrders` needs, for the list of a select over `subOrderSource` joined with `lottery_issues issue`. */
export const orderViewColumns = `
  parent.game_id, parent.currency, parent.price_units, parent.approach, issue.numero, issue.lock_at, issue.state as issue_state, issue.result_text,
  sub_order.state = 'placed' and exists (
    select 1 from lottery_sub_orders later join lottery_issues later_issue on later_issue.id = later.issue_id
    where later.order_id = sub_order.order_id and later.placed_at = sub_order.placed_at and later.state = 'placed'
      and later_issue.draw_at > issue.draw_at
  ) as has_later,
  sub_order.hits::text as hits, sub_order.win_units, sub_order.push_units, sub_order.uncapped_win_units, sub_order.settled_at, sub_order.result_version,
  parent.prize_mode, parent.series, sub_order.rebate_units`;

/** Rows as the records list them: a result is shown from its draw on. */
export async function viewOrders(
  queryable: Queryable,
  rows: readonly OrderViewRow[],
  { language, at }: { readonly language: string; readonly at: Date },
): Promise<LotteryOrderView[]> {
  const games = new Map<number, LotteryGame>();
  for (const gameId of new Set(rows.map(({ game_id }) => game_id))) games.set(gameId, await readGame(queryable, gameId));
  const histories = await readHistories(queryable, rows);
  return rows.map((row) => {
    const game = games.get(row.game_id);
    if (game === undefined) throw new Error(`no lottery game ${row.game_id}`);
    return { ...viewOrder(row, game, { language, at }), history: histories.get(row.id) ?? [] };
  });
}

const selectHistories = `
  select sub_order_id, result_version, hits::text as hits, win_units, push_units, rebate_units, uncapped_win_units, settled_at from lottery_earlier_settlements
  where sub_order_id = any($1) order by result_version`;

interface EarlierRow {
  readonly sub_order_id: string;
  readonly result_version: number;
  readonly hits: string;
  readonly win_units: bigint;
  readonly push_units: bigint;
  readonly rebate_units: bigint;
  readonly uncapped_win_units: bigint | null;
  readonly settled_at: Date;
}

/** How bets stood before they were settled anew, by their ids; most were not, and nothing is asked for these. */
async function readHistories(queryable: Queryable, rows: readonly OrderViewRow[]): Promise<Map<string, LotteryOrderView["history"]>> {
  const again = rows.filter(({ state }) => state === "resettled" || state === "void_refunded").map(({ id }) => id);
  if (again.length === 0) return new Map();
  const earlier = await queryable.query<EarlierRow>(selectHistories, [again]);
  const views = Map.groupBy(earlier, ({ sub_order_id }) => sub_order_id);
  return new Map(
    [...views].map(([id, history]) => [
      id,
      history.map(({ result_version: version, hits, win_units, push_units, rebate_units, uncapped_win_units, settled_at }) => ({
        version,
        hits: Number(hits),
        winAmount: formatAmount(win_units + push_units, 2),
        uncappedWinAmount: uncappedText(uncapped_win_units, push_units),
        rebateAmount: formatAmount(rebate_units, 2),
        settledAt: settled_at.toISOString(),
      })),
    ]),
  );
}

function viewOrder(
  row: OrderViewRow,
  game: LotteryGame,
  { language, at }: { readonly language: string; readonly at: Date },
): Omit<LotteryOrderView, "history"> {
  const drawn = row.result_text !== null && row.issue_state !== "void" ? game.family.parseResult(row.result_text) : undefined;
  return {
    orderMasterId: row.order_id,
    orderDetailId: row.id,
    gameId: row.game_id,
    gameCode: game.code,
    gameName: gameName(game, language),
    gameIconUrl: game.iconUrl,
    playId: row.play_code,
    bettingContent: row.content,
    numero: row.numero,
    singleBetPrice: formatAmount(row.price_units),
    bettingApproach: row.approach,
    multiple: row.multiple,
    count: row.count,
    currency: row.currency,
    amount: formatAmount(row.amount_units, 2),
    odds: { ...row.odds },
    prizeMode: row.prize_mode,
    series: row.series,
    rebatePer2000: row.rebate_per_2000,
    rebateAmount: formatAmount(row.rebate_units, 2),
    state: row.state,
    status: subOrderWireStatus[row.state],
    hits: Number(row.hits),
    winAmount: formatAmount(row.win_units + row.push_units, 2),
    uncappedWinAmount: uncappedText(row.uncapped_win_units, row.push_units),
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    result: drawn?.ok === true ? Object.fromEntries(Object.entries(drawn.result).map(([prize, lots]) => [prize, [...lots]])) : null,
    resultVersion: row.result_version,
    mayCancel: row.state === "placed" && !row.has_later && row.lock_at > at && ["open", "scheduled"].includes(row.issue_state),
  };
}

/** What a bet would have paid without its caps; null where none cut it. */
function uncappedText(uncappedUnits: bigint | null, pushUnits: bigint): string | null {
  return uncappedUnits === null ? null : formatAmount(uncappedUnits + pushUnits, 2);
}

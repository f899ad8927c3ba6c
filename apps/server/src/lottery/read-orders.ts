import type { Queryable } from "@lantern/database/database.ts";
import { orderViewColumns, viewOrders, type LotteryOrderView, type OrderViewRow } from "./order-view.ts";
import { subOrderColumns, subOrderSource } from "./sub-order.ts";

export interface OrdersQuery {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  /** Only bets older than this one; of the same moment, only those of a smaller id. */
  readonly before: { readonly at: Date; readonly id: string } | undefined;
  readonly size: number;
  readonly language: string;
  readonly at: Date;
}

const selectBefore = `
  select ${subOrderColumns}, ${orderViewColumns}
  from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where sub_order.member_id = $1 and sub_order.placed_at >= $2 and sub_order.placed_at < $3
    and ($4::timestamptz is null or sub_order.placed_at < $4 or (sub_order.placed_at = $4 and sub_order.id < $5::uuid))
  order by sub_order.placed_at desc, sub_order.id desc limit $6`;

/** A member's lottery bets of a time, newest first, for the records. */
export async function readOrders(queryable: Queryable, query: OrdersQuery): Promise<LotteryOrderView[]> {
  const { memberId, from, to, before, size, language, at } = query;
  const rows = await queryable.query<OrderViewRow>(selectBefore, [memberId, from, to, before?.at ?? null, before?.id ?? null, size]);
  return viewOrders(queryable, rows, { language, at });
}

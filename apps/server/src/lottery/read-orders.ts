import type { Queryable } from "@lantern/database/database.ts";
import { orderViewColumns, viewOrders, type LotteryOrderView, type OrderViewRow } from "./order-view.ts";
import { subOrderColumns, subOrderSource } from "./sub-order.ts";

export interface OrdersBefore {
  readonly memberId: string;
  /** Only bets placed before this. */
  readonly before: Date;
  readonly from: Date;
  readonly size: number;
  readonly language: string;
  readonly at: Date;
}

const selectBefore = `
  select ${subOrderColumns}, ${orderViewColumns}
  from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where sub_order.member_id = $1 and sub_order.placed_at < $2 and sub_order.placed_at >= $3
  order by sub_order.placed_at desc, sub_order.id limit $4`;

/** A member's lottery bets of a time, newest first, for the records. */
export async function readOrders(queryable: Queryable, { memberId, before, from, size, language, at }: OrdersBefore): Promise<LotteryOrderView[]> {
  const rows = await queryable.query<OrderViewRow>(selectBefore, [memberId, before, from, size]);
  return viewOrders(queryable, rows, { language, at });
}

import type { CallValue } from "@lantern/contract/call.ts";
import type { getOrderDetail as getOrderDetailCall } from "@lantern/contract/lottery/get-order-detail.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { orderViewColumns, viewOrders, type OrderViewRow } from "./order-view.ts";
import { subOrderColumns, subOrderSource } from "./sub-order.ts";

const selectOrder = `
  select ${subOrderColumns}, ${orderViewColumns}
  from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where sub_order.order_id = $1 and sub_order.member_id = $2 order by issue.draw_at`;

/** All issues of one order of the member (specification 7.16); somebody else's order is unknown to him. */
export async function getOrderDetail(
  { database, session, language, clock }: SessionContext,
  { query }: CallInput<typeof getOrderDetailCall>,
): Promise<CallValue<typeof getOrderDetailCall> | Refusal<"lottery.order_unknown">> {
  const rows = await database.query<OrderViewRow>(selectOrder, [query.orderMasterId, session.memberId]);
  if (rows.length === 0) return refuse("lottery.order_unknown");
  return { subOrders: await viewOrders(database, rows, { language, at: clock.now() }) };
}

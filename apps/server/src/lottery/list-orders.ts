import type { CallValue } from "@lantern/contract/call.ts";
import type { listOrders as listOrdersCall } from "@lantern/contract/lottery/list-orders.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { orderViewColumns, viewOrders, type OrderViewRow } from "./order-view.ts";
import { subOrderColumns, subOrderSource } from "./sub-order.ts";

const pageSize = 15;

const ofMember = `
  sub_order.member_id = $1 and ($2 = -1 or parent.game_id = $2) and ($3::text is null or issue.numero = $3)
  and ($4::timestamptz is null or sub_order.placed_at >= $4) and ($5::timestamptz is null or sub_order.placed_at < $5)`;

const selectPage = `
  select ${subOrderColumns}, ${orderViewColumns}
  from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where ${ofMember}
  order by sub_order.placed_at desc, sub_order.id limit $6 offset $7`;

const countAll = `
  select count(*)::int as total from ${subOrderSource} join lottery_issues issue on issue.id = sub_order.issue_id
  where ${ofMember}`;

/** The member's lottery bets, newest first (specification 7.16). */
export async function listOrders(
  { database, session, language, clock }: SessionContext,
  { query }: CallInput<typeof listOrdersCall>,
): Promise<CallValue<typeof listOrdersCall>> {
  const page = query.page ?? 1;
  const size = query.size ?? pageSize;
  const gameId = query.gameId ?? -1;
  const wanted = [session.memberId, gameId, query.numero ?? null, query.from ?? null, query.to ?? null];
  const [counted] = await database.query<{ total: number }>(countAll, wanted);
  const rows = await database.query<OrderViewRow>(selectPage, [...wanted, size, (page - 1) * size]);
  const content = await viewOrders(database, rows, { language, at: clock.now() });
  return { content, pageNum: page, totalPages: Math.ceil((counted?.total ?? 0) / size) };
}

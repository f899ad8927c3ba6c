import type { CallValue } from "@lantern/contract/call.ts";
import type { listTodaysOrders as listTodaysOrdersCall } from "@lantern/contract/lottery/list-todays-orders.ts";
import { addDays, civilDay, startOfDayMs } from "@lantern/rules/lottery/zone.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { listOrders } from "./list-orders.ts";

/** The bets that the member placed since midnight in the merchant's zone, newest first (specification 7.16). */
export function listTodaysOrders(
  context: SessionContext,
  input: CallInput<typeof listTodaysOrdersCall>,
): Promise<CallValue<typeof listTodaysOrdersCall>> {
  const { zone } = context.merchant;
  const today = civilDay(zone, context.clock.now().getTime());
  const startsAt = (day: typeof today) => new Date(startOfDayMs(zone, day)).toISOString();
  return listOrders(context, { ...input, query: { ...input.query, from: startsAt(today), to: startsAt(addDays(today, 1)) } });
}

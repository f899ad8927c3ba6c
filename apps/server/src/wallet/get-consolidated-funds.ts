import type { CallValue } from "@lantern/contract/call.ts";
import type { getConsolidatedFunds as getConsolidatedFundsCall } from "@lantern/contract/wallet/get-consolidated-funds.ts";
import type { SessionContext } from "../platform/context.ts";
import { describeBalances } from "./describe-balances.ts";
import { readBalances } from "./read-balances.ts";

/** The session's own balances with the contract flags (specification 3.18, 7.18.1). Until there are contracts, no request can be pending. */
export async function getConsolidatedFunds({
  database,
  clock,
  session,
}: SessionContext): Promise<CallValue<typeof getConsolidatedFundsCall>> {
  const balances = describeBalances(await readBalances(database, session.memberId), clock.now());
  return { ...balances, dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 };
}

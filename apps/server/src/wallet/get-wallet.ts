import type { CallValue } from "@lantern/contract/call.ts";
import type { getWallet as getWalletCall } from "@lantern/contract/wallet/get-wallet.ts";
import type { SessionContext } from "../platform/context.ts";
import { describeBalances } from "./describe-balances.ts";
import { readBalances } from "./read-balances.ts";

/** The session's own balances (specification 3.8, 7.18.1). */
export async function getWallet({ database, clock, session }: SessionContext): Promise<CallValue<typeof getWalletCall>> {
  return describeBalances(await readBalances(database, session.memberId), clock.now());
}

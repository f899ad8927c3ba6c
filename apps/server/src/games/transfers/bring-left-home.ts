import type { Scope } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { readVendorPurses } from "../../wallet/read-balances.ts";
import { moveMoney } from "./move-money.ts";
import { findTransferClient, listTransferVendors } from "./transfer-vendor.ts";

/** The next game waits no longer for a vendor; what he does then is learned by the recovery. */
const answerMs = 1_500;

export interface MoneyLeft {
  readonly memberId: string;
  readonly merchantId: string;
  readonly currency: string;
}

/**
 * Brings home what a game left at its vendor because its page was closed instead of left: the next game is played with it. All vendors
 * where our books have money are asked at once, but for the one whose game opens now.
 */
export async function bringLeftHome(scope: Scope, member: MoneyLeft, exceptIntegration: string): Promise<void> {
  const purses = await readVendorPurses(scope.database, member.memberId);
  const left = [...purses].filter(([integrationCode, units]) => units > 0n && integrationCode !== exceptIntegration);
  await Promise.all(left.map(([integrationCode]) => bringHome(scope, member, integrationCode)));
}

async function bringHome(scope: Scope, member: MoneyLeft, integrationCode: string): Promise<void> {
  const [vendor] = await listTransferVendors(scope, member.merchantId, integrationCode);
  const client = await findTransferClient(scope, integrationCode, answerMs);
  if (vendor === undefined || client === undefined) return;
  const moved = await moveMoney(scope, { ...member, vendor: { ...vendor, client }, direction: "out" });
  if (isRefusal(moved))
    scope.log.info({ memberId: member.memberId, integration: integrationCode, refused: moved.refused }, "a game left money at its vendor");
}

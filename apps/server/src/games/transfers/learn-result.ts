import type { TransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { post } from "../../wallet/post.ts";
import { readVendorPurses } from "../../wallet/read-balances.ts";
import { lockWallet, selectWallet, stepWallet, toWallet, type WalletKey, type WalletRow } from "./vendor-wallet.ts";

export interface MemberAtVendor extends WalletKey {
  readonly merchantId: string;
  readonly vendorCode: string;
  readonly currency: string;
}

/**
 * Asks the vendor what stands with him, and books what was won or lost there since. What he says while a transfer is on its
 * way, or was begun or ended meanwhile, may or may not include it, so nothing is booked then.
 * @returns what stands there in units; undefined where it cannot be known now.
 */
export async function learnResult(
  scope: Scope,
  client: Pick<TransferClient, "balance">,
  member: MemberAtVendor,
): Promise<bigint | undefined> {
  const { memberId, integrationCode, currency } = member;
  const [row] = await scope.database.query<WalletRow>(selectWallet, [memberId, integrationCode]);
  const before = row === undefined ? { step: 0n, pendingId: undefined } : toWallet(row);
  if (before.pendingId !== undefined) return undefined;
  const told = await client.balance({ playerId: memberId, currency });
  if (told === undefined) return undefined;
  return scope.database.tx(async (transaction) => {
    const wallet = await lockWallet(transaction, member);
    if (wallet.pendingId !== undefined || wallet.step !== before.step) return undefined;
    const gained = told - ((await readVendorPurses(transaction, memberId)).get(integrationCode) ?? 0n);
    if (gained === 0n) return told;
    const result = {
      idempotencyKey: `games-transfer:result:${integrationCode}:${memberId}:${wallet.step}`,
      memberId,
      vendorCode: integrationCode,
      reason: "vendor_result",
      subject: { type: "account", id: memberId },
      details: { vendorCode: member.vendorCode },
      occurredAt: scope.clock.now(),
    } as const;
    const posted = await (gained > 0n
      ? post(transaction, { kind: "gain", amountUnits: gained, ...result })
      : post(transaction, { kind: "loss", amountUnits: -gained, ...result }));
    if (isRefusal(posted)) throw new Error(`What ${memberId} won at ${integrationCode} was refused by the wallet: ${posted.refused}`);
    await stepWallet(transaction, wallet, undefined);
    return told;
  });
}

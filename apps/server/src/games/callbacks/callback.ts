import type { Transaction } from "@lantern/database/database.ts";
import type { VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import type { Scope } from "../../platform/context.ts";
import type { PostRefusal } from "../../wallet/movement.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { Integration } from "../find-integration.ts";
import type { Player } from "./player.ts";
import type { Tombstone } from "./vendor-transaction.ts";

/** What the operations of one callback stand on: all of them are one transaction. */
export interface Callback {
  readonly clock: Scope["clock"];
  readonly transaction: Transaction;
  readonly integration: Integration;
  /** What the request rolled back before it came: stays dead even where the request is undone. */
  readonly tombstones: Tombstone[];
  /** Outcomes that were stored before this request, with the order in which they were. */
  readonly repetitions: Map<VendorOutcome, bigint>;
}

/** A refusal that tells the balance as it is, wherever the player is known. */
export async function refused({ transaction }: Callback, status: VendorRefusal, player: Player): Promise<VendorOutcome> {
  const { spendableUnits } = await readBalances(transaction, player.memberId);
  return { status, balanceUnits: spendableUnits, currency: player.currency };
}

/** Done, with nothing posted: the balance as it is. */
export async function doneWithoutMoney({ transaction }: Callback, player: Player): Promise<VendorOutcome & { readonly status: "ok" }> {
  const { spendableUnits } = await readBalances(transaction, player.memberId);
  return { status: "ok", balanceUnits: spendableUnits, currency: player.currency, playerId: player.memberId };
}

const statusOfRefusal: Readonly<Record<PostRefusal["refused"], VendorRefusal>> = {
  "wallet.insufficient_funds": "insufficient_funds",
  "wallet.amount_invalid": "invalid_request",
  "wallet.transfer_unknown": "transaction_unknown",
  "wallet.transfer_conflict": "transaction_conflict",
  "request.idempotency_conflict": "transaction_conflict",
  "safeguards.member_unknown": "invalid_token",
  "safeguards.member_suspended": "player_blocked",
  "safeguards.member_excluded": "player_blocked",
  "safeguards.limit_reached": "limit_reached",
};

/** What a vendor hears of a movement that the wallet refused. */
export function vendorStatusOf(refusal: PostRefusal): VendorRefusal {
  return statusOfRefusal[refusal.refused];
}

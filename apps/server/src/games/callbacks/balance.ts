import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import { doneWithoutMoney, refused, type Callback } from "./callback.ts";
import { findLaunch } from "./player.ts";

/** What the player can stake now. */
export async function balance(callback: Callback, operation: Extract<VendorOperation, { kind: "balance" }>): Promise<VendorOutcome> {
  const launch = await findLaunch(callback, operation.playerToken);
  if (typeof launch === "string") return { status: launch };
  if (operation.playerId !== undefined && operation.playerId !== launch.memberId) return { status: "invalid_token" };
  if (operation.currency !== undefined && operation.currency !== launch.currency) return refused(callback, "wrong_currency", launch);
  return doneWithoutMoney(callback, launch);
}

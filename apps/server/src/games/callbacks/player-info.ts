import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import { doneWithoutMoney, refused, type Callback } from "./callback.ts";
import { lockPlayer } from "./player.ts";

/** Who a player of this vendor is and what he has: allows nothing, so it asks for no token and no right to stake. */
export async function playerInfo(callback: Callback, operation: Extract<VendorOperation, { kind: "player_info" }>): Promise<VendorOutcome> {
  const player = await lockPlayer(callback, operation.playerId);
  if (player === undefined) return { status: "invalid_token" };
  if (operation.currency !== undefined && operation.currency !== player.currency) return refused(callback, "wrong_currency", player);
  return doneWithoutMoney(callback, player);
}

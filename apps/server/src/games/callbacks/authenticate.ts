import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import { askGate } from "../../safeguards/ask-gate.ts";
import { doneWithoutMoney, refused, type Callback } from "./callback.ts";
import { findLaunch } from "./player.ts";

/** Who plays: turns the token of a launch into a player. A member who may not stake is told apart at once. */
export async function authenticate(
  callback: Callback,
  operation: Extract<VendorOperation, { kind: "authenticate" }>,
): Promise<VendorOutcome> {
  const launch = await findLaunch(callback, operation.playerToken);
  if (typeof launch === "string") return { status: launch };
  if (launch.gameCode !== operation.gameCode) return { status: "invalid_token" };
  const gate = await askGate(callback.transaction, { memberId: launch.memberId, asks: "stake", at: callback.clock.now() });
  // A limit stops stakes, one by one; the game may be looked at.
  if (gate !== undefined && gate.refused !== "safeguards.limit_reached") return refused(callback, "player_blocked", launch);
  return { ...(await doneWithoutMoney(callback, launch)), language: launch.language };
}

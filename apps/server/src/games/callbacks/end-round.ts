import type { VendorOperation, VendorOutcome, VendorRollback } from "@lantern/vendor-kit/adapter.ts";
import { doneWithoutMoney, refused, type Callback } from "./callback.ts";
import { changeRound, findRound } from "./game-round.ts";
import { lockPlayer } from "./player.ts";

/** The round is over: a bet of it without a win is lost, and no further bet is taken. Ending it again changes nothing. */
export async function endRound(callback: Callback, operation: Extract<VendorOperation, { kind: "end_round" }>): Promise<VendorOutcome> {
  const player = await lockPlayer(callback, operation.playerId);
  if (player === undefined) return { status: "round_unknown" };
  if (operation.currency !== undefined && operation.currency !== player.currency) return refused(callback, "wrong_currency", player);
  const round = await findRound(callback, operation.roundId);
  if (round === undefined && operation.ifOpened === true) return doneWithoutMoney(callback, player);
  if (round === undefined || round.memberId !== player.memberId) return refused(callback, "round_unknown", player);
  if (!round.hasEnded) await changeRound(callback, round, { kind: "end" });
  return doneWithoutMoney(callback, player);
}

/** Ends the round of an operation that was done; one that never opened, or is another player's, has no end. */
export async function endOpened(callback: Callback, { roundId, playerId }: Pick<VendorRollback, "roundId" | "playerId">): Promise<void> {
  const round = await findRound(callback, roundId);
  if (round !== undefined && round.memberId === playerId && !round.hasEnded) await changeRound(callback, round, { kind: "end" });
}

import type { CallContext } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { settingsOf } from "../../site/merchant-settings.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { Integration } from "../find-integration.ts";
import type { NewLaunch } from "../open-launch.ts";
import { bringLeftHome } from "./bring-left-home.ts";
import { moveMoney } from "./move-money.ts";
import { vendorTimeoutMs } from "./transfer-vendor.ts";

/** What a launch tells of the money that its game plays with. */
export interface MoneyOfGame {
  /** The vendor with whom it stands; absent where the game plays with what stands here. */
  readonly balanceAt?: string;
  /** Whose wallet is to be emptied when the game is left. */
  readonly walletVendor?: string;
}

/**
 * Before a game opens, where the merchant wants it so: what an earlier game left at its vendor comes home, and to a vendor who keeps the
 * money all there is goes with the player.
 * Money that does not arrive keeps no game from opening: it is on its way, or where it was. Trial money never leaves the house.
 */
export async function takeMoneyAlong(
  context: CallContext,
  integration: Integration,
  { game, player, merchantId, currency }: NewLaunch,
): Promise<MoneyOfGame | Refusal<"games.game_unavailable">> {
  if (player === undefined) return {};
  const { memberId } = player;
  const { autoTransfer } = settingsOf(context.merchant);
  if (autoTransfer && !player.trial) await bringLeftHome(context, { memberId, merchantId, currency }, integration.code);
  const client = integration.transferClient(vendorTimeoutMs);
  if (client === undefined) return {};
  if (player.trial) return refuse("games.game_unavailable");
  const balanceAt = game.vendorCode;
  if (!autoTransfer) return { balanceAt };
  const { spendableUnits } = await readBalances(context.database, memberId);
  const vendor = { integrationCode: integration.code, vendorCode: game.vendorCode, client };
  const moved = await moveMoney(context, { memberId, merchantId, currency, vendor, direction: "in", amountUnits: spendableUnits });
  if (isRefusal(moved))
    context.log.info({ memberId, integration: integration.code, refused: moved.refused }, "a game opens without the player's money");
  return { balanceAt, walletVendor: game.vendorCode };
}

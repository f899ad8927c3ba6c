import type { CallContext } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { settingsOf } from "../../site/merchant-settings.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { Integration } from "../find-integration.ts";
import type { NewLaunch } from "../open-launch.ts";
import { moveMoney } from "./move-money.ts";
import { transferClientOf } from "./transfer-vendor.ts";

/**
 * Before a game of a vendor who keeps the money opens: where the merchant wants it so, all there is goes with the player.
 * Money that does not arrive keeps no game from opening: it is on its way, or where it was. Trial money never leaves the house.
 * @returns whose wallet is to be emptied when the game is left.
 */
export async function takeMoneyAlong(
  context: CallContext,
  integration: Integration,
  { game, player, merchantId, currency }: NewLaunch,
): Promise<{ readonly walletVendor?: string } | Refusal<"games.game_unavailable">> {
  const client = transferClientOf(integration);
  if (client === undefined || player === undefined) return {};
  if (player.trial) return refuse("games.game_unavailable");
  if (!settingsOf(context.merchant).autoTransfer) return {};
  const { memberId } = player;
  const { spendableUnits } = await readBalances(context.database, memberId);
  const vendor = { integrationCode: integration.code, vendorCode: game.vendorCode, client };
  const moved = await moveMoney(context, { memberId, merchantId, currency, vendor, direction: "in", amountUnits: spendableUnits });
  if (isRefusal(moved))
    context.log.info({ memberId, integration: integration.code, refused: moved.refused }, "a game opens without the player's money");
  return { walletVendor: game.vendorCode };
}

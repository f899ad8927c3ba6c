import type { Transaction } from "@lantern/database/database.ts";
import { unitsPerCurrencyUnit } from "@lantern/money/amount.ts";
import { createGame } from "../lottery/create-game.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { demoLimits, demoLotteries } from "./demo-lotteries.ts";
import { demoOfficialLotteries } from "./demo-official-lotteries.ts";

/** Puts the house's lotteries on a merchant's shelf. */
export async function seedLotteries(
  { configuration }: Pick<Scope, "configuration">,
  transaction: Transaction,
  merchant: Merchant,
): Promise<void> {
  for (const { intervalSeconds, lockLeadSeconds, merchants, testOnly, ...game } of demoLotteries) {
    if (!merchants.includes(merchant.code)) continue;
    if (testOnly === true && configuration.seedProfile !== "test") continue;
    await createGame(transaction, {
      ...game,
      merchantId: merchant.id,
      schedule: { kind: "interval", zone: merchant.zone, intervalSeconds, lockLeadSeconds },
      limits: limitsOf(merchant),
    });
  }
  for (const { merchants, ...game } of demoOfficialLotteries) {
    if (merchants.includes(merchant.code)) await createGame(transaction, { ...game, merchantId: merchant.id, limits: limitsOf(merchant) });
  }
}

function limitsOf(merchant: Merchant): Record<string, { betAmountMin: bigint; betAmountMax: bigint; winAmountMax: bigint }> {
  return Object.fromEntries(
    merchant.currencies.map((currency) => {
      const limits = demoLimits[currency];
      if (limits === undefined) throw new Error(`no demo limits in ${currency}`);
      const { betAmountMin, betAmountMax, winAmountMax } = limits;
      return [
        currency,
        {
          betAmountMin: betAmountMin * unitsPerCurrencyUnit,
          betAmountMax: betAmountMax * unitsPerCurrencyUnit,
          winAmountMax: winAmountMax * unitsPerCurrencyUnit,
        },
      ];
    }),
  );
}

import type { CallValue } from "@lantern/contract/call.ts";
import type { listVendorWallets as listVendorWalletsCall } from "@lantern/contract/games/list-vendor-wallets.ts";
import { formatBalanceText } from "@lantern/money/display.ts";
import type { TransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import type { SessionContext } from "../../platform/context.ts";
import { readVendorPurses } from "../../wallet/read-balances.ts";
import { viewerOf } from "../viewer.ts";
import { learnResult } from "./learn-result.ts";
import { findTransferClient } from "./transfer-vendor.ts";

const selectWallets = `
  select distinct on (vendor.integration_code) vendor.code, vendor.integration_code, vendor.display_names, vendor.icon_url, vendor.position,
    transfer.direction, transfer.amount_units, transfer.begun_at, wallet.member_id is not null as is_known
  from games_vendors vendor
  join games_integrations integration on integration.code = vendor.integration_code and integration.protocol = 'transfer-wallet'
  left join games_vendor_wallets wallet on wallet.member_id = $2 and wallet.integration_code = vendor.integration_code
  left join games_vendor_transfers transfer on transfer.id = wallet.pending_id
  where vendor.merchant_id = $1
  order by vendor.integration_code, vendor.position, vendor.code`;

interface WalletAtVendorRow {
  readonly code: string;
  readonly integration_code: string;
  readonly display_names: Readonly<Record<string, string>>;
  readonly icon_url: string;
  readonly position: number;
  readonly direction: "in" | "out" | null;
  readonly amount_units: bigint | null;
  readonly begun_at: Date | null;
  /** The member had money there once. */
  readonly is_known: boolean;
}

/** Nobody waits longer for a list: a vendor who takes longer is one who does not answer. */
const answerMs = 1_500;

/**
 * The session's own money at vendors who keep it, in the merchant's order; vendors where nothing stands too, for money can go there.
 * Those where he had any are asked, all at once, and what was won or lost there is booked: the books say what the vendor says.
 */
export async function listVendorWallets(context: SessionContext): Promise<CallValue<typeof listVendorWalletsCall>> {
  const { database, merchant, session } = context;
  const rows = await database.query<WalletAtVendorRow>(selectWallets, [merchant.id, session.memberId]);
  const silent = await findSilent(context, rows);
  const purses = await readVendorPurses(database, session.memberId);
  const { languages } = viewerOf(context, undefined);
  return {
    currency: session.currency,
    vendors: rows
      .toSorted((one, other) => one.position - other.position)
      .map((row) => ({
        vendor: row.code,
        name:
          languages.map((language) => row.display_names[language]).find((name) => name !== undefined) ??
          row.display_names["en"] ??
          row.code,
        iconUrl: row.icon_url,
        balance: formatBalanceText(purses.get(row.integration_code) ?? 0n),
        answers: !silent.has(row.integration_code),
        onItsWay:
          row.direction === null || row.amount_units === null || row.begun_at === null
            ? null
            : { direction: row.direction, amount: formatBalanceText(row.amount_units), since: row.begun_at.toISOString() },
      })),
  };
}

/** Integrations that do not answer now. One where money is on its way is not asked: it is known why its balance may be another. */
async function findSilent(context: SessionContext, rows: readonly WalletAtVendorRow[]): Promise<ReadonlySet<string>> {
  const { merchant, session } = context;
  const asked = rows.filter((row) => row.is_known && row.direction === null);
  const silent = await Promise.all(
    asked.map(async ({ integration_code: integrationCode, code: vendorCode }) => {
      const client = await findTransferClient(context, integrationCode, answerMs);
      const member = { memberId: session.memberId, merchantId: merchant.id, currency: session.currency, integrationCode, vendorCode };
      if (client === undefined) return [integrationCode];
      let answers = true;
      const balance: TransferClient["balance"] = async (player) => {
        const told = await client.balance(player);
        answers = told !== undefined;
        return told;
      };
      await learnResult(context, { balance }, member);
      return answers ? [] : [integrationCode];
    }),
  );
  return new Set(silent.flat());
}

import type { CallValue } from "@lantern/contract/call.ts";
import type { listVendorWallets as listVendorWalletsCall } from "@lantern/contract/games/list-vendor-wallets.ts";
import { formatBalanceText } from "@lantern/money/display.ts";
import type { SessionContext } from "../../platform/context.ts";
import { readVendorPurses } from "../../wallet/read-balances.ts";
import { viewerOf } from "../viewer.ts";

const selectWallets = `
  select distinct on (vendor.integration_code) vendor.code, vendor.integration_code, vendor.display_names, vendor.icon_url, vendor.position,
    transfer.direction, transfer.amount_units, transfer.begun_at
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
}

/** The session's own money at vendors who keep it, in the merchant's order; vendors where nothing stands too, for money can go there. */
export async function listVendorWallets(context: SessionContext): Promise<CallValue<typeof listVendorWalletsCall>> {
  const { database, merchant, session } = context;
  const rows = await database.query<WalletAtVendorRow>(selectWallets, [merchant.id, session.memberId]);
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
        onItsWay:
          row.direction === null || row.amount_units === null || row.begun_at === null
            ? null
            : { direction: row.direction, amount: formatBalanceText(row.amount_units), since: row.begun_at.toISOString() },
      })),
  };
}

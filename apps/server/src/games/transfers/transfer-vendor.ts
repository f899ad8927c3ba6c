import type { TransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import type { Scope } from "../../platform/context.ts";
import { findIntegration } from "../find-integration.ts";

/** A vendor who keeps his players' money himself, as a merchant has him. */
export interface TransferVendor {
  readonly integrationCode: string;
  /** A brand of his at the merchant: what members know him by. */
  readonly vendorCode: string;
  readonly client: TransferClient;
}

/** Whatever has no answer by then is unknown. */
export const vendorTimeoutMs = 6_000;

const selectVendors = `
  select distinct on (vendor.integration_code) vendor.code, vendor.integration_code
  from games_vendors vendor join games_integrations integration on integration.code = vendor.integration_code
  where vendor.merchant_id = $1 and integration.protocol = 'transfer-wallet' and integration.closed_at is null
    and ($2::text is null or vendor.code = $2 or vendor.integration_code = $2)
  order by vendor.integration_code, vendor.position, vendor.code`;

/** The vendors of a merchant that keep money, one for each integration; only the one of a brand's or integration's code where given. */
export async function listTransferVendors(scope: Scope, merchantId: string, code?: string): Promise<TransferVendor[]> {
  const rows = await scope.database.query<{ code: string; integration_code: string }>(selectVendors, [merchantId, code ?? null]);
  const found = await Promise.all(rows.map(async (row) => ({ row, client: await findTransferClient(scope, row.integration_code) })));
  return found.flatMap(({ row, client }) =>
    client === undefined ? [] : [{ integrationCode: row.integration_code, vendorCode: row.code, client }],
  );
}

/** How money is moved there and home; undefined for an integration that is gone or keeps none. */
export async function findTransferClient(
  scope: Scope,
  integrationCode: string,
  timeoutMs = vendorTimeoutMs,
): Promise<TransferClient | undefined> {
  return (await findIntegration(scope, integrationCode))?.transferClient(timeoutMs);
}

import type { Queryable } from "@lantern/database/database.ts";

/** A vendor's system as the operator sees it, whether or not it can be used. */
export interface IntegrationLine {
  readonly code: string;
  readonly protocol: string;
  readonly baseUrl: string;
  readonly publicUrl: string | null;
  /** Whose keys sign: "desk", "studio", or a reference of the configuration. */
  readonly secretReference: string;
  readonly closedAt: Date | null;
  readonly syncedAt: Date | null;
  readonly publishedCount: number;
  /** Merchants' brands of it, as MERCHANT/BRAND. */
  readonly brands: readonly string[];
}

const selectAll = `
  select integration.code, protocol, base_url as "baseUrl", public_url as "publicUrl", secret_reference as "secretReference", closed_at as "closedAt",
    synced_at as "syncedAt",
    (select count(*)::int from games_catalogue game where game.integration_code = integration.code and game.published) as "publishedCount",
    array(
      select merchant.code || '/' || vendor.code from games_vendors vendor join site_merchants merchant on merchant.id = vendor.merchant_id
      where vendor.integration_code = integration.code order by 1
    ) as brands
  from games_integrations integration order by integration.code`;

export function listAllIntegrations(database: Pick<Queryable, "query">): Promise<IntegrationLine[]> {
  return database.query<IntegrationLine>(selectAll);
}

import type { Queryable } from "@lantern/database/database.ts";
import type { Merchant } from "../platform/context.ts";

export type MerchantInBrief = Pick<Merchant, "id" | "code" | "name" | "zone" | "settings">;

const selectMerchants = "select id, code, name, zone, settings from site_merchants order by code";

/** Every merchant of the house, for jobs and commands that are about none in particular. */
export async function listMerchants(queryable: Queryable): Promise<readonly MerchantInBrief[]> {
  return queryable.query<MerchantInBrief>(selectMerchants);
}

import type { resourceLink } from "@lantern/contract/schemas/merchant.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { Static } from "typebox";

const selectResources = `
  select resource_type as "resourceType", url
  from site_resources
  where merchant_id = $1
  order by resource_type`;

/** The merchant's links by type (specification 3.17), in the types' order. */
export function listResources(database: Queryable, merchantId: string): Promise<Static<typeof resourceLink>[]> {
  return database.query<Static<typeof resourceLink>>(selectResources, [merchantId]);
}

import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../platform/context.ts";

const selectHostNames = `
  select host_name from site_domains
  where merchant_id = $1 and host_name <> '*'
  order by is_main desc, host_name`;

/** A merchant's host names, the main one first; a merchant of any host has none of its own. */
export async function listDomains(database: Queryable, merchantId: string): Promise<string[]> {
  const rows = await database.query<{ host_name: string }>(selectHostNames, [merchantId]);
  return rows.map((row) => row.host_name);
}

/** The main host name: the merchant's own, or the one the visitor used where the merchant answers on any. */
export function mainDomainOf(domains: readonly string[], context: Pick<CallContext, "hostName" | "agentEntrance">): string {
  const used = context.agentEntrance ? context.hostName.replace(/^agent\./, "") : context.hostName;
  return domains[0] ?? used;
}

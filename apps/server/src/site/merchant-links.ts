import type { resourceLink } from "@lantern/contract/schemas/merchant.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { Static } from "typebox";
import type { CallContext, Merchant } from "../platform/context.ts";

export interface MerchantLinks {
  /** Host names, the main one first; a merchant of any host has none of its own. */
  readonly domains: readonly string[];
  /** Links by type (specification 3.17), in the types' order. */
  readonly resources: readonly Static<typeof resourceLink>[];
}

const selectHostNames = `
  select host_name from site_domains
  where merchant_id = $1 and host_name <> '*'
  order by is_main desc, host_name`;

const selectResources = `
  select resource_type as "resourceType", url
  from site_resources
  where merchant_id = $1
  order by resource_type`;

const linksOfMerchant = new WeakMap<Merchant, Promise<MerchantLinks>>();

/** A merchant's hosts and links, read once for as long as the merchant himself is remembered (`find-merchant.ts`). */
export function readMerchantLinks({ database, merchant }: Pick<CallContext, "database" | "merchant">): Promise<MerchantLinks> {
  const known = linksOfMerchant.get(merchant);
  if (known !== undefined) return known;
  const links = readLinks(database, merchant.id);
  linksOfMerchant.set(merchant, links);
  links.catch(() => linksOfMerchant.delete(merchant));
  return links;
}

async function readLinks(database: Queryable, merchantId: string): Promise<MerchantLinks> {
  const [hosts, resources] = await Promise.all([
    database.query<{ host_name: string }>(selectHostNames, [merchantId]),
    database.query<Static<typeof resourceLink>>(selectResources, [merchantId]),
  ]);
  return { domains: hosts.map((host) => host.host_name), resources };
}

/** The main host name: the merchant's own, or the one the visitor used where the merchant answers on any. */
export function mainDomainOf(domains: readonly string[], context: Pick<CallContext, "hostName" | "agentEntrance">): string {
  const used = context.agentEntrance ? context.hostName.replace(/^agent\./, "") : context.hostName;
  return domains[0] ?? used;
}

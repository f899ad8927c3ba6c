import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../platform/context.ts";

const selectHost = `select true as own from site_domains where merchant_id = $1 and host_name = $2`;

/**
 * Whether the host name of a call is one that the merchant has by name. One who answers on any host is called by names that strangers make
 * up: nothing that leaves the house may repeat those, but in demo mode.
 */
export async function isOwnHost(
  { configuration, merchant, hostName, agentEntrance }: Pick<CallContext, "configuration" | "merchant" | "hostName" | "agentEntrance">,
  queryable: Queryable,
): Promise<boolean> {
  const name = agentEntrance ? hostName.replace(/^agent\./, "") : hostName;
  const [row] = await queryable.query<{ own: boolean }>(selectHost, [merchant.id, name]);
  return row?.own === true || configuration.mode === "demo";
}

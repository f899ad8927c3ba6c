import { BlockList, isIPv6 } from "node:net";
import type { CallContext, Merchant } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

export interface Availability {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

type Visitor = Pick<CallContext, "merchant" | "remoteAddress">;

/** Whether the merchant's house is open to this visitor (specification 2.52, 3.16.1). */
export function availabilityFor({ merchant, remoteAddress }: Visitor): Availability {
  return {
    maintenance: merchant.settings["maintenance"] === true,
    regionRestriction: blockListOf(merchant)?.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4") ?? false,
  };
}

/** The refusal of every call but the status while the house is closed; maintenance wins when both apply (specification 2.52.2). */
export function closedRefusal(visitor: Visitor): Refusal<"site.maintenance" | "site.region_restricted"> | undefined {
  const { maintenance, regionRestriction } = availabilityFor(visitor);
  if (maintenance) return refuse("site.maintenance");
  return regionRestriction ? refuse("site.region_restricted") : undefined;
}

/** Most merchants restrict no network: they have no list to look at. */
const blockLists = new WeakMap<Merchant, BlockList | undefined>();

/** The merchant's setting `restrictedNetworks`: addresses and networks such as `203.0.113.0/24`, to which it may not offer play. */
function blockListOf(merchant: Merchant): BlockList | undefined {
  if (blockLists.has(merchant)) return blockLists.get(merchant);
  const networks = merchant.settings["restrictedNetworks"];
  const list = Array.isArray(networks) && networks.length > 0 ? listOf(networks) : undefined;
  blockLists.set(merchant, list);
  return list;
}

function listOf(networks: readonly unknown[]): BlockList {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, String(network));
  return list;
}

function addNetwork(list: BlockList, network: string): void {
  const [address = "", prefix] = network.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

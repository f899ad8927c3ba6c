import { BlockList, isIP } from "node:net";

/** Networks that one integration may name. */
export const networksMax = 32;

/**
 * One network in CIDR, as it is stored; undefined where it is none. An address alone is a network of one. IPv4 within IPv6 is written as IPv4.
 */
export function readNetwork(text: string): string | undefined {
  const [address = "", bitsText, ...more] = text.trim().toLowerCase().split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes("%") || address.startsWith("::ffff:")) return undefined;
  const bitsMax = version === 4 ? 32 : 128;
  if (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText)) return undefined;
  const bits = bitsText === undefined ? bitsMax : Number(bitsText);
  return bits <= bitsMax ? `${address}/${bits}` : undefined;
}

/** Whether an address is of one of the networks; with no network named, every address is. */
export function isAllowed(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const bare = bareAddress(address);
  const version = isIP(bare);
  return version !== 0 && listOf(networks).check(bare, version === 4 ? "ipv4" : "ipv6");
}

/** An address without the zone of its interface; one of IPv4 that a socket of IPv6 shows is itself. */
function bareAddress(address: string): string {
  const [bare = ""] = address.split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

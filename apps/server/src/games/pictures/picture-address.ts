import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList, isIP } from "node:net";

/** Addresses of one's own machine and network, and those that name nobody: a vendor's list must never lead there. */
const inner = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inner.addSubnet(network, prefix, "ipv4");
}

/** The one block of version 6 from which public addresses are given, less what in it leads elsewhere. */
const outer = new BlockList();
outer.addSubnet("2000::", 3, "ipv6");
const innerOfOuter = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  innerOfOuter.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address is one of the public net. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, "ipv4");
    case 6:
      return outer.check(address, "ipv6") && !innerOfOuter.check(address, "ipv6");
    default:
      return false;
  }
}

/**
 * The address of a picture, where one may be fetched from there: by TLS from a public host; from a host that is listed (`host:port`) also
 * without, and wherever it is.
 */
export function pictureAddress(origin: string, path: string, listedHosts: readonly string[]): URL | undefined {
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.username !== "" || url.password !== "") return undefined;
  if (listedHosts.includes(url.host)) return url;
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" || (isIP(literal) !== 0 && !isPublicAddress(literal))) return undefined;
  return url;
}

type Resolved = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name for a connection, and refuses where any of its addresses is no public one: what was checked is what is connected to. */
export function publicLookup(hostname: string, options: LookupOptions, resolved: Resolved): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return resolved(error, "");
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return resolved(new Error(`${hostname} is at an address that is not public`), "");
    }
    return options.all === true ? resolved(null, addresses) : resolved(null, first.address, first.family);
  });
}

import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import { isPublicAddress } from "../public-address.ts";

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

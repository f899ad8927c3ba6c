/** How many characters of the path's end are key and initialisation vector of a sealed customer-service link. */
export const serviceKeyLength = 8;

/**
 * The key of a sealed customer-service link, which is its initialisation vector too: the last 8 characters of the path (specification
 * 7.22.1), a byte each. Undefined where the path has no such end.
 */
export function serviceKeyOf(path: string): Uint8Array | undefined {
  const end = path.slice(-serviceKeyLength);
  return /^[\x21-\x7e]{8}$/.test(end) ? new TextEncoder().encode(end) : undefined;
}

/**
 * A customer-service link as it may be followed: https, without a name or password in it, to a host of the merchant's list (with its port,
 * where it is not the usual one). Undefined for any other: the seal hides a link, it does not prove whose it is.
 */
export function allowedServiceLink(link: string, hosts: readonly string[]): string | undefined {
  const url = addressOf(link);
  if (url === undefined || url.protocol !== "https:" || url.username !== "" || url.password !== "") return undefined;
  return hosts.some((host) => host.toLowerCase() === url.host) ? url.href : undefined;
}

/** (`URL.parse` is younger than the oldest browsers that are supported.) */
function addressOf(link: string): URL | undefined {
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}

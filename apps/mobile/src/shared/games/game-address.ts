/** Where a `gameUrl` of a launch may lead. */
export type GameAddress = { readonly kind: "own"; readonly href: string } | { readonly kind: "vendor"; readonly url: string };

/**
 * Reads a `gameUrl` (specification 7.15.2): it may come with or without scheme and leading slash. Only the platform's own pages and the
 * origins of listed vendors are followed.
 * @param parts `ownOrigin`: this page's, such as `https://lantern.example`. `vendorOrigins`: the same of vendors.
 * @returns undefined for any other address.
 */
export function gameAddressOf(
  gameUrl: string,
  parts: { readonly ownOrigin: string; readonly vendorOrigins?: readonly string[] },
): GameAddress | undefined {
  const { ownOrigin, vendorOrigins = [] } = parts;
  const text = gameUrl.trim();
  // Browsers read a backslash as a slash, and skip what cannot be printed.
  if (!/^[\x21-\x5b\x5d-\x7e]+$/.test(text)) return undefined;
  const url = urlOf(text, ownOrigin, vendorOrigins);
  if (url === undefined || url.username !== "" || url.password !== "") return undefined;
  if (url.origin === ownOrigin) return { kind: "own", href: url.pathname + url.search + url.hash };
  return vendorOrigins.includes(url.origin) ? { kind: "vendor", url: url.href } : undefined;
}

function urlOf(text: string, ownOrigin: string, vendorOrigins: readonly string[]): URL | undefined {
  const { protocol } = new URL(ownOrigin);
  try {
    if (/^https?:\/\//i.test(text)) return new URL(text);
    if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return undefined;
    if (text.startsWith("//")) return new URL(protocol + text);
    if (text.startsWith("/")) return new URL(text, ownOrigin);
    const hosts = [ownOrigin, ...vendorOrigins].map((origin) => new URL(origin));
    const known = hosts.find(({ host }) => text === host || text.startsWith(`${host}/`) || text.startsWith(`${host}?`));
    return known === undefined ? new URL(`/${text}`, ownOrigin) : new URL(`${known.protocol}//${text}`);
  } catch {
    return undefined;
  }
}

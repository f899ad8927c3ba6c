/** A game as one merchant offers it: what its vendor publishes, with the merchant's own wishes over it. */
export interface CatalogueGame {
  readonly nodeId: string;
  readonly integrationCode: string;
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly gameGroupId: string;
  readonly lottoMode: string;
  readonly category: string;
  /** Language code → name. */
  readonly names: Readonly<Record<string, string>>;
  readonly classification: string;
  /** Paths on the vendor's origin; empty where there is none. */
  readonly imagePath: string;
  readonly imagePathAvif: string;
  /** The merchant's own picture in place of the vendor's: absolute, or a path of the platform. */
  readonly imageUrl: string | undefined;
  /** The vendor's picture as the platform serves it, once it was fetched. */
  readonly pictureId: string | undefined;
  readonly placeholderColour: string;
  readonly freePlay: boolean;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Currency → smallest stake in it; a currency that is missing is not offered for real money. */
  readonly minBetUnits: ReadonlyMap<string, bigint>;
  readonly lineCount: number;
  readonly origin: VendorOrigin;
}

/** Where a browser reaches a vendor. */
export type VendorOrigin =
  | { readonly kind: "fixed"; readonly origin: string }
  /** The host name that the browser used for the platform, on the vendor's own port. */
  | { readonly kind: "same_host"; readonly protocol: string; readonly port: string };

export interface CatalogueVendor {
  readonly code: string;
  /** Of a vendor whose games the catalogue does not hold. */
  readonly category: string | undefined;
  readonly displayNames: Readonly<Record<string, string>>;
  readonly iconUrl: string;
}

/** What a merchant offers, games and vendors each in his order. */
export interface MerchantCatalogue {
  readonly vendors: readonly CatalogueVendor[];
  readonly games: readonly CatalogueGame[];
  readonly gameByNodeId: ReadonlyMap<string, CatalogueGame>;
}

/**
 * Where browsers reach a vendor's pictures and games: his public URL where he has one; else his base URL, unless that is
 * a loopback address, which means nothing in another machine's browser.
 */
export function vendorOriginOf(baseUrl: string, publicUrl: string | undefined): VendorOrigin {
  if (publicUrl !== undefined) return { kind: "fixed", origin: new URL(publicUrl).origin };
  const base = new URL(baseUrl);
  const isLoopback = base.hostname === "127.0.0.1" || base.hostname === "localhost" || base.hostname === "[::1]";
  return isLoopback ? { kind: "same_host", protocol: base.protocol, port: base.port } : { kind: "fixed", origin: base.origin };
}

/** The vendor's origin for a browser that used this host name for the platform. */
export function publicOriginOf(origin: VendorOrigin, hostName: string): string {
  return origin.kind === "fixed" ? origin.origin : `${origin.protocol}//${hostName}${origin.port === "" ? "" : `:${origin.port}`}`;
}

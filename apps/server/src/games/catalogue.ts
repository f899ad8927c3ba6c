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
  readonly placeholderColour: string;
  readonly freePlay: boolean;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Currency → smallest stake in it; a currency that is missing is not offered for real money. */
  readonly minBetUnits: ReadonlyMap<string, bigint>;
  readonly lineCount: number;
  readonly origin: VendorOrigin;
}

/** Where a vendor is reached. */
export interface VendorOrigin {
  readonly baseUrl: string;
  readonly publicUrl: string | undefined;
}

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
 * Where a browser reaches a vendor's pictures and games: its public URL, or the host name that the browser used for the
 * platform on the port of the vendor's base URL when that is a loopback address, which means nothing elsewhere.
 */
export function publicOriginOf({ baseUrl, publicUrl }: VendorOrigin, hostName: string): string {
  if (publicUrl !== undefined) return publicUrl;
  const base = new URL(baseUrl);
  const isLoopback = base.hostname === "127.0.0.1" || base.hostname === "localhost" || base.hostname === "[::1]";
  return isLoopback ? `${base.protocol}//${hostName}${base.port === "" ? "" : `:${base.port}`}` : base.origin;
}

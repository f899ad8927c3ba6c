import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { GameCode } from "./identifiers.ts";

export const CatalogueBrand = Type.Object({
  /** Account-type code of the brand (specification 3.11.1), such as "GNAGA". */
  brandCode: Type.String({ pattern: "^[A-Z0-9_]{2,24}$" }),
  displayName: Type.String({ minLength: 1 }),
});
export type CatalogueBrand = Static<typeof CatalogueBrand>;

export const CatalogueGame = Type.Object({
  gameCode: GameCode,
  brandCode: Type.String(),
  /** Category code (specification 3.12). */
  category: Type.Union([
    Type.Literal("RNG"),
    Type.Literal("LIVE"),
    Type.Literal("FISH"),
    Type.Literal("PVP"),
    Type.Literal("SPORTS"),
    Type.Literal("ESPORTS"),
  ]),
  /** Language code → name. Always has "en". */
  names: Type.Record(Type.String(), Type.String({ minLength: 1 })),
  /** Slot class (3.19.2: JP, SC, VP, TG, AC) or live-table class (3.19.1). */
  classification: Type.String({ pattern: "^[A-Z]{2,8}$" }),
  /** Smallest stake where a currency's smallest stake is not listed below. */
  minBetUnits: AmountUnitsText,
  /** Currency → smallest stake in it. A currency that is missing is not offered for real money. */
  minBetUnitsByCurrency: Type.Record(Type.String({ pattern: "^[A-Z]{3,5}$" }), AmountUnitsText),
  /** Paths on the vendor's own origin. */
  imageUrl: Type.String({ pattern: "^/" }),
  imageUrlAvif: Type.Optional(Type.String({ pattern: "^/" })),
  /** CSS colour shown until the picture is there. */
  placeholderColour: Type.String({ pattern: "^#[0-9a-fA-F]{6}$" }),
  supportsFreePlay: Type.Boolean(),
  isNew: Type.Boolean(),
  isHot: Type.Boolean(),
  /** Exact share of stakes that is paid back, as a fraction "numerator/denominator" in lowest terms. */
  returnToPlayer: Type.Optional(Type.String({ pattern: "^[0-9]+/[1-9][0-9]*$" })),
  /** The same as a percentage for people, cut to 2 decimals ("96.43"). */
  returnToPlayerPercent: Type.Optional(Type.String({ pattern: "^[0-9]{1,3}\\.[0-9]{2}$" })),
  volatility: Type.Union([Type.Literal("low"), Type.Literal("medium"), Type.Literal("high")]),
  /** Lines or ways; 0 where the game has none. */
  lines: Type.Integer({ minimum: 0 }),
});
export type CatalogueGame = Static<typeof CatalogueGame>;

export const CatalogueAnswer = Type.Object({
  status: Type.Literal("ok"),
  /** Changes whenever anything below changes. */
  version: Type.String({ minLength: 1 }),
  brands: Type.Array(CatalogueBrand),
  games: Type.Array(CatalogueGame),
});
/** A catalogue as it was read. */
export type CatalogueAnswer = Static<typeof CatalogueAnswer> & {
  /** Listed games that are left out, since they are not as they must be. */
  readonly rejectedCount?: number;
};

/** Every game the vendor offers, in the order it would like them shown. */
export const catalogue = declareVendorCall({
  name: "catalogue",
  answeredBy: "vendor",
  method: "GET",
  path: "catalogue",
  answer: CatalogueAnswer,
});

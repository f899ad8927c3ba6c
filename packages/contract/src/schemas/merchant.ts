import { Type } from "typebox";

/** Whitelabel flags or switches by name; a name that is missing is off. */
export const switchBoard = Type.Record(Type.String(), Type.Boolean());

/** Where an app, a profile, help or a channel of the merchant is found (specification 3.17). */
export const resourceLink = Type.Object({
  resourceType: Type.Union([
    Type.Literal("IOS"),
    Type.Literal("Android"),
    Type.Literal("MOBILECONFIG"),
    Type.Literal("HELPCENTER"),
    Type.Literal("AppDownloadIcon"),
    Type.Literal("FACEBOOK"),
    Type.Literal("TELEGRAM"),
    Type.Literal("AFFILIATELINK"),
  ]),
  url: Type.String(),
});

/** What a visitor may know of the merchant whose host he came to. */
export const publicMerchant = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Wire code, such as EN. */
  defaultLanguage: Type.String(),
  /** Wire codes of the languages it offers, in the order of its language menu. */
  languages: Type.Array(Type.String()),
  /** IANA name of the zone that times are shown in. */
  zone: Type.String(),
  /** ISO 4217 codes a member may choose from at registration, the preferred first. */
  currencies: Type.Array(Type.String()),
  /** Name of a theme from the app's list. */
  theme: Type.String(),
});

/** What law decides where the merchant is licensed. */
export const marketProfile = Type.Object({
  /** 18 or 21. */
  minimumAge: Type.Integer(),
  autoplay: Type.Boolean(),
  mandatoryLimits: Type.Boolean(),
  memberTransfers: Type.Boolean(),
});

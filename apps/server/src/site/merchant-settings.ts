import type { Merchant } from "../platform/context.ts";

/** Every setting of a merchant by name, with what holds where a merchant says nothing. Flags and switches stand apart. */
export interface MerchantSettings {
  /** The house is closed for work: every call but the status answers 503. */
  readonly maintenance: boolean;
  /** Wire codes of the languages it offers, in the order of its language menu; empty: every language of the house. */
  readonly languages: readonly string[];
  /** Addresses and networks (`203.0.113.0/24`) to which the merchant may not offer play. */
  readonly restrictedNetworks: readonly string[];
  /** Calls with sealed bodies take plain ones too: for tests and clients without the means. */
  readonly plainBodies: boolean;
  /** Age of adulthood where the merchant is licensed: 18 or 21. */
  readonly ageMin: number;
  /** Games may play on by themselves. */
  readonly autoplay: boolean;
  /** Least time from one spin of a game to the next. */
  readonly minimumCycleMs: number;
  readonly mandatoryLimits: boolean;
  readonly memberTransfers: boolean;
  /** A game of a vendor who keeps the money takes all there is along when it opens, and everything comes home when it is left. */
  readonly autoTransfer: boolean;
  readonly logoutToHome: boolean;
  /** Members and agents have entrances of their own (specification 6.4.1). */
  readonly separateEntrances: boolean;
  readonly esportsLeaveSports: boolean;
  readonly imageCdns: readonly string[];
  /** Origins of vendors whose games are shown in a frame, beside the studio's. */
  readonly frameOrigins: readonly string[];
  readonly liveChatUrl: string | null;
  readonly telegramUrl: string | null;
  /** Links to customer service by wire code of a language; the English one stands in for a language that is missing. */
  readonly customerServiceLinks: Readonly<Record<string, string>>;
  /** Hosts to which these links may lead. */
  readonly customerServiceHosts: readonly string[];
  readonly appBackground: string;
  readonly appDescription: string;
  /** The description by wire code of a language; `appDescription` stands in for a language that is missing. */
  readonly appDescriptions: Readonly<Record<string, string>>;
  readonly appDescriptionColour: string;
  readonly memberCentreCards: boolean;
  readonly depositCards: boolean;
  readonly smsResendSeconds: number;
  /** Pages have Firebase send the codes that prove a number, where the platform is configured for it. */
  readonly codesByFirebase: boolean;
  readonly countryDialingCode: string;
}

const defaults: MerchantSettings = {
  maintenance: false,
  languages: [],
  restrictedNetworks: [],
  plainBodies: false,
  ageMin: 18,
  autoplay: false,
  minimumCycleMs: 0,
  mandatoryLimits: false,
  memberTransfers: false,
  autoTransfer: false,
  logoutToHome: false,
  separateEntrances: false,
  esportsLeaveSports: true,
  imageCdns: [],
  frameOrigins: [],
  liveChatUrl: null,
  telegramUrl: null,
  customerServiceLinks: {},
  customerServiceHosts: [],
  appBackground: "",
  appDescription: "",
  appDescriptions: {},
  appDescriptionColour: "",
  memberCentreCards: true,
  depositCards: true,
  smsResendSeconds: 60,
  codesByFirebase: false,
  countryDialingCode: "+66",
};

/** The merchant's settings with the defaults filled in. They are written by `create-merchant.ts` in these same types. */
export function settingsOf({ settings }: Pick<Merchant, "settings">): MerchantSettings {
  const known = filledIn.get(settings);
  if (known !== undefined) return known;
  const filled = { ...defaults, ...(settings as Partial<MerchantSettings>) };
  filledIn.set(settings, filled);
  return filled;
}

/** A merchant's settings never change, they are read anew: filled in once for all the requests that ask for them. */
const filledIn = new WeakMap<Merchant["settings"], MerchantSettings>();

import type { Merchant } from "../../platform/context.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A code is worth nothing after this long. */
export const codeLifeMs = 10 * minuteMs;

/** A code dies with so many wrong tries, wherever they come from. */
export const wrongTriesMax = 8;

export const codeDigits = 6;

/** At most `sentMax` codes within `periodMs`. */
export interface CodeLimit {
  readonly sentMax: number;
  readonly periodMs: number;
}

/** What a merchant may set about codes, with what holds where he sets nothing. */
export interface CodeSettings {
  /** Visitors solve a captcha before a code is sent to them (specification 7.8.1). */
  readonly captchaBeforeCode: boolean;
  /** Dialling codes that the merchant sends to, such as +66; all where empty. */
  readonly smsDialingCodes: readonly string[];
  /** To one number or address. */
  readonly recipient: readonly CodeLimit[];
  /** Of those, asked for from one address: no one address uses up what a number gets. */
  readonly recipientFromOne: readonly CodeLimit[];
  /** To one number or address beyond those, where an address asks for the first time within a day: how its owner gets in on a new device. */
  readonly recipientReserve: readonly CodeLimit[];
  /** To the thousand numbers around one: who is paid for messages to numbers of his own asks for many in a row. */
  readonly neighbours: readonly CodeLimit[];
  /** Asked for from one address, behind which a whole town may sit. */
  readonly address: readonly CodeLimit[];
  /** Of the merchant, at strangers' wish: what a day of theirs may cost at the worst. */
  readonly merchant: readonly CodeLimit[];
  /** Of the merchant beside those, at the wish of members on devices of their own. */
  readonly merchantOwnDevices: readonly CodeLimit[];
}

export function codeSettingsOf({ settings }: Pick<Merchant, "settings">): CodeSettings {
  const dialingCodes = settings["smsDialingCodes"];
  return {
    captchaBeforeCode: settings["captchaBeforeCode"] !== false,
    smsDialingCodes: Array.isArray(dialingCodes) ? dialingCodes.map(String) : [],
    recipient: [limit(settings["codesOfRecipientPerHour"], 5, hourMs), limit(settings["codesOfRecipientPerDay"], 10, 24 * hourMs)],
    recipientFromOne: [
      limit(settings["codesOfRecipientFromOnePerHour"], 4, hourMs),
      limit(settings["codesOfRecipientFromOnePerDay"], 6, 24 * hourMs),
    ],
    recipientReserve: [
      limit(settings["codesOfRecipientReservePerHour"], 2, hourMs),
      limit(settings["codesOfRecipientReservePerDay"], 5, 24 * hourMs),
    ],
    neighbours: [limit(settings["codesOfNeighboursPerHour"], 30, hourMs)],
    address: [limit(settings["codesOfAddressPerHour"], 60, hourMs), limit(settings["codesOfAddressPerDay"], 300, 24 * hourMs)],
    merchant: [limit(settings["codesOfMerchantPerDay"], 20_000, 24 * hourMs)],
    merchantOwnDevices: [limit(settings["codesOfOwnDevicesPerDay"], 5_000, 24 * hourMs)],
  };
}

function limit(value: unknown, otherwise: number, periodMs: number): CodeLimit {
  const sentMax = typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
  return { sentMax, periodMs };
}

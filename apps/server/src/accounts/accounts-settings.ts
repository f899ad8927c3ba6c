import type { Merchant } from "../platform/context.ts";

/** What a merchant may set about accounts alone, with what holds where he sets nothing; the rest is in `site/merchant-settings.ts`. */
export interface AccountsSettings {
  /** Refused logins of one name after which a captcha is demanded. */
  readonly captchaAfterRefusals: number;
  /** The same for one address, behind which a whole town may sit. */
  readonly captchaAfterAddressRefusals: number;
  readonly captchaAtRegistration: boolean;
  /** Money of demo mode for a new member, units by currency; nothing outside demo mode. */
  readonly welcomeGrantUnits: Readonly<Record<string, bigint>>;
  readonly trialGrantUnits: bigint;
}

export function accountsSettingsOf(merchant: Merchant): AccountsSettings {
  const set = merchant.settings;
  return {
    captchaAfterRefusals: numberOr(set["captchaAfterRefusals"], 2),
    captchaAfterAddressRefusals: numberOr(set["captchaAfterAddressRefusals"], 20),
    captchaAtRegistration: set["captchaAtRegistration"] === true,
    welcomeGrantUnits: amountsOr(set["welcomeGrantUnits"]),
    trialGrantUnits: BigInt(numberOr(set["trialGrantUnits"], 100_000_000)),
  };
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}

/** Units are written as text in the settings, since JSON has no 64-bit integers. */
function amountsOr(value: unknown): Record<string, bigint> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([currency, units]) => [currency, BigInt(String(units))]));
}

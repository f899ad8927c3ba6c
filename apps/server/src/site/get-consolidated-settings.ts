import type { CallValue } from "@lantern/contract/call.ts";
import type { getConsolidatedSettings as getConsolidatedSettingsCall } from "@lantern/contract/site/get-consolidated-settings.ts";
import type { CallContext } from "../platform/context.ts";
import { settingsOf } from "./merchant-settings.ts";
import { publicMerchantOf, switchBoardOf } from "./public-merchant.ts";

/** The merchant's settings in one answer. */
export async function getConsolidatedSettings({ merchant }: CallContext): Promise<CallValue<typeof getConsolidatedSettingsCall>> {
  const { ageMin, autoplay, mandatoryLimits, memberTransfers, logoutToHome, esportsLeaveSports } = settingsOf(merchant);
  const shown = publicMerchantOf(merchant);
  return {
    merchant: shown,
    languages: shown.languages,
    whitelabel: switchBoardOf(merchant.flags),
    switches: switchBoardOf(merchant.switches),
    market: { minimumAge: ageMin, autoplay, mandatoryLimits, memberTransfers },
    logoutToHome,
    esportsLeaveSports,
  };
}

import { getBanners as getBannersCall } from "@lantern/contract/site/get-banners.ts";
import { getConsolidatedSettings as getConsolidatedSettingsCall } from "@lantern/contract/site/get-consolidated-settings.ts";
import { getCountries as getCountriesCall } from "@lantern/contract/site/get-countries.ts";
import { getDomainRoute as getDomainRouteCall } from "@lantern/contract/site/get-domain-route.ts";
import { getEncryptionKey as getEncryptionKeyCall } from "@lantern/contract/site/get-encryption-key.ts";
import { getSystemStatus as getSystemStatusCall } from "@lantern/contract/site/get-system-status.ts";
import { getWhitelabel as getWhitelabelCall } from "@lantern/contract/site/get-whitelabel.ts";
import { answer, type Answer } from "../http/answer.ts";
import { getBanners } from "./get-banners.ts";
import { getConsolidatedSettings } from "./get-consolidated-settings.ts";
import { getCountries } from "./get-countries.ts";
import { getDomainRoute } from "./get-domain-route.ts";
import { getEncryptionKey } from "./get-encryption-key.ts";
import { getSystemStatus } from "./get-system-status.ts";
import { getWhitelabel } from "./get-whitelabel.ts";

export const siteAnswers: readonly Answer[] = [
  answer(getBannersCall, getBanners),
  answer(getConsolidatedSettingsCall, getConsolidatedSettings),
  answer(getCountriesCall, getCountries),
  answer(getDomainRouteCall, getDomainRoute),
  answer(getEncryptionKeyCall, getEncryptionKey),
  answer(getSystemStatusCall, getSystemStatus),
  answer(getWhitelabelCall, getWhitelabel),
];

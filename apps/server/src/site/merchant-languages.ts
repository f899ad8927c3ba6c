import { availableLanguages, languageByWireCode, type KnownLanguage } from "@lantern/phrases/languages.ts";
import type { Merchant } from "../platform/context.ts";
import { settingsOf } from "./merchant-settings.ts";

/**
 * The languages that a merchant offers, in the order of its language menu: those of its setting `languages` with its default among them,
 * every language of the house where it names none.
 */
export function languagesOf(merchant: Pick<Merchant, "defaultLanguage" | "settings">): readonly KnownLanguage[] {
  const { languages } = settingsOf(merchant);
  if (languages.length === 0) return availableLanguages;
  const named = languages.includes(merchant.defaultLanguage) ? languages : [merchant.defaultLanguage, ...languages];
  return named.flatMap((wireCode) => languageByWireCode(wireCode) ?? []);
}

/** The language with this wire code where the merchant offers it; undefined for any other code, and for none. */
export function offeredLanguage(
  merchant: Pick<Merchant, "defaultLanguage" | "settings">,
  wireCode: string | undefined,
): KnownLanguage | undefined {
  const language = wireCode === undefined ? undefined : languageByWireCode(wireCode);
  return language !== undefined && languagesOf(merchant).some(({ code }) => code === language.code) ? language : undefined;
}

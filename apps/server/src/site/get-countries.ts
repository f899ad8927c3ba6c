import type { CallValue } from "@lantern/contract/call.ts";
import type { getCountries as getCountriesCall } from "@lantern/contract/site/get-countries.ts";
import {
  defaultLanguageCode,
  formattingLocale,
  languageByCode,
  languageByWireCode,
  type LanguageCode,
} from "@lantern/phrases/languages.ts";
import type { CallContext } from "../platform/context.ts";
import { diallingCodes } from "./dialling-codes.ts";
import { settingsOf } from "./merchant-settings.ts";

type Countries = CallValue<typeof getCountriesCall>;

/** Countries with their dialling codes: the merchant's own first, then by name in the language of the request. */
export async function getCountries({ merchant, language }: CallContext): Promise<Countries> {
  const countries = countriesIn(languageByWireCode(language)?.code ?? defaultLanguageCode);
  const own = settingsOf(merchant).countryDialingCode;
  return [
    ...countries.filter((country) => country.countryDialingCode === own),
    ...countries.filter((country) => country.countryDialingCode !== own),
  ];
}

const namedIn = new Map<LanguageCode, Countries>();

/** Sorted once a language: names and their order do not change while the process lives. */
function countriesIn(language: LanguageCode): Countries {
  const existing = namedIn.get(language);
  if (existing !== undefined) return existing;
  const names = new Intl.DisplayNames(formattingLocale(language), { type: "region" });
  const collator = new Intl.Collator(languageByCode(language).collation);
  const countries = diallingCodes
    .map(({ countryCode, countryDialingCode }) => ({ countryCode, countryDialingCode, name: names.of(countryCode) ?? countryCode }))
    .toSorted((first, second) => collator.compare(first.name, second.name));
  namedIn.set(language, countries);
  return countries;
}

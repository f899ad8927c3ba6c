import type { getCountries } from "@lantern/contract/site/get-countries.ts";
import type { CallValue } from "@lantern/contract/call.ts";

export type Country = CallValue<typeof getCountries>[number];

/** Of countries that share a code the one that a code alone is taken for. */
const mainCountries: Readonly<Record<string, string>> = {
  "+1": "US",
  "+7": "RU",
  "+39": "IT",
  "+44": "GB",
  "+47": "NO",
  "+61": "AU",
  "+212": "MA",
  "+262": "RE",
  "+358": "FI",
  "+590": "GP",
  "+599": "CW",
};

/** The country that a dialling code is shown as; undefined for a code of none. */
export function countryOfCode(countries: readonly Country[], countryDialingCode: string): Country | undefined {
  const sharing = countries.filter((country) => country.countryDialingCode === countryDialingCode);
  return sharing.find(({ countryCode }) => countryCode === mainCountries[countryDialingCode]) ?? sharing[0];
}

/**
 * The countries that fit what was typed: part of the name in the page's language or in English, the country's letters, or its code. Names
 * that begin with it come first, else the order stays.
 */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed);
  if (wanted === "") return countries;
  const digits = wanted.replace(/^(?:\+|00)/, "");
  if (/^\d+$/.test(digits)) return countries.filter(({ countryDialingCode }) => countryDialingCode.slice(1).startsWith(digits));
  const english = new Intl.DisplayNames("en", { type: "region" });
  const rankOf = ({ countryCode, name }: Country): number => {
    const names = [plain(name), plain(english.of(countryCode) ?? "")];
    if (names.some((one) => one.startsWith(wanted))) return 0;
    if (countryCode.toLowerCase() === wanted) return 1;
    return names.some((one) => one.includes(wanted)) ? 2 : 3;
  };
  const ranked = countries.map((country) => ({ country, rank: rankOf(country) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ country }) => country);
}

/** Small letters without accents of Latin ones; marks of other scripts are letters there and stay. */
function plain(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase("en")
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
}

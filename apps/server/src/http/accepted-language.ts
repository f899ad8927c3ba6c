import { availableLanguages, type KnownLanguage } from "@lantern/phrases/languages.ts";

/** Browsers' older names of a language. */
const alsoCalled: Readonly<Record<string, string>> = { tl: "fil" };

/** The language of ours that an `Accept-Language` header likes best, whatever its region; undefined where it likes none. */
export function acceptedLanguageOf(header = ""): KnownLanguage | undefined {
  return header
    .split(",")
    .map(wishOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => availableLanguages.find((language) => language.code === code))
    .find((language) => language !== undefined);
}

/** One wish such as `th-TH;q=0.8`. */
function wishOf(wish: string): { readonly code: string; readonly weight: number } {
  const [range = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
  const [code = ""] = range.split("-");
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { code: alsoCalled[code] ?? code, weight: weight === undefined ? 1 : Number(weight) || 0 };
}

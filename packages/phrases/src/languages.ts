/** One language of the product. */
export interface Language {
  /** BCP 47 code: folder of its texts, locale of Lingui and Intl. */
  readonly code: string;
  /** Its code in `Language` headers, queries and stored settings. */
  readonly wireCode: string;
  /** Its name as its speakers write it, for the language picker. */
  readonly nativeName: string;
  readonly direction: "ltr" | "rtl";
  /** Icon of `@iconify-json/circle-flags`. */
  readonly flagName: string;
  /** Value of the `lang` attribute of `<html>`. */
  readonly htmlLang: string;
  /** Locale for `Intl.Collator` and for PostgreSQL's ICU collations. */
  readonly collation: string;
  /** True once every text exists in it; only then may a person choose it. */
  readonly available: boolean;
}

/** Every language that has a code on the wire, in the order of the picker. */
export const languages = [
  {
    code: "en",
    wireCode: "EN",
    nativeName: "English",
    direction: "ltr",
    flagName: "gb",
    htmlLang: "en",
    collation: "en",
    available: true,
  },
  {
    code: "my",
    wireCode: "MY",
    nativeName: "မြန်မာ",
    direction: "ltr",
    flagName: "mm",
    htmlLang: "my",
    collation: "my",
    available: true,
  },
  {
    code: "th",
    wireCode: "TH",
    nativeName: "ไทย",
    direction: "ltr",
    flagName: "th",
    htmlLang: "th",
    collation: "th",
    available: true,
  },
  {
    code: "fil",
    wireCode: "TY",
    nativeName: "Tagalog",
    direction: "ltr",
    flagName: "ph",
    htmlLang: "fil",
    collation: "fil",
    available: true,
  },
] as const satisfies readonly Language[];

/** BCP 47 code of a language of the product. */
export type LanguageCode = (typeof languages)[number]["code"];

/** Code of a language on the wire (EN, MY, TH, TY: Tagalog). */
export type LanguageWireCode = (typeof languages)[number]["wireCode"];

/** A row of `languages`, its codes known to the type checker. */
export interface KnownLanguage extends Language {
  readonly code: LanguageCode;
  readonly wireCode: LanguageWireCode;
}

/** The language of a merchant that names none, and of a text nobody could choose a language for. */
export const defaultLanguageCode: LanguageCode = "en";

/** The languages a person may choose, in the order of the picker. */
export const availableLanguages: readonly KnownLanguage[] = languages.filter((language) => language.available);

/** The language with this BCP 47 code. */
export function languageByCode(code: LanguageCode): KnownLanguage {
  const language = languages.find((candidate) => candidate.code === code);
  if (language === undefined) throw new Error(`No language has the code "${code}"; add it to languages.ts.`);
  return language;
}

/** The available language with this wire code (case does not matter), or undefined where it is unknown or has no texts yet. */
export function languageByWireCode(wireCode: string): KnownLanguage | undefined {
  const wanted = wireCode.toUpperCase();
  return availableLanguages.find((language) => language.wireCode === wanted);
}

/** The locale that Intl formats with: Latin digits and the Gregorian calendar in every language, alike in Node and browsers. */
export function formattingLocale(code: LanguageCode): string {
  return `${code}-u-ca-gregory-nu-latn`;
}

import { defaultLanguageCode, languageByWireCode, type LanguageCode } from "@lantern/phrases/languages.ts";

/** What the server knows of the page before anything is fetched; carried in the attributes of `<html>`. */
export interface PageFacts {
  readonly merchantCode: string;
  readonly merchantName: string;
  /** Name of a theme of the design system. */
  readonly theme: string;
  readonly language: LanguageCode;
  /** The languages that the merchant offers, in the order of the language menu. */
  readonly languages: readonly LanguageCode[];
  /** IANA zone of the times on screen. */
  readonly timeZone: string;
  /** Currency shown to visitors: the merchant's first. */
  readonly currency: string;
  /** Age from which the merchant's market lets people play. */
  readonly minimumAge: number;
}

/** The age where nothing else is said. */
export const usualMinimumAge = 18;

/** The attributes that carry the facts to the browser. */
export function factAttributes(facts: PageFacts): Readonly<Record<`data-${string}`, string>> {
  return {
    "data-merchant": facts.merchantCode,
    "data-name": facts.merchantName,
    "data-theme": facts.theme,
    "data-language": facts.language,
    "data-languages": facts.languages.join(" "),
    "data-zone": facts.timeZone,
    "data-currency": facts.currency,
    "data-age": String(facts.minimumAge),
  };
}

export function factsFromAttributes(dataset: Readonly<Record<string, string | undefined>>): PageFacts {
  return {
    merchantCode: dataset["merchant"] ?? "",
    merchantName: dataset["name"] ?? "",
    theme: dataset["theme"] ?? "lantern",
    language: (dataset["language"] as LanguageCode | undefined) ?? defaultLanguageCode,
    languages: (dataset["languages"]?.split(" ") ?? []) as LanguageCode[],
    timeZone: dataset["zone"] ?? "UTC",
    currency: dataset["currency"] ?? "",
    minimumAge: Number(dataset["age"] ?? usualMinimumAge),
  };
}

/** The language of a wire code where the merchant offers it, otherwise undefined: for what a person or an address asks for. */
export function offeredLanguage(facts: Pick<PageFacts, "languages">, wireCode: string): LanguageCode | undefined {
  const code = languageByWireCode(wireCode)?.code;
  return code !== undefined && facts.languages.includes(code) ? code : undefined;
}

/** The language of a wire code, the default where it is unknown. */
export function languageOfWireCode(wireCode: string): LanguageCode {
  return languageByWireCode(wireCode)?.code ?? defaultLanguageCode;
}

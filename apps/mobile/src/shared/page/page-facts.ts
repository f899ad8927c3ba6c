import { defaultLanguageCode, languageByWireCode, type LanguageCode } from "@lantern/phrases/languages.ts";

/** What the server knows of the page before anything is fetched; carried in the attributes of `<html>`. */
export interface PageFacts {
  readonly merchantCode: string;
  readonly merchantName: string;
  /** Name of a theme of the design system. */
  readonly theme: string;
  readonly language: LanguageCode;
  /** IANA zone of the times on screen. */
  readonly timeZone: string;
  /** Currency shown to visitors: the merchant's first. */
  readonly currency: string;
}

/** The attributes that carry the facts to the browser. */
export function factAttributes(facts: PageFacts): Readonly<Record<`data-${string}`, string>> {
  return {
    "data-merchant": facts.merchantCode,
    "data-name": facts.merchantName,
    "data-theme": facts.theme,
    "data-language": facts.language,
    "data-zone": facts.timeZone,
    "data-currency": facts.currency,
  };
}

export function factsFromAttributes(dataset: Readonly<Record<string, string | undefined>>): PageFacts {
  return {
    merchantCode: dataset["merchant"] ?? "",
    merchantName: dataset["name"] ?? "",
    theme: dataset["theme"] ?? "lantern",
    language: (dataset["language"] as LanguageCode | undefined) ?? defaultLanguageCode,
    timeZone: dataset["zone"] ?? "UTC",
    currency: dataset["currency"] ?? "",
  };
}

/** The language of a wire code, the default where it is unknown. */
export function languageOfWireCode(wireCode: string): LanguageCode {
  return languageByWireCode(wireCode)?.code ?? defaultLanguageCode;
}

import { makeI18n, translateWith, type Translate } from "@lantern/phrases/i18n.ts";
import type { LanguageCode } from "@lantern/phrases/languages.ts";
import { loadSportsCatalogue } from "@lantern/phrases/load-sports-catalogue.ts";
import type { Names } from "../../sports/leagues/types.ts";

export interface Translation {
  readonly language: LanguageCode;
  readonly t: Translate;
  /** A club's or league's name in the language, in English where it has none of its own. */
  readonly nameOf: (names: Names) => string;
}

/** Loads the texts of one language and nothing else. */
export async function loadTranslation(language: LanguageCode): Promise<Translation> {
  const t = translateWith(makeI18n({ language, messages: await loadSportsCatalogue(language) }));
  return { language, t, nameOf: (names) => names[language] ?? names.en };
}

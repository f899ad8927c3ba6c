import { hasMessage, makeI18n, translateWith, type Translate } from "@lantern/phrases/i18n.ts";
import type { LanguageCode } from "@lantern/phrases/languages.ts";
import { loadStudioCatalogue } from "@lantern/phrases/load-studio-catalogue.ts";
import type { SymbolId } from "../engine/types.ts";

export interface Translation {
  readonly language: LanguageCode;
  readonly t: Translate;
  readonly symbol: (symbol: SymbolId) => string;
}

/** Loads the texts of one language and nothing else. */
export async function loadTranslation(language: LanguageCode): Promise<Translation> {
  const i18n = makeI18n({ language, messages: await loadStudioCatalogue(language) });
  const t = translateWith(i18n);
  return {
    language,
    t,
    symbol: (symbol) => {
      const id = `studio.symbol.${symbol}`;
      return hasMessage(i18n, id) ? t(id) : symbol;
    },
  };
}

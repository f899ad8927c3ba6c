import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import { localKeys, localKeyStore } from "../shared/session/local-keys.ts";

const yearSeconds = 31_536_000;

/** Keeps the chosen language: in local storage, in the cookie that the first HTML follows, and on the document. */
export function keepLanguage(language: LanguageCode): void {
  const { wireCode, direction, htmlLang } = languageByCode(language);
  localKeyStore.set(localKeys.language, wireCode);
  document.cookie = `language=${wireCode}; path=/; max-age=${yearSeconds}; samesite=lax`;
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = direction;
  document.documentElement.dataset["language"] = language;
}

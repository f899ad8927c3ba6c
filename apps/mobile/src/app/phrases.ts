import { addMessages } from "@lantern/phrases/i18n.ts";
import { formattingLocale, type LanguageCode } from "@lantern/phrases/languages.ts";
import { loadCatalogue } from "@lantern/phrases/load-catalogue.ts";
import type { I18n } from "@lingui/core";
import type { AppServices } from "../shared/page/app-services.tsx";

type Group = "lobby" | "member";

interface Texts {
  readonly i18n: I18n;
  readonly groups: Set<Group>;
}

const textsOf = new WeakMap<AppServices, Texts>();

/** Ties the services of a page to its texts, so that routes can ask for more of them. */
export function keepTexts(services: AppServices, i18n: I18n, groups: readonly Group[]): void {
  textsOf.set(services, { i18n, groups: new Set(groups) });
}

/** Loads a group of texts once. */
export async function ensurePhrases(services: AppServices, group: Group): Promise<void> {
  const texts = textsOf.get(services);
  if (texts === undefined) throw new Error("The page's texts were not kept.");
  if (texts.groups.has(group)) return;
  const language = texts.i18n.locale as LanguageCode;
  const messages = await loadCatalogue(language, group);
  // The language may have changed on the way; then its own loading has brought this group, or the next route will.
  if (texts.i18n.locale !== language) return;
  addMessages(texts.i18n, messages);
  texts.groups.add(group);
}

/** Switches the texts to another language: every group that is in use, then the change itself. */
export async function switchLanguage(services: AppServices, language: LanguageCode): Promise<void> {
  const texts = textsOf.get(services);
  if (texts === undefined) return;
  const groups = [...texts.groups];
  const catalogues = await Promise.all(groups.map((group) => loadCatalogue(language, group)));
  texts.i18n.loadAndActivate({ locale: language, locales: [formattingLocale(language)], messages: Object.assign({}, ...catalogues) });
}

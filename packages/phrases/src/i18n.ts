import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { formattingLocale, type LanguageCode } from "./languages.ts";
import type { MessageId } from "./message-ids.ts";

/** A text by its id, in the language of the page or request it was made for. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, unknown>>) => string;

/**
 * An i18n instance for one page or one request, never shared between requests. Numbers in its messages have Latin digits on the
 * server and in the browser alike, so that hydration finds the same text.
 * @param messages compiled messages; more may follow with `addMessages` when another group has been loaded.
 */
export function makeI18n(options: { readonly language: LanguageCode; readonly messages: Messages }): I18n {
  const { language, messages } = options;
  return setupI18n({ locale: language, locales: [formattingLocale(language)], messages: { [language]: messages } });
}

/** Adds another group's messages; what the instance had stays. */
export function addMessages(i18n: I18n, messages: Messages): void {
  i18n.load(i18n.locale, messages);
}

/** The checked way to a text: an id that does not exist fails the type check. */
export function translateWith(i18n: I18n): Translate {
  return (id, values) => i18n._(id, values);
}

/** True when the instance has a text for this id: for ids that come over the wire, such as `error.<code>`. */
export function hasMessage(i18n: I18n, id: string): id is MessageId {
  return Object.hasOwn(i18n.messages, id);
}

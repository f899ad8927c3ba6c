import type { I18n } from "@lingui/core";
import { compileMessages, readMessages } from "./catalogue.ts";
import { hasMessage, makeI18n } from "./i18n.ts";
import type { LanguageCode } from "./languages.ts";
import type { MessageId } from "./message-ids.ts";

const instances = new Map<LanguageCode, I18n>();

/**
 * A text that the server writes (refusals, SMS, e-mails, logs for people), read straight from the language files.
 * @throws Error when the id does not exist in the language.
 */
export function text(language: LanguageCode, id: MessageId, values?: Readonly<Record<string, unknown>>): string {
  const i18n = instanceOf(language);
  if (!Object.hasOwn(i18n.messages, id)) throw new Error(`No text "${id}" in language "${language}".`);
  return i18n._(id, values);
}

/** The text of an error code (`error.<code>`), or undefined where none exists, as for a code that another service invented. */
export function errorText(language: LanguageCode, code: string, values?: Readonly<Record<string, unknown>>): string | undefined {
  const i18n = instanceOf(language);
  const id = `error.${code}`;
  return hasMessage(i18n, id) ? i18n._(id, values) : undefined;
}

function instanceOf(language: LanguageCode): I18n {
  const existing = instances.get(language);
  if (existing !== undefined) return existing;
  const made = makeI18n({ language, messages: compileMessages(readMessages(language)) });
  instances.set(language, made);
  return made;
}

import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";

/** Questions of the catalogue by their names, with their words in a language of the wire. */
export function questionTexts(names: readonly string[], wireCode: string): { question: string; text: string }[] {
  const language = languageByWireCode(wireCode)?.code ?? defaultLanguageCode;
  return names.map((question) => ({ question, text: text(language, `security.question.${question}` as MessageId) }));
}

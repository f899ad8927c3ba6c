import { setLanguage } from "@lantern/contract/accounts/set-language.ts";
import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import { rememberLanguageChoice } from "../shared/session/language-choice.ts";

/**
 * What a person does who picks a language: the page changes to it, the device remembers that it was chosen, and the account of a member
 * keeps it. A page that comes in another language for any other reason (an address, what a device has stored) leaves the account alone.
 * Rejects where the texts do not load.
 */
export async function chooseLanguage({ changeLanguage, session, wire }: AppServices, language: LanguageCode): Promise<void> {
  await changeLanguage(language);
  rememberLanguageChoice();
  if (session.current() !== undefined) void wire.callServer(setLanguage, { body: { language: languageByCode(language).wireCode } });
}

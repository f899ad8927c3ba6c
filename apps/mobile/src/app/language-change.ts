import { setLanguage } from "@lantern/contract/accounts/set-language.ts";
import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import type { AppServices } from "../shared/page/app-services.tsx";

/** Content is read anew this long after the last change of language, in ms (specification 9.5.1). */
export const languageRefreshMs = 250;

/** What follows a change of language: content in it, once the person has stopped choosing, and for members the platform's knowledge of it. */
export function makeLanguageFollower(services: () => AppServices): (language: LanguageCode) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (language) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { queryClient, session, wire } = services();
      void queryClient.invalidateQueries();
      if (session.current() !== undefined) void wire.callServer(setLanguage, { body: { language: languageByCode(language).wireCode } });
    }, languageRefreshMs);
  };
}

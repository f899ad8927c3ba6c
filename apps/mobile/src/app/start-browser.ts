import type { I18n } from "@lingui/core";
import type { AppServices } from "../shared/page/app-services.tsx";
import { factsFromAttributes, offeredLanguage } from "../shared/page/page-facts.ts";
import { localKeys, localKeyStore, sessionKeyStore } from "../shared/session/local-keys.ts";
import { fetchTransport } from "../shared/wire/transport.ts";
import { watchBackSwipe } from "./back-swipe.ts";
import { currentDevice } from "./device.ts";
import { keepLanguage } from "./keep-language.ts";
import { makeAppRouter } from "./app-router.ts";
import { browserHistory } from "../shared/router/history.ts";
import type { Router } from "../shared/router/router.ts";
import { takeFirstAnswers } from "./first-answers.ts";
import { makeServices } from "./make-services.ts";
import { followStatus } from "./status-cache.ts";
import { takeOneTimeCode } from "./one-time-code.ts";

/**
 * The start of the app in a browser (specification 4.2): the merchant and the language are in the first HTML; what was stored decides
 * where it differs; a one-time code in the address becomes the session before anything private is fetched.
 */
export async function startBrowser(): Promise<{ readonly services: AppServices; readonly i18n: I18n; readonly router: Router }> {
  const facts = factsFromAttributes(document.documentElement.dataset);
  const { services, i18n } = await makeServices({
    facts,
    transport: fetchTransport,
    local: localKeyStore,
    session: sessionKeyStore,
    device: currentDevice,
    navigate: (href, options) => void router.navigate(href, options),
    onLanguage: keepLanguage,
  });
  const swipe = watchBackSwipe(document);
  const router: Router = makeAppRouter(services, browserHistory(window), { swiped: swipe.happened });
  takeFirstAnswers(services, document, { kept: document.documentElement.dataset["kept"] !== undefined });
  followStatus(services);
  document.documentElement.classList.toggle("native-app", currentDevice() === "APP");
  await takeOneTimeCode(services);
  await router.loadFirst();
  return { services, i18n, router };
}

/** What the first render must not see yet: the language that was chosen in this browser, where the first HTML is in another. */
export function continueAlive({ facts, changeLanguage }: AppServices): void {
  const stored = offeredLanguage(facts, localKeyStore.get(localKeys.language) ?? "");
  if (stored === undefined || stored === facts.language) keepLanguage(facts.language);
  // Where it does not load, the page stays in the language that it has.
  else changeLanguage(stored).catch(() => undefined);
}

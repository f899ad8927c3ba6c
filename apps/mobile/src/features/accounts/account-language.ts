import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { offeredLanguage } from "../../shared/page/page-facts.ts";
import type { AppServices } from "../../shared/page/app-services.tsx";
import { isLanguageChosen } from "../../shared/session/language-choice.ts";
import { localKeys, localKeyStore } from "../../shared/session/local-keys.ts";
import { callKey } from "../../shared/wire/use-call.ts";

export interface LanguagesAtLogin {
  /** Wire code that the page is in. */
  readonly page: string;
  /** Wire code that the house proposes to whoever chose none. */
  readonly usual: string;
  /** Wire code that the account keeps. */
  readonly account: string;
  /** The person chose the page's language on this device. */
  readonly chosen: boolean;
}

/** Whether a login puts the page into the account's language: on a device where nobody chose one, so that the page is in the house's own. */
export function takesAccountLanguage({ page, usual, account, chosen }: LanguagesAtLogin): boolean {
  return !chosen && page === usual && account !== page;
}

/** After a login on a new device: the page goes on in the language that the member reads elsewhere. */
export async function followAccountLanguage(services: AppServices, account: string): Promise<void> {
  const status = services.queryClient.getQueryData<CallValue<typeof getSystemStatus>>(callKey(getSystemStatus));
  const page = localKeyStore.get(localKeys.language) ?? "";
  const language = offeredLanguage(services.facts, account);
  if (status === undefined || language === undefined) return;
  const usual = status.info.merchant.defaultLanguage;
  if (!takesAccountLanguage({ page, usual, account, chosen: isLanguageChosen() })) return;
  // Where its texts do not load, the page stays in the language that it has.
  await services.changeLanguage(language).catch(() => undefined);
}

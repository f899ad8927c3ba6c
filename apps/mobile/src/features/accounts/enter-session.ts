import type { login } from "@lantern/contract/accounts/login.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import { hrefs } from "../../paths.ts";
import type { AppServices } from "../../shared/page/app-services.tsx";
import { followAccountLanguage } from "./account-language.ts";

export interface EnterOptions {
  /** Keeps the session beyond this tab. */
  readonly autoLogin: boolean;
  /** Where the person was going, a path of this app. */
  readonly from?: string | undefined;
}

/** After a login of any kind: the session is stored, what a visitor saw is read anew, and the person goes on to where he was going. */
export function enterSession(services: AppServices, start: CallValue<typeof login>, { autoLogin, from }: EnterOptions): void {
  const { token, merchantCode, userName, customerType, firstTimeLogin } = start;
  const trial = isTrial(customerType);
  services.session.begin(
    { token, merchantCode, userName, type: customerType, firstTimeLogin },
    { autoLogin, ...(trial ? { trialUser: userName } : {}) },
  );
  void services.queryClient.invalidateQueries();
  if (!trial) void followAccountLanguage(services, start.language);
  services.navigate(firstTimeLogin ? hrefs.page("changePassword") : safeReturn(from), { replace: true });
}

/** Only a path of this app: an address of elsewhere, or one that pretends to be a path, leads home. */
export function safeReturn(from: string | undefined): string {
  const within = from !== undefined && /^\/(?![/\\])/.test(from) && !from.startsWith(hrefs.page("login"));
  return within ? from : hrefs.page("home");
}

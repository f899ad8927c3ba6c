import { loginWithSocial } from "@lantern/contract/accounts/login-with-social.ts";
import { hrefs } from "../../../paths.ts";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { enterRemembered } from "../enter-remembered.ts";
import { owedFactor } from "../second-factor/owed-factor.ts";
import { pendingIdentity, pendingIdentityOf } from "./pending-identity.ts";
import { socialRemember } from "./social-remember.ts";

/** Logs in by a ticket. Whoever has no account yet goes on to the registration, which links it to the service; no account is made by itself. */
export function useSocialLogin(): (ticket: string) => Promise<Refused | undefined> {
  const services = useServices();
  const from = useQueryValue("from");
  return async (ticket) => {
    const autoLogin = socialRemember.take();
    const outcome = await services.wire.callServer(loginWithSocial, { body: { ticket } });
    if (outcome.ok) {
      enterRemembered(services, outcome.value, { autoLogin, from });
      return undefined;
    }
    if (outcome.errorCode === "accounts.second_factor_required") {
      owedFactor.ask(outcome, { autoLogin });
      return undefined;
    }
    const identity = outcome.errorCode === "accounts.social_not_linked" ? pendingIdentityOf(outcome.value) : undefined;
    if (identity === undefined) return outcome;
    pendingIdentity.keep(identity);
    services.navigate(hrefs.page("register"), { replace: true });
    return undefined;
  };
}

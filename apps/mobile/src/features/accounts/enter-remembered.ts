import { localKeyStore } from "../../shared/session/local-keys.ts";
import type { AppServices } from "../../shared/page/app-services.tsx";
import { enterSession, type EnterOptions } from "./enter-session.ts";
import { forgetCredentials } from "./login/remembered-credentials.ts";

/**
 * After a login that brought no name and no password (a passkey, an outside service): the session stays beyond the tab where the person
 * wants to be remembered. Where he does not, what the form would fill in goes too, as after a login by password.
 */
export function enterRemembered(services: AppServices, start: Parameters<typeof enterSession>[1], options: EnterOptions): void {
  if (!options.autoLogin) forgetCredentials(localKeyStore);
  enterSession(services, start, options);
}

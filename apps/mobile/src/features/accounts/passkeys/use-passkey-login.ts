import { beginPasskeyLogin } from "@lantern/contract/accounts/begin-passkey-login.ts";
import { loginWithPasskey } from "@lantern/contract/accounts/login-with-passkey.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { handleRefusal } from "../../../shared/wire/handle-refusal.ts";
import { enterSession } from "../enter-session.ts";

/** How the person is asked: in the list under the user name's field, or by the browser's own window. */
type Asking = "offered" | "asked";

/** Asks the browser for a passkey and logs in with it. Who closes the browser's window stays where he is; what was offered is offered again. */
export function usePasskeyLogin({ offered }: { readonly offered: boolean }) {
  const services = useServices();
  const from = useQueryValue("from");
  const [pending, setPending] = useState(false);
  const [offers, setOffers] = useState(0);

  const ask = useEffectEvent(async (asking: Asking, isGone: () => boolean): Promise<void> => {
    const { startAuthentication, browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
    if (asking === "offered" && !(await browserSupportsWebAuthnAutofill())) return;
    if (isGone()) return;
    const begun = await services.wire.callServer(beginPasskeyLogin);
    if (isGone()) return;
    if (!begun.ok) return handleRefusal(services, begun, { silent: asking === "offered" });
    const credential = await startAuthentication({ optionsJSON: begun.value.options, useBrowserAutofill: asking === "offered" }).catch(
      () => undefined,
    );
    if (credential === undefined) return;
    const outcome = await services.wire.callServer(loginWithPasskey, { body: { ticket: begun.value.ticket, credential } });
    if (outcome.ok) enterSession(services, outcome.value, { autoLogin: false, from });
    else handleRefusal(services, outcome);
    if (!outcome.ok && asking === "offered") setOffers((count) => count + 1);
  });

  useEffect(() => {
    if (!offered) return undefined;
    let gone = false;
    void ask("offered", () => gone);
    return () => {
      gone = true;
      void endOffer();
    };
  }, [offered, offers]);

  const logIn = async () => {
    setPending(true);
    await ask("asked", () => false);
    setPending(false);
    setOffers((count) => count + 1);
  };
  return { logIn, pending };
}

/** A page that is left takes its offer along: the next page's question would be refused while it stands. */
async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

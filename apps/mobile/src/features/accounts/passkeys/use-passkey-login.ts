import { beginPasskeyLogin } from "@lantern/contract/accounts/begin-passkey-login.ts";
import { loginWithPasskey } from "@lantern/contract/accounts/login-with-passkey.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices, type AppServices } from "../../../shared/page/app-services.tsx";
import { handleRefusal } from "../../../shared/wire/handle-refusal.ts";
import { enterRemembered } from "../enter-remembered.ts";

interface Question {
  /** In the list under the user name's field, or by the browser's own window. */
  readonly asking: "offered" | "asked";
  /** Where the person was going. */
  readonly from: string | undefined;
  /** Whether the person wants to stay logged in beyond this tab. */
  readonly isRemembered: () => boolean;
  /** Whether the page that asks has been left. */
  readonly isGone: () => boolean;
}

/** Asks the browser for a passkey and logs in with it. Who closes the browser's window stays where he is. */
async function askForPasskey(services: AppServices, { asking, from, isRemembered, isGone }: Question): Promise<void> {
  const offered = asking === "offered";
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
  if (offered && !(await browserSupportsWebAuthnAutofill())) return;
  if (isGone()) return;
  const begun = await services.wire.callServer(beginPasskeyLogin);
  if (isGone()) return;
  if (!begun.ok) return handleRefusal(services, begun, { silent: offered });
  const { ticket, options } = begun.value;
  const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: offered }).catch(() => undefined);
  if (credential === undefined) return;
  const outcome = await services.wire.callServer(loginWithPasskey, { body: { ticket, credential } });
  if (outcome.ok) enterRemembered(services, outcome.value, { autoLogin: isRemembered(), from });
  else handleRefusal(services, outcome);
}

/** Login by passkey: on offer while the page stands, and by `logIn` on a tap, after which it is on offer again. */
export function usePasskeyLogin({ offered, isRemembered }: { readonly offered: boolean } & Pick<Question, "isRemembered">) {
  const services = useServices();
  const from = useQueryValue("from");
  const [pending, setPending] = useState(false);
  const offer = useEffectEvent((isGone: () => boolean) => askForPasskey(services, { asking: "offered", from, isRemembered, isGone }));
  useEffect(() => {
    if (!offered || pending) return undefined;
    let gone = false;
    void offer(() => gone);
    return () => {
      gone = true;
      void endOffer();
    };
  }, [offered, pending]);

  const logIn = async () => {
    setPending(true);
    await askForPasskey(services, { asking: "asked", from, isRemembered, isGone: () => false });
    setPending(false);
  };
  return { logIn, pending };
}

/** A page that is left takes its offer along: the next page's question would be refused while it stands. */
async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

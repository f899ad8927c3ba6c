import { proveTelegram } from "@lantern/contract/accounts/prove-telegram.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { socialReturnOf, withoutReturn } from "./social-return.ts";

export interface SocialReturnState {
  /** What somebody brought back is being looked at. */
  readonly pending: boolean;
  /** Why it came to nothing, in words. */
  readonly fault: string | undefined;
}

/**
 * Takes what a browser brings back from an outside sign-in service, once, and strips it from the address bar whatever comes of it.
 * @param finish goes on with the ticket; answers the refusal that the page is to show.
 */
export function useSocialReturn(finish: (ticket: string) => Promise<Refused | undefined>): SocialReturnState {
  const services = useServices();
  const t = useText();
  const [state, setState] = useState<SocialReturnState>({ pending: false, fault: undefined });
  const ticketThen = async (brought: Exclude<NonNullable<ReturnType<typeof socialReturnOf>>, { kind: "fault" }>) => {
    if (brought.kind === "ticket") return finish(brought.ticket);
    const { state: sent, data } = brought;
    const proven = await services.wire.callServer(proveTelegram, { body: { state: sent, data } });
    return proven.ok ? finish(proven.value.ticket) : proven;
  };
  const goOn = useEffectEvent(async (): Promise<void> => {
    const brought = socialReturnOf(new URL(location.href));
    if (brought === undefined) return;
    history.replaceState(history.state, "", withoutReturn(new URL(location.href)));
    if (brought.kind === "fault") return setState({ pending: false, fault: t(`social.fault.${brought.fault}`) });
    setState({ pending: true, fault: undefined });
    const refused = await ticketThen(brought);
    setState({ pending: false, fault: refused === undefined ? undefined : messageOf(services, refused) });
  });
  useEffect(() => {
    void goOn();
  }, []);
  return state;
}

import { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";
import { useEffect, useEffectEvent } from "react";
import { useStream } from "../../shared/stream/news.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { lostSessionEvent } from "../../shared/session/lost-session.ts";
import type { PlayEnd } from "./play-view.ts";

/**
 * Hears what ends a game for money from outside of it: a session that is lost, which the page then says itself instead of leaving, and a
 * break that the member asked for on another device or page.
 */
export function usePlayEnd({ free, onEnd }: { readonly free: boolean; readonly onEnd: (end: PlayEnd) => void }): void {
  const { wire, session } = useServices();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (free) return undefined;
    const hear = (event: Event) => {
      event.preventDefault();
      end({ kind: "signed_out" });
    };
    addEventListener(lostSessionEvent, hear);
    return () => removeEventListener(lostSessionEvent, hear);
  }, [free]);
  const look = async () => {
    if (free || session.current() === undefined) return;
    const outcome = await wire.callServer(getSafeguards);
    if (!outcome.ok || outcome.value.exclusion === null) return;
    const { kind: by, until } = outcome.value.exclusion;
    onEnd({ kind: "excluded", by, until });
  };
  useStream("account", () => void look());
  useStream("reconnected", () => void look());
}

import { useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import type { Refused } from "../../../shared/wire/outcome.ts";

export interface SentCode {
  /** When the next code may be asked for, ms of the server's clock; null where none was sent. */
  readonly nextAtMs: number | null;
  /** Where the last one went, as it may be shown. */
  readonly sentTo: string | undefined;
  readonly sent: (code: { readonly expirationTime: number; readonly recipient: string }) => void;
  /** What a call that sends a code is refused with, to be shown at the code's field. */
  readonly refusals: Readonly<Record<"accounts.code_too_soon" | "accounts.code_limit", (refused: Refused) => void>>;
}

/** What is known of a code that was sent: where it went, and when the next one may be asked for. */
export function useSentCode(atCode: (refused: Refused) => void): SentCode {
  const { clock } = useServices();
  const [nextAtMs, setNextAtMs] = useState<number | null>(null);
  const [sentTo, setSentTo] = useState<string>();
  const wait = (refused: Refused) => {
    const next = refused.value?.["expirationTime"];
    if (typeof next === "number") setNextAtMs(next);
    atCode(refused);
  };
  return {
    nextAtMs,
    sentTo,
    sent: ({ expirationTime, recipient }) => {
      setSentTo(recipient);
      setNextAtMs(Math.max(expirationTime, clock.nowMs()));
    },
    refusals: { "accounts.code_too_soon": wait, "accounts.code_limit": wait },
  };
}

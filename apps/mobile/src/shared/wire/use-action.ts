import type { BuiltCall, CallValue } from "@lantern/contract/call.ts";
import { useCallback, useRef, useState } from "react";
import { useServices } from "../page/app-services.tsx";
import { handleRefusal, type RefusalOptions } from "./handle-refusal.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import type { Outcome } from "./outcome.ts";
import type { WireInput } from "./wire.ts";

export interface Action<C extends BuiltCall> {
  /** Makes the call once; a second tap while it runs does nothing and gives undefined. Refusals have been treated when it returns. */
  readonly run: (input: WireInput<C>) => Promise<Outcome<CallValue<C>> | undefined>;
  readonly pending: boolean;
}

/** A call that a tap makes. Money calls get one idempotency key for each tap, kept when the network fails and the tap is repeated. */
export function useAction<C extends BuiltCall>(call: C, options: RefusalOptions = {}): Action<C> {
  const services = useServices();
  const running = useRef(false);
  const keptKey = useRef<{ readonly of: string; readonly key: string } | undefined>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (input: WireInput<C>) => {
      if (running.current) return undefined;
      running.current = true;
      setPending(true);
      const of = JSON.stringify([input.params, input.query, input.body]);
      const idempotencyKey = call.idempotency === "required" ? (input.idempotencyKey ?? (keptKey.current?.of === of ? keptKey.current.key : newIdempotencyKey())) : undefined;
      try {
        const outcome = await (services.wire.callServer as (call: BuiltCall, input: unknown) => Promise<Outcome<CallValue<C>>>)(call, { ...input, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
        const unknownFate = !outcome.ok && outcome.errorCode.startsWith("network.");
        keptKey.current = unknownFate && idempotencyKey !== undefined ? { of, key: idempotencyKey } : undefined;
        if (!outcome.ok) handleRefusal(services, outcome, latest.current);
        return outcome;
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [call, services],
  );
  return { run, pending };
}

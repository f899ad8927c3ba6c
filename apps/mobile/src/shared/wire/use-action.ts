import type { BuiltCall, CallValue } from "@lantern/contract/call.ts";
import { useRef, useState } from "react";
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
  const [pending, setPending] = useState(false);

  /** The key of this tap: the one before where its fate is unknown and the tap is repeated unchanged. */
  const keyFor = (of: string): string | undefined => {
    if (call.idempotency !== "required") return undefined;
    return keptKey.current?.of === of ? keptKey.current.key : newIdempotencyKey();
  };
  const run = async (input: WireInput<C>) => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    const of = JSON.stringify([input.params, input.query, input.body]);
    const key = input.idempotencyKey ?? keyFor(of);
    const callServer = services.wire.callServer as (call: BuiltCall, input: unknown) => Promise<Outcome<CallValue<C>>>;
    const outcome = await callServer(call, { ...input, ...(key === undefined ? {} : { idempotencyKey: key }) });
    const unknownFate = !outcome.ok && outcome.errorCode.startsWith("network.");
    keptKey.current = unknownFate && key !== undefined ? { of, key } : undefined;
    running.current = false;
    setPending(false);
    if (!outcome.ok) handleRefusal(services, outcome, options);
    return outcome;
  };
  return { run, pending };
}

import type { BuiltCall, CallValue } from "@lantern/contract/call.ts";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useServices } from "../../shared/page/app-services.tsx";
import { RefusedError, type Outcome } from "../../shared/wire/outcome.ts";
import { callKey } from "../../shared/wire/use-call.ts";
import type { WireInput } from "../../shared/wire/wire.ts";

/** An answer whose times run: what it said, and when. */
export interface TimedAnswer<Value> {
  readonly value: Value;
  /** When it arrived, ms of the server's clock. */
  readonly answeredAtMs: number;
  /** How long the request was on its way, there and back: the lottery time spread (specification 4.9.3). */
  readonly timeSpreadMs: number;
}

/** When a time left that an answer told runs out, ms of the server's clock: the answer was half the spread old when it arrived (specification 4.9.3). */
export function endsAtMs({ answeredAtMs, timeSpreadMs }: Omit<TimedAnswer<unknown>, "value">, remainTimeMs: number): number {
  return answeredAtMs - timeSpreadMs / 2 + remainTimeMs;
}

export interface TimedCallOptions<Value> {
  readonly enabled?: boolean;
  /** When to ask again after an answer, ms; undefined where the last try failed or none came yet. */
  readonly refetchAfterMs?: (answer: TimedAnswer<Value> | undefined) => number;
}

/** How soon a failed read of running times is tried again, ms. */
export const retryAfterMs = 5_000;

/** Reads a public call whose answer holds times left, and measures its way. */
export function useTimedCall<C extends BuiltCall>(
  call: C,
  input: Omit<WireInput<C>, "signal" | "idempotencyKey">,
  { enabled = true, refetchAfterMs }: TimedCallOptions<CallValue<C>> = {},
): UseQueryResult<TimedAnswer<CallValue<C>>, RefusedError> {
  const { wire, clock } = useServices();
  return useQuery<TimedAnswer<CallValue<C>>, RefusedError>({
    queryKey: [...callKey(call, input), "timed"],
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval:
      refetchAfterMs === undefined ? false : ({ state }) => refetchAfterMs(state.status === "error" ? undefined : state.data),
    queryFn: async ({ signal }) => {
      const sentAtMs = performance.now();
      const outcome = await (wire.callServer as (call: BuiltCall, input: unknown) => Promise<Outcome<CallValue<C>>>)(call, {
        ...input,
        signal,
      });
      if (!outcome.ok) throw new RefusedError(outcome);
      return { value: outcome.value, answeredAtMs: clock.nowMs(), timeSpreadMs: performance.now() - sentAtMs };
    },
  });
}

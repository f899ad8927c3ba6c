import type { BuiltCall, CallValue } from "@lantern/contract/call.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { RefusedError, type Outcome } from "../../shared/wire/outcome.ts";
import { callKey } from "../../shared/wire/use-call.ts";
import type { Wire, WireInput } from "../../shared/wire/wire.ts";

/** An answer and how long its request was on its way, there and back: the lottery time spread (specification 4.9.3). */
interface SpreadAnswer<Value> {
  readonly value: Value;
  readonly timeSpreadMs: number;
}

/** An answer whose times run: what it said, and when. */
export interface TimedAnswer<Value> extends SpreadAnswer<Value> {
  /** When it arrived, ms of the server's clock. */
  readonly answeredAtMs: number;
}

/** When a time left that an answer told runs out, ms of the server's clock: the answer was half the spread old when it arrived (specification 4.9.3). */
export function endsAtMs({ answeredAtMs, timeSpreadMs }: Omit<TimedAnswer<unknown>, "value">, remainTimeMs: number): number {
  return answeredAtMs - timeSpreadMs / 2 + remainTimeMs;
}

/** A public call whose answer holds times left, as a query that measures its way; for loaders and hooks alike. */
export function timedQuery<C extends BuiltCall>(wire: Wire, call: C, input: Omit<WireInput<C>, "signal" | "idempotencyKey">) {
  return queryOptions<SpreadAnswer<CallValue<C>>, RefusedError>({
    queryKey: [...callKey(call, input), "timed"],
    queryFn: async ({ signal }) => {
      const sentAtMs = performance.now();
      const outcome = await (wire.callServer as (call: BuiltCall, input: unknown) => Promise<Outcome<CallValue<C>>>)(call, {
        ...input,
        signal,
      });
      if (!outcome.ok) throw new RefusedError(outcome);
      return { value: outcome.value, timeSpreadMs: performance.now() - sentAtMs };
    },
  });
}

export interface TimedCallOptions<Value> {
  /** When to ask again after an answer, ms; undefined where the last try failed or none came yet. */
  readonly refetchAfterMs?: (value: Value | undefined) => number;
}

export interface TimedCall<Value> {
  readonly data: TimedAnswer<Value> | undefined;
  readonly error: RefusedError | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** How soon a failed read of running times is tried again, ms. */
export const retryAfterMs = 5_000;

/** Reads a public call whose answer holds times left. */
export function useTimedCall<C extends BuiltCall>(
  call: C,
  input: Omit<WireInput<C>, "signal" | "idempotencyKey">,
  { refetchAfterMs }: TimedCallOptions<CallValue<C>> = {},
): TimedCall<CallValue<C>> {
  const { wire, clock } = useServices();
  const { data, dataUpdatedAt, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...timedQuery(wire, call, input),
    placeholderData: keepPreviousData,
    // Times run: what came with the page is asked for again as soon as it is alive.
    staleTime: 0,
    refetchInterval:
      refetchAfterMs === undefined ? false : ({ state }) => refetchAfterMs(state.status === "error" ? undefined : state.data?.value),
  });
  // The first HTML's answers and this browser's own count in one clock by the time at which the cache took them in.
  const answer = useMemo(
    () => (data === undefined ? undefined : { ...data, answeredAtMs: isPlaceholderData ? clock.nowMs() : clock.atMs(dataUpdatedAt) }),
    [data, dataUpdatedAt, isPlaceholderData, clock],
  );
  const reload = useCallback(() => refetch(), [refetch]);
  return { data: answer, error, isError, isFetching, isPlaceholderData, dataUpdatedAt, refetch: reload };
}

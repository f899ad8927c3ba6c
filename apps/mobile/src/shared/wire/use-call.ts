import type { BuiltCall, CallValue } from "@lantern/contract/call.ts";
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { painted } from "../page/after-paint.ts";
import { useServices } from "../page/app-services.tsx";
import { useSession } from "../session/use-session.ts";
import { RefusedError } from "./outcome.ts";
import type { Wire, WireInput } from "./wire.ts";

/** Key of a call's answers: what concerns one member is told apart by `private`, so that a logout can drop it. */
export function callKey(call: BuiltCall, input?: unknown): readonly unknown[] {
  return [call.access === "public" ? "public" : "private", call.name, input ?? null];
}

/**
 * A call as a query, for loaders and hooks alike. A refusal becomes a `RefusedError`. What is there already is read anew when the frame that
 * shows it has been painted: that frame would wait for the request to be made.
 */
export function callQuery<C extends BuiltCall>(wire: Wire, call: C, input?: Omit<WireInput<C>, "signal" | "idempotencyKey">) {
  return queryOptions<CallValue<C>, RefusedError>({
    queryKey: callKey(call, input),
    queryFn: async ({ signal, client, queryKey }) => {
      if (client.getQueryData(queryKey) !== undefined) await painted();
      const outcome = await (wire.callServer as (call: BuiltCall, input: unknown) => ReturnType<typeof wire.callServer<C>>)(call, {
        ...input,
        signal,
      });
      if (outcome.ok) return outcome.value;
      throw new RefusedError(outcome);
    },
  });
}

export interface UseCallOptions {
  /** Waits while false. Calls that need a session wait by themselves for visitors. */
  readonly enabled?: boolean;
  readonly staleTimeMs?: number;
  readonly refetchEveryMs?: number | false;
  /** Shows the last answer while another page or filter loads. */
  readonly keepPrevious?: boolean;
}

/** Reads a call's answer and keeps it fresh. */
export function useCall<C extends BuiltCall>(
  call: C,
  input?: Omit<WireInput<C>, "signal" | "idempotencyKey">,
  options: UseCallOptions = {},
): UseQueryResult<CallValue<C>, RefusedError> {
  const { wire } = useServices();
  const session = useSession();
  const { enabled = true, staleTimeMs, refetchEveryMs, keepPrevious = false } = options;
  return useQuery({
    ...callQuery(wire, call, input),
    enabled: enabled && (call.access === "public" || session !== undefined),
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

import type { BuiltCall, CallBody, CallParams, CallQuery, CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { ErrorCode } from "@lantern/contract/errors.ts";
import type { Awaitable } from "../platform/awaitable.ts";
import type { CallContext, OperatorContext, SessionContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";

export interface CallInput<C extends BuiltCall> {
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
}

type ContextOf<C extends BuiltCall> = C["access"] extends "public" | "vendor"
  ? CallContext
  : C["access"] extends "operator"
    ? OperatorContext
    : SessionContext;

/** Refusals that any call may return (`everyCallRefusals`), beside its own. */
type AnyCallRefusal = Extract<ErrorCode, `request.${string}` | `access.${string}`>;

export type Operation<C extends BuiltCall> = (
  context: ContextOf<C>,
  input: CallInput<C>,
) => Awaitable<CallValue<C> | Refusal<CallRefusal<C> | AnyCallRefusal>>;

/** A call with the operation that answers it. Capabilities list theirs in `routes.ts`. */
export interface Answer {
  readonly call: BuiltCall;
  readonly operation: (context: never, input: never) => unknown;
}

/** Binds an operation to its declaration; the types hold both to the same shapes. */
export function answer<const C extends BuiltCall>(call: C, operation: Operation<C>): Answer {
  return { call, operation };
}

import type { Static, TSchema } from "typebox";
import type { Capability } from "./capability.ts";
import type { ErrorCode } from "./errors.ts";
import type { OperatorRole } from "./operator-role.ts";

/**
 * Who may make a call. Which member types that is stands in the rules' table of roles.
 * - `public`: anyone; a session is used where one is sent.
 * - `session`: any session, a trial's too.
 * - `member`: a session of an account with real money; trial accounts are refused with `access.trial_refused`.
 * - `cashier`: a session of an account that may pay in and out; others are refused with `access.cashier_refused`.
 * - `agent`: a session whose member type counts as agent.
 * - `vendor`: a signed call of a game vendor; the signature is checked by the vendor's adapter.
 * - `operator`: a session of an operator in one of the call's `roles`; no member's session will do.
 */
export type Access = "public" | "session" | "member" | "cashier" | "agent" | "vendor" | "operator";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

interface CallIdentity {
  /** The call's one name, in kebab case: the file's name under contract and server, the constant's in camel case. */
  readonly name: string;
  readonly capability: Capability;
  readonly method: Method;
  /** The wire name. It stands nowhere else. */
  readonly path: string;
  /** Other paths or methods under which the same call answers. */
  readonly aliases?: readonly { readonly method?: Method; readonly path: string }[];
  readonly access: Access;
  /** Which operators may make the call, where its access is `operator`; without it nobody may. */
  readonly roles?: readonly OperatorRole[];
  /** One line for the API's readers. */
  readonly summary: string;
}

/** A call that is built: its schemas are its promise. */
export interface BuiltCall extends CallIdentity {
  readonly planned?: never;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What `value` holds in the envelope of a success. */
  readonly value: TSchema;
  /** Refusals that the operation may return, beside those that any call may (see `everyCallRefusals`). */
  readonly refusals: readonly ErrorCode[];
  /** `required`: the call moves money and must bring an `Idempotency-Key` header. */
  readonly idempotency?: "required";
  /** The body travels sealed (HPKE); see `encryption.ts`. A plain one is taken only where the merchant allows it. */
  readonly encrypted?: true;
  /** Bytes of a body, where the server's general limit is too small: calls that carry pictures. */
  readonly bodyBytesMax?: number;
  /** Requests a minute for one caller; the server's general limit holds where nothing is said. */
  readonly ratePerMinute?: number;
}

/** A call that the platform will have: it answers 501 `not_available`. */
export interface PlannedCall extends CallIdentity {
  readonly planned: true;
}

export type Call = BuiltCall | PlannedCall;

/** Declares a built call; the constant's literal types make server and client agree. */
export function declareCall<const C extends BuiltCall>(call: C): C {
  return call;
}

/** Declares a call whose capability is not built yet. */
export function planCall<const C extends Omit<PlannedCall, "planned">>(call: C): C & { readonly planned: true } {
  return { ...call, planned: true };
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

export type CallParams<C extends BuiltCall> = StaticOf<C["params"]>;
export type CallQuery<C extends BuiltCall> = StaticOf<C["query"]>;
export type CallBody<C extends BuiltCall> = StaticOf<C["body"]>;
export type CallValue<C extends BuiltCall> = StaticOf<C["value"]>;
export type CallRefusal<C extends BuiltCall> = C["refusals"][number];

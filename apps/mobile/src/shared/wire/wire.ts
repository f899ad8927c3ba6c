import type { BuiltCall, CallBody, CallParams, CallQuery, CallValue } from "@lantern/contract/call.ts";
import { filledPath, MissingParameterError, queryText } from "./address.ts";
import { outcomeOf, unreachable, type Outcome } from "./outcome.ts";
import type { Transport, WireRequest } from "./transport.ts";

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** What a call needs, by its declaration. */
export type WireInput<C extends BuiltCall> = Part<"params", CallParams<C>> &
  Part<"query", CallQuery<C>> &
  Part<"body", CallBody<C>> & {
    /** Same key, same action: give one when the person may send the same form again. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal | undefined;
  };

/** Seals a body for calls whose declaration says `encrypted`. */
export type BodySealer = (request: {
  readonly method: string;
  readonly path: string;
  readonly merchantCode: string;
  readonly body: unknown;
}) => Promise<{ readonly header: string; readonly body: unknown }>;

export interface WireSettings {
  readonly transport: Transport;
  readonly merchantCode: string;
  /** Wire code of the page's language at this moment. */
  readonly language: () => string;
  readonly device: () => "MOBILE" | "WEB" | "APP" | "PWA";
  /** The session's token, or undefined for a visitor. */
  readonly token: () => string | undefined;
  readonly sealBody: BodySealer;
  readonly newIdempotencyKey: () => string;
  /** Told about each answer: when it was sent and came, in ms of this machine, and the server's `Date`. */
  readonly onAnswer?: (answer: { readonly sentAtMs: number; readonly receivedAtMs: number; readonly date: string | undefined }) => void;
}

/** The one way to the platform. */
export interface Wire {
  readonly callServer: <C extends BuiltCall>(
    call: C,
    ...input: Record<string, never> extends WireInput<C> ? [input?: WireInput<C>] : [input: WireInput<C>]
  ) => Promise<Outcome<CallValue<C>>>;
  readonly merchantCode: string;
}

/** @returns the client of the wire; it never throws for what the platform refuses or the network loses. */
export function makeWire(settings: WireSettings): Wire {
  return {
    merchantCode: settings.merchantCode,
    callServer: async (call, ...[input]) => {
      try {
        const request = await requestOf(settings, call, (input ?? {}) as LooseInput);
        const sentAtMs = Date.now();
        const { status, body, date } = await settings.transport(request);
        settings.onAnswer?.({ sentAtMs, receivedAtMs: Date.now(), date });
        return outcomeOf(status, body) as Outcome<CallValue<typeof call>>;
      } catch (error) {
        if (error instanceof MissingParameterError) throw error;
        return unreachable();
      }
    },
  };
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

async function requestOf(settings: WireSettings, call: BuiltCall, input: LooseInput): Promise<WireRequest> {
  const path = filledPath(call.path, input.params);
  const headers: Record<string, string> = { Merchant: settings.merchantCode, Language: settings.language(), Device: settings.device() };
  const token = settings.token();
  if (token !== undefined) headers["Authorization"] = token;
  if (call.idempotency === "required" || input.idempotencyKey !== undefined)
    headers["Idempotency-Key"] = input.idempotencyKey ?? settings.newIdempotencyKey();
  let body = input.body;
  if (call.encrypted === true) {
    const sealed = await settings.sealBody({ method: call.method, path, merchantCode: settings.merchantCode, body });
    headers["Encryption"] = sealed.header;
    body = sealed.body;
  }
  return {
    method: call.method,
    address: path + queryText(input.query),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  };
}

import type { Method } from "@lantern/contract/call.ts";

/** One request, already spelled out. */
export interface WireRequest {
  readonly method: Method;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface WireResponse {
  readonly status: number;
  /** The parsed envelope; undefined where the answer was no JSON. */
  readonly body: unknown;
  /** The answer's `Date` header. */
  readonly date?: string | undefined;
}

/** Carries a request to the platform: `fetch` in the browser, the server's own calls while it renders. Throws where nothing came back. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** How long a request may take, in ms. */
const timeoutMs = 20_000;

/** The browser's way. */
export const fetchTransport: Transport = async ({ method, address, headers, body, signal }) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    method,
    headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
    body: body ?? null,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    credentials: "same-origin",
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), date: response.headers.get("date") ?? undefined };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { CallOutcome } from "./call-outcome.ts";
import { sign, signatureHeader } from "./signature.ts";

export interface SignedSending<Answer> {
  readonly url: string;
  readonly method: "GET" | "POST";
  /** Absent for a GET, which signs its path and query. */
  readonly body?: unknown;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly read: (httpStatus: number, bodyText: string) => CallOutcome<Answer>;
}

/** Signs, sends and judges one call. Never throws: whatever goes wrong on the way is an `unknown` outcome. */
export async function sendSigned<Answer>(sending: SignedSending<Answer>): Promise<CallOutcome<Answer>> {
  const { url, method, secret, timeoutMs, read } = sending;
  const bodyText = sending.body === undefined ? undefined : JSON.stringify(sending.body);
  const target = new URL(url);
  const headers = { [signatureHeader]: sign(bodyText ?? `${target.pathname}${target.search}`, secret) };
  return sendText({ url, method, bodyText, headers, timeoutMs, read });
}

export interface TextSending<Answer> extends Pick<SignedSending<Answer>, "url" | "method" | "timeoutMs" | "read"> {
  /** JSON, as it was signed. */
  readonly bodyText: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends what is signed already and judges the answer. Never throws. */
export async function sendText<Answer>(sending: TextSending<Answer>): Promise<CallOutcome<Answer>> {
  const { url, method, bodyText, headers, timeoutMs, read } = sending;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(bodyText === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(bodyText === undefined ? {} : { body: bodyText }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return read(response.status, await response.text());
  } catch (failure) {
    return { kind: "unknown", reason: describe(failure) };
  }
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message}: ${failure.cause.message}` : failure.message;
}

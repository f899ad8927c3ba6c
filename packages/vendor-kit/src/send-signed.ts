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
  const headers = {
    [signatureHeader]: sign(bodyText ?? `${target.pathname}${target.search}`, secret),
    ...(bodyText === undefined ? {} : { "Content-Type": "application/json" }),
  };
  try {
    const response = await fetch(target, {
      method,
      headers,
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

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
  /** A longer answer is none: 8 MiB where absent. */
  readonly answerBytesMax?: number;
  /** Hears of the call once it is over, whatever came of it. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** One call as it went over the line. */
export interface Exchange {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for a GET. */
  readonly requestText: string | undefined;
  /** Undefined where no answer came; then `failure` says why. */
  readonly httpStatus: number | undefined;
  readonly answerText: string;
  readonly failure: string | undefined;
  readonly outcome: CallOutcome<unknown>;
  readonly durationMs: number;
}

/** Signs, sends and judges one call. Never throws: whatever goes wrong on the way is an `unknown` outcome. */
export async function sendSigned<Answer>(sending: SignedSending<Answer>): Promise<CallOutcome<Answer>> {
  const { url, method, secret, ...rest } = sending;
  const bodyText = sending.body === undefined ? undefined : JSON.stringify(sending.body);
  const target = new URL(url);
  const headers = { [signatureHeader]: sign(bodyText ?? `${target.pathname}${target.search}`, secret) };
  return sendText({ ...rest, url, method, bodyText, headers });
}

export interface TextSending<Answer> extends Pick<
  SignedSending<Answer>,
  "url" | "method" | "timeoutMs" | "read" | "onExchange" | "answerBytesMax"
> {
  /** JSON, as it was signed. */
  readonly bodyText: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends what is signed already and judges the answer. Never throws. */
export async function sendText<Answer>(sending: TextSending<Answer>): Promise<CallOutcome<Answer>> {
  const { url, method, bodyText, headers, timeoutMs, read, onExchange, answerBytesMax = answerBytesUsual } = sending;
  const startedMs = performance.now();
  const over = (seen: Pick<Exchange, "httpStatus" | "answerText" | "failure">, outcome: CallOutcome<Answer>): CallOutcome<Answer> => {
    onExchange?.({ method, url, headers, requestText: bodyText, ...seen, outcome, durationMs: performance.now() - startedMs });
    return outcome;
  };
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(bodyText === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(bodyText === undefined ? {} : { body: bodyText }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answerText = await readText(response, answerBytesMax);
    return over({ httpStatus: response.status, answerText, failure: undefined }, read(response.status, answerText));
  } catch (failure) {
    const reason = describe(failure);
    return over({ httpStatus: undefined, answerText: "", failure: reason }, { kind: "unknown", reason });
  }
}

const answerBytesUsual = 8 << 20;

/** A body as text, as long as it is no longer than allowed, whatever its headers say. */
async function readText(response: Response, bytesMax: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > bytesMax) throw new Error(`an answer of more than ${bytesMax} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message}: ${failure.cause.message}` : failure.message;
}

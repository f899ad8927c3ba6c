/** What came of a call: `lost` where no answer came, so that nobody knows whether it was done. */
export interface CallAnswer {
  readonly status: number | "lost";
  readonly errorCode: string | undefined;
  readonly value: unknown;
}

export interface CallRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Longer than the platform itself lets anyone wait. */
const answerMsMax = 30_000;

/** Makes one call over HTTP. Never throws: whatever goes wrong on the way is `lost`. */
export async function sendCall(url: string, { method, path, token, key, body, headers }: CallRequest): Promise<CallAnswer> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: token }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMsMax),
    });
    const envelope = (await answer.json()) as { readonly value?: unknown; readonly errorCode?: string };
    return { status: answer.status, errorCode: envelope.errorCode, value: envelope.value };
  } catch {
    return { status: "lost", errorCode: undefined, value: undefined };
  }
}

/** A call that must succeed. @throws Error with what was answered instead. */
export async function valueOfCall<Value>(url: string, request: CallRequest): Promise<Value> {
  const answer = await sendCall(url, request);
  if (answer.status !== 200) throw new Error(`${request.method} ${request.path} was answered ${answer.status} ${answer.errorCode ?? ""}`);
  return answer.value as Value;
}

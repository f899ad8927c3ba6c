import type { ErrorCode } from "@lantern/contract/errors.ts";

/** Codes that the app itself gives where the platform could not answer. */
export type TransportErrorCode = "network.unreachable" | "network.unreadable";

export interface Refused {
  readonly ok: false;
  readonly errorCode: ErrorCode | TransportErrorCode;
  /** In the page's language where the platform wrote it. */
  readonly message: string;
  /** What the refusal carries, such as `{ captcha: true }`. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly status: number;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** What came of a call. Refusals are values: nothing is thrown. */
export type Outcome<Value> = Accepted<Value> | Refused;

/** A refusal on its way through a query's error channel. */
export class RefusedError extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.message);
    this.name = "RefusedError";
    this.refused = refused;
  }
}

/** Reads the platform's envelope. */
export function outcomeOf(status: number, body: unknown): Outcome<unknown> {
  if (!isRecord(body) || typeof body["success"] !== "boolean")
    return { ok: false, errorCode: "network.unreadable", message: "", value: undefined, status };
  if (body["success"]) return { ok: true, value: body["value"] };
  return {
    ok: false,
    errorCode: (typeof body["errorCode"] === "string" ? body["errorCode"] : "request.failed") as ErrorCode,
    message: typeof body["message"] === "string" ? body["message"] : "",
    value: isRecord(body["value"]) ? body["value"] : undefined,
    status,
  };
}

export function unreachable(): Refused {
  return { ok: false, errorCode: "network.unreachable", message: "", value: undefined, status: 0 };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

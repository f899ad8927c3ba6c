import type { ErrorCode } from "@lantern/contract/errors.ts";

/** An expected refusal: returned by operations, never thrown. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly refused: Code;
  /** Values for the placeholders of the code's text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Names of the values that are amounts: decimal texts, which the text writes as money of the session's currency. */
  readonly money?: readonly string[];
  /** What the envelope's `value` says beside the code, such as `{ captcha: true }`. */
  readonly value?: Readonly<Record<string, unknown>>;
}

export function refuse<const Code extends ErrorCode>(code: Code, details: Omit<Refusal<Code>, "refused"> = {}): Refusal<Code> {
  return { refused: code, ...details };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome;
}

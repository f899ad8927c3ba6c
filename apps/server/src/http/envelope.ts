import { errorStatus, type ErrorCode } from "@lantern/contract/errors.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { errorText } from "@lantern/phrases/text.ts";
import type { Refusal } from "../platform/refusal.ts";

/** What every call answers with when it succeeds. */
export interface SuccessEnvelope {
  readonly success: true;
  readonly value: unknown;
}

/** What every call answers with when it refuses. */
export interface RefusalEnvelope {
  readonly success: false;
  readonly errorCode: ErrorCode;
  /** In the request's language. */
  readonly message: string;
  readonly value?: Readonly<Record<string, unknown>>;
}

export type Envelope = SuccessEnvelope | RefusalEnvelope;

/** Wraps an operation's value; an operation without one answers null. */
export function successEnvelope(value: unknown): SuccessEnvelope {
  return { success: true, value: value ?? null };
}

/**
 * Wraps a refusal, with its text in the language of the request.
 * @param wireLanguage wire code, such as `EN`; a language without texts falls back to the default one.
 */
export function refusalEnvelope(refusal: Refusal, wireLanguage: string): RefusalEnvelope {
  const language = languageByWireCode(wireLanguage)?.code ?? defaultLanguageCode;
  const message = errorText(language, refusal.refused, refusal.values) ?? errorText(language, "request.failed") ?? refusal.refused;
  const envelope = { success: false, errorCode: refusal.refused, message } as const;
  return refusal.value === undefined ? envelope : { ...envelope, value: refusal.value };
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return errorStatus[code];
}

import { errorStatus, type ErrorCode } from "@lantern/contract/errors.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { errorText } from "@lantern/phrases/text.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { balanceDecimals, displayBalance } from "@lantern/money/display.ts";
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
 * @param currency the session's, in which the text writes its amounts; without one they stay plain digits.
 */
export function refusalEnvelope(refusal: Refusal, wireLanguage: string, currency?: string): RefusalEnvelope {
  const language = languageByWireCode(wireLanguage)?.code ?? defaultLanguageCode;
  const values = valuesInText(refusal, currency);
  const message = errorText(language, refusal.refused, values) ?? errorText(language, "request.failed") ?? refusal.refused;
  const envelope = { success: false, errorCode: refusal.refused, message } as const;
  return refusal.value === undefined ? envelope : { ...envelope, value: refusal.value };
}

function valuesInText({ values, money }: Refusal, currency: string | undefined): Refusal["values"] {
  if (values === undefined || money === undefined || currency === undefined || !isCurrencyCode(currency)) return values;
  const shown = money.map((name) => {
    const parsed = parseAmount(values[name], { decimalsMax: balanceDecimals });
    return [name, parsed.ok ? displayBalance(parsed.amountUnits, currency) : String(values[name])] as const;
  });
  return { ...values, ...Object.fromEntries(shown) };
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return errorStatus[code];
}

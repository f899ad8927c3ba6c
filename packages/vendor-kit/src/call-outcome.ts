import { Compile } from "typebox/compile";
import { parseAmountUnits } from "./wire/amount-units.ts";
import type { VendorCall } from "./wire/declare-vendor-call.ts";
import { isVendorStatus, type VendorRefusal } from "./wire/vendor-status.ts";

/**
 * What the caller knows after a call.
 * - `ok`: done.
 * - `refused`: not done. Certain for a call that is made for the first time; where an earlier try of the same call is
 *   `unknown`, that try may have been done all the same, so a stake must still be rolled back.
 * - `unknown`: no answer, a time-out, an answer that cannot be read, or `unavailable`. Repeat the same call or roll it back.
 */
export type CallOutcome<Answer> =
  | { readonly kind: "ok"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly status: VendorRefusal; readonly balanceUnits?: bigint; readonly detail?: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** Makes the judge of a call's answers: HTTP status and body text → outcome. */
export function outcomeReader<Answer>(call: VendorCall): (httpStatus: number, bodyText: string) => CallOutcome<Answer> {
  const validator = Compile(call.answer);
  return (httpStatus, bodyText) => {
    const body = parseObject(bodyText);
    if (body === undefined) return { kind: "unknown", reason: `HTTP ${httpStatus} without a JSON object` };
    const { status } = body;
    if (!isVendorStatus(status)) return { kind: "unknown", reason: `HTTP ${httpStatus} without a status of the list` };
    if (status === "unavailable") return { kind: "unknown", reason: "unavailable" };
    if (status !== "ok") return refusal(status, body);
    if (!validator.Check(body)) return { kind: "unknown", reason: `an answer to ${call.name} that is not of its shape` };
    return { kind: "ok", answer: body as Answer };
  };
}

function refusal(status: VendorRefusal, body: Readonly<Record<string, unknown>>): CallOutcome<never> {
  const balanceUnits = parseAmountUnits(body["balanceUnits"]);
  return {
    kind: "refused",
    status,
    ...(balanceUnits === undefined ? {} : { balanceUnits }),
    ...(typeof body["detail"] === "string" ? { detail: body["detail"] } : {}),
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

import { describe, expect, it } from "vitest";
import type { Refused } from "../../shared/wire/outcome.ts";
import { fieldRefusalOf, formErrorOf } from "./field-refusal.ts";

const refused = (errorCode: Refused["errorCode"], value?: Refused["value"]): Refused => ({
  ok: false,
  errorCode,
  message: "words of the platform",
  value,
  status: 422,
});

describe("a refusal that is about a field", () => {
  it("names the field and the phrase that the platform sent", () => {
    const refusal = fieldRefusalOf(refused("accounts.field_invalid", { field: "email", messageId: "formRules.email_format" }), "words");
    expect(refusal).toEqual({ field: "email", messageId: "formRules.email_format" });
    expect(refusal && formErrorOf(refusal)).toEqual({ type: "rule", message: "formRules.email_format" });
  });

  it("is told by its code where it names no field, in the platform's words", () => {
    const refusal = fieldRefusalOf(refused("accounts.code_expired"), "words of the platform");
    expect(refusal).toEqual({ field: "verificationCode", message: "words of the platform" });
    expect(refusal && formErrorOf(refusal)).toEqual({ type: "refused", message: "words of the platform" });
  });

  it("is none where it is about something else", () => {
    expect(fieldRefusalOf(refused("accounts.registration_closed"), "closed")).toBeUndefined();
    expect(fieldRefusalOf(refused("network.unreachable"), "")).toBeUndefined();
  });
});

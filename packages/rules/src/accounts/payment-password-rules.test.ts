import { describe, expect, it } from "vitest";
import { isGuessable, paymentPasswordFault } from "./payment-password-rules.ts";
import { fieldPatterns } from "./registration-defaults.ts";

const setting = { field: "paymentPassword", enabled: false, required: false, patterns: [fieldPatterns.paymentPassword] };
const twice = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword });

describe("payment password", () => {
  it.each(["000000", "777777", "121212", "123123", "123456", "654321", "890123", "210987"])("%s is guessed at once", (text) => {
    expect(isGuessable(text)).toBe(true);
    expect(paymentPasswordFault(setting, twice(text))).toEqual({
      field: "paymentPassword",
      messageId: "formRules.payment_password_guessable",
    });
  });

  it.each(["250817", "112233", "135790", "908172"])("%s is not", (text) => {
    expect(isGuessable(text)).toBe(false);
    expect(paymentPasswordFault(setting, twice(text))).toBeUndefined();
  });

  it.each(["12345", "1234567", "25o817", "၂၅၀၈၁၇", ""])("has six digits by the usual rule: %s has not", (text) => {
    expect(paymentPasswordFault(setting, twice(text))?.field).toBe("paymentPassword");
  });

  it("5.1.1 follows the merchant's own rule", () => {
    const own = { ...setting, patterns: [{ pattern: "^[0-9]{4}$", messageId: "formRules.digits_format" }] };
    expect(paymentPasswordFault(own, twice("2508"))).toBeUndefined();
    expect(paymentPasswordFault(own, twice("250817"))).toEqual({ field: "paymentPassword", messageId: "formRules.digits_format" });
  });

  it("5.4 is typed alike twice, and differs from the one before", () => {
    expect(paymentPasswordFault(setting, { paymentPassword: "250817", confirmPaymentPassword: "250818" })).toEqual({
      field: "confirmPaymentPassword",
      messageId: "formRules.in_confirmation_correct",
    });
    expect(paymentPasswordFault(setting, { ...twice("250817"), oldPaymentPassword: "250817" })).toEqual({
      field: "paymentPassword",
      messageId: "formRules.password_unchanged",
    });
  });
});

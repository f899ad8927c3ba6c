import { describe, expect, test } from "vitest";
import { refusalEnvelope } from "./envelope.ts";

describe("the envelope of a refusal", () => {
  const values = { limit: "stake", period: "day", amount: "5000.00", left: "30.50" };
  const reached = { refused: "safeguards.limit_reached", values, money: ["amount", "left"], value: values } as const;

  test("its text writes amounts as money of the session's currency, its value leaves them as they are", () => {
    const { message, value } = refusalEnvelope(reached, "EN", "THB");
    expect(message).toContain("stake limit of ฿5,000.00");
    expect(message).toContain("฿30.50 is left");
    expect(value).toEqual(values);
    expect(refusalEnvelope(reached, "MY", "MMK").message).toContain("K5,000.00");
  });

  test("without a session its amounts stay plain digits", () => {
    expect(refusalEnvelope(reached, "EN").message).toContain("5000.00");
  });
});

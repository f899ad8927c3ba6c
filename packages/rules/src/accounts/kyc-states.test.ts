import { expect, it } from "vitest";
import { kycLevelOf, kycStateAfter, kycStates } from "./kyc-states.ts";

it("4.12.2 every state and step: pending review after submitting, verified after approving, and what is not in the table is refused", () => {
  const steps = ["submit", "approve", "reject", "expire"] as const;
  const table = kycStates.map((state) => [state, ...steps.map((step) => kycStateAfter(state, step) ?? "-")].join(" | "));
  expect(table).toEqual([
    "NONE | SUBMITTED | - | - | -",
    "SUBMITTED | - | VERIFIED | REJECTED | -",
    "VERIFIED | - | - | - | EXPIRED",
    "REJECTED | SUBMITTED | - | - | -",
    "EXPIRED | SUBMITTED | - | - | -",
  ]);
  expect(kycStates.filter((state) => kycLevelOf(state) > 0)).toEqual(["VERIFIED"]);
});

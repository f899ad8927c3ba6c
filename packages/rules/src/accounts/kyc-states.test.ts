import { expect, it } from "vitest";
import { kycLevelOf, kycRenewalFrom, kycStateAfter, kycStates } from "./kyc-states.ts";

it("4.12.2 every state and step: pending review after submitting, verified after approving, and what is not in the table is refused", () => {
  const steps = ["submit", "approve", "reject", "expire", "replace"] as const;
  const table = kycStates.map((state) => [state, ...steps.map((step) => kycStateAfter(state, step) ?? "-")].join(" | "));
  expect(table).toEqual([
    "NONE | SUBMITTED | - | - | - | -",
    "SUBMITTED | - | VERIFIED | REJECTED | - | -",
    "VERIFIED | - | - | - | EXPIRED | REPLACED",
    "REJECTED | SUBMITTED | - | - | - | -",
    "EXPIRED | SUBMITTED | - | - | - | -",
    "REPLACED | - | - | - | - | -",
  ]);
  expect(kycStates.filter((state) => kycLevelOf(state) > 0)).toEqual(["VERIFIED"]);
});

it("a new paper is taken from so many days before the old one's last, over months, years and leap days", () => {
  expect(kycRenewalFrom("2026-03-31", 60)).toBe("2026-01-30");
  expect(kycRenewalFrom("2028-03-01", 1)).toBe("2028-02-29");
  expect(kycRenewalFrom("2027-01-01", 0)).toBe("2027-01-01");
});

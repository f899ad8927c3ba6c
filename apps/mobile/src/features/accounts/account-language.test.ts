import { describe, expect, it } from "vitest";
import { takesAccountLanguage } from "./account-language.ts";

describe("language at a login", () => {
  const newDevice = { page: "EN", usual: "EN", account: "MY", chosen: false };

  it("on a new device is the account's", () => {
    expect(takesAccountLanguage(newDevice)).toBe(true);
  });

  it.each([
    ["was chosen on this device", { ...newDevice, chosen: true }],
    ["is not the house's own, so somebody wanted it", { ...newDevice, page: "TH" }],
    ["is the account's already", { ...newDevice, account: "EN" }],
  ])("stays where it %s", (_, languages) => {
    expect(takesAccountLanguage(languages)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import type { Merchant } from "../platform/context.ts";
import { refusedByMarket } from "./refused-by-market.ts";
import { safeguardsSettingsOf } from "./safeguards-settings.ts";

const merchantWith = (settings: Record<string, unknown>): Merchant => ({
  id: "m",
  code: "M",
  name: "M",
  defaultLanguage: "EN",
  zone: "Asia/Manila",
  currencies: ["PHP"],
  theme: "lantern",
  flags: new Set(),
  switches: new Set(),
  settings,
});

const marketLimits = { deposit: { month: { PHP: "50000000" } } };
const deposit = { kind: "deposit", period: "month" } as const;

describe("the market's word on a limit", () => {
  test.each([
    ["one at the cap is fine", marketLimits, 50_000_000n, undefined],
    ["one above it is refused, with the cap", marketLimits, 50_000_001n, "safeguards.limit_above_cap"],
    ["none is refused where it is mandatory", marketLimits, undefined, "safeguards.limit_mandatory"],
    ["a market that says nothing refuses nothing", {}, undefined, undefined],
    ["what is no amount is no cap", { deposit: { month: { PHP: -5 } } }, 10n ** 15n, undefined],
  ])("%s", (_name, limits, amountUnits, refused) => {
    const merchant = merchantWith({ mandatoryLimits: true, marketLimits: limits });
    expect(refusedByMarket(merchant, "PHP", { ...deposit, amountUnits })?.refused).toBe(refused);
  });

  test("a cap alone lets a member go without a limit, and speaks of its own currency", () => {
    const merchant = merchantWith({ marketLimits });
    expect(refusedByMarket(merchant, "PHP", { ...deposit, amountUnits: undefined })).toBeUndefined();
    expect(refusedByMarket(merchant, "THB", { ...deposit, amountUnits: 10n ** 15n })).toBeUndefined();
    expect(refusedByMarket(merchant, "PHP", { ...deposit, amountUnits: 10n ** 15n })?.values).toEqual({ cap: "5000.00" });
  });

  test("terms and choices that cannot be read give way to the house's own", () => {
    const settings = safeguardsSettingsOf(merchantWith({ timeOuts: ["24h", "soon"], selfExclusions: ["1y"], reminderChoices: "often" }));
    expect(settings).toMatchObject({ timeOuts: ["24h", "7d", "30d"], selfExclusions: ["1y"], reminderChoices: [15, 30, 60, 120, 0] });
  });
});

import { readArea } from "@lantern/phrases/catalogue.ts";
import { familyCodes } from "@lantern/rules/lottery/registry.ts";
import { subOrderStates } from "@lantern/rules/lottery/sub-order-states.ts";
import { describe, expect, test } from "vitest";
import { contentText, faultText, paysText, stakeText } from "./play-text.ts";

const t = (id: string, values: Readonly<Record<string, unknown>> = {}) => [id, ...Object.values(values)].join(" ");

describe("texts that are found by a code", () => {
  test.each(["en", "my", "th", "fil"] as const)("exist in %s for every state of a bet and every family", (language) => {
    const ids = Object.keys(readArea(language, "lottery"));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(subOrderStates).map((state) => `lottery.mine.state.${state}`)));
    expect(ids).toEqual(expect.arrayContaining(familyCodes.map((code) => `lottery.bet.family.${code}`)));
  });
});

describe("what people read of a bet", () => {
  test("combinations stand apart, words have their names", () => {
    expect(contentText(t, "49_83|01_02")).toBe("49 83 · 01 02");
    expect(contentText(t, "big_small")).toBe("lotteryPlays.pick.big lotteryPlays.pick.small");
  });

  test("one price is told as it is, several by the best", () => {
    expect(paysText(t, { win: "99.5" })).toBe("lottery.bet.pays 99.5");
    expect(paysText(t, { xien_2: "17", xien_4: "250", xien_3: "75" })).toBe("lottery.bet.paysUpTo 250");
  });

  test("stakes follow the currency's custom and never hide a part", () => {
    expect([stakeText(27_000_000n, "MMK"), stakeText(5_000n, "MMK"), stakeText(810_000n, "THB")]).toEqual(["K2,700", "K0.50", "฿81.00"]);
  });

  test("a limit says which way it was passed", () => {
    const refused = { ok: false, limitUnits: 10_000n } as const;
    expect(faultText(t, { ...refused, error: "lottery.below_minimum" }, "THB")).toBe("lottery.bet.fault.amountMin ฿1.00");
    expect(faultText(t, { ...refused, error: "lottery.limit_exceeded" }, "THB")).toBe("lottery.bet.fault.amountMax ฿1.00");
  });
});

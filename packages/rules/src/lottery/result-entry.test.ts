import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "./family.ts";
import { familyOf } from "./registry.ts";
import { checkResultEntry, readResultEntry } from "./result-entry.ts";

const twoDigits = familyOf("myanmar_2d") as LotteryFamily;
const threeDigits = familyOf("myanmar_3d") as LotteryFamily;
const north = familyOf("vn_north") as LotteryFamily;
const stock = familyOf("thai", { draw: "stock_index" }) as LotteryFamily;
const check = (family: LotteryFamily, text: string) => checkResultEntry(family, readResultEntry(family, text));

describe("an entered result", () => {
  it.each([
    ["figures alone", twoDigits, "1,346.23|57,388.58", "38|1346.23|57388.58"],
    ["figures behind an empty place", twoDigits, "|1346.23|57388.58", "38|1346.23|57388.58"],
    ["the number with its figures", twoDigits, "38 | 1,346.23 | 57,388.58", "38|1346.23|57388.58"],
    ["a first prize alone", threeDigits, "730209", "209|730209"],
    ["every prize", north, "60213|00500|1_2", undefined],
  ])("is read from %s", (_name, family, text, resultText) => {
    const checked = check(family, text);
    expect(checked.ok ? checked.resultText : undefined).toBe(resultText);
  });

  it("in which a number contradicts its figures is refused, and so is a figure that is none", () => {
    expect(check(twoDigits, "83|1346.23|57388.58")).toEqual({
      ok: false,
      fault: { prize: "", fault: "result_invalid", expected: "", found: "result_prizes_contradict" },
    });
    expect(check(threeDigits, "208|730209")).toMatchObject({ ok: false, fault: { found: "result_prizes_contradict" } });
    expect(check(twoDigits, "1346.2|57388.58")).toEqual({
      ok: false,
      fault: { prize: "index", fault: "lot_invalid", expected: "0.00–9999.99", found: "1346.2" },
    });
    expect(check(twoDigits, "38")).toMatchObject({ ok: false, fault: { prize: "index", fault: "lot_count_wrong", found: "0" } });
  });

  it("tells which prize is wrong where none follows from others", () => {
    expect(check(north, "60213|00500|1_2")).toMatchObject({ ok: false, fault: { prize: "g2", fault: "lot_invalid", found: "1" } });
    expect(checkResultEntry(north, { ...north.exampleResult, jackpot: ["1"] })).toMatchObject({ fault: { fault: "prize_unknown" } });
    const whole = checkResultEntry(north, north.exampleResult);
    expect(whole.ok && whole.result).toEqual(north.exampleResult);
    expect(check(stock, stock.formatResult(stock.exampleResult))).toMatchObject({ ok: true, result: stock.exampleResult });
  });
});

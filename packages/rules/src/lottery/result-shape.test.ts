import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it, test } from "vitest";
import { drawStream } from "./draw-stream.ts";
import { digitsOfLots, drawResult, formatResult, lotsOf, parseResult, type PrizeShape } from "./result-shape.ts";

const balls = { kind: "range", from: 1, to: 49, width: 2, pool: "balls" } as const;
const shape: readonly PrizeShape[] = [
  { prize: "regular", lots: 6, values: balls },
  { prize: "special", lots: 1, values: balls },
  { prize: "dice", lots: 3, values: { kind: "range", from: 1, to: 6, width: 1 } },
  { prize: "number", lots: 1, values: { kind: "digits", digits: 3 } },
];

const market: readonly PrizeShape[] = [
  { prize: "index", lots: 1, values: { kind: "decimal", from: 0, to: 9_999_999, decimals: 2 } },
  { prize: "change", lots: 1, values: { kind: "decimal", from: -99_999, to: 100_000, decimals: 2 } },
];

test("a prize is told by all of its lots where each has one digit, else by the first", () => {
  expect([["2", "4", "2"], ["607"], ["028323", "774190"], []].map(digitsOfLots)).toEqual(["242", "607", "028323", ""]);
});

describe("results with decimals", () => {
  it("are drawn, written and read back alike", () => {
    const results = Array.from({ length: 200 }, (_, run) => drawResult(market, drawStream(sha256(utf8ToBytes(`market ${run}`)))));
    for (const result of results) expect(parseResult(market, formatResult(market, result))).toEqual({ ok: true, result });
    const changes = results.flatMap((result) => lotsOf(result, "change"));
    expect(changes.some((change) => change.startsWith("-"))).toBe(true);
    expect(changes.some((change) => !change.startsWith("-"))).toBe(true);
  });

  it.each([
    ["1736.47|5.86", true],
    ["0.05|-0.05", true],
    ["99999.99|1000.00", true],
    ["100000.00|5.86", false],
    ["1736.47|-1000.00", false],
    ["1736.4|5.86", false],
    ["1736|5.86", false],
    ["01736.47|5.86", false],
    ["1,736.47|5.86", false],
    ["1736.47|-0.00", false],
    ["1736.47|+5.86", false],
    ["-1736.47|5.86", false],
    ["1736.47|5.86|1", false],
  ])("reads %s: %s", (text, ok) => {
    expect(parseResult(market, text).ok).toBe(ok);
  });
});

describe("results of any shape", () => {
  it("are drawn, written and read back alike", () => {
    for (let run = 0; run < 100; run += 1) {
      const result = drawResult(shape, drawStream(sha256(utf8ToBytes(`run ${run}`))));
      expect(parseResult(shape, formatResult(shape, result))).toEqual({ ok: true, result });
      expect(new Set([...lotsOf(result, "regular"), ...lotsOf(result, "special")]).size).toBe(7);
    }
  });

  it.each([
    ["01_02_03_04_05_06|07|1_1_1|012", undefined],
    ["01_02_03_04_05_06|06|1_1_1|012", "result_value_repeated"],
    ["01_02_03_04_05|06|1_1_1|012", "result_lot_count_wrong"],
    ["01_02_03_04_05_06|07|1_1_1", "result_prize_count_wrong"],
    ["01_02_03_04_05_50|07|1_1_1|012", "result_value_invalid"],
    ["1_02_03_04_05_06|07|1_1_1|012", "result_value_invalid"],
    ["01_02_03_04_05_06|07|0_1_1|012", "result_value_invalid"],
    ["01_02_03_04_05_06|07|1_1_1|12", "result_value_invalid"],
    ["01_02_03_04_05_06|07|1_1_1|", "result_value_invalid"],
  ])("reads %s as %s", (text, reason) => {
    const parsed = parseResult(shape, text);
    expect(parsed.ok ? undefined : parsed.reason).toBe(reason);
  });

  it("throws on a prize that the result does not have", () => {
    expect(() => lotsOf({ g1: ["1"] }, "special")).toThrow(RangeError);
  });
});

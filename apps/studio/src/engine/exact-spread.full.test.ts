import { describe, expect, test } from "vitest";
import { titles } from "../titles/registry.ts";
import { statedReturns } from "../titles/returns.ts";
import { stateReturn } from "../titles/stated-return.ts";
import { exactReturn } from "./exact-return.ts";
import { exactSpread } from "./exact-spread.ts";
import { volatilityOf } from "./volatility.ts";

describe.each(titles.map((title) => [title.code, title] as const))("%s", (code, title) => {
  test("states the figures that it has; the sums by reel and the whole distribution agree on its return", () => {
    const exact = exactReturn(title);
    const spread = exactSpread(title);
    expect(spread.returnToPlayer).toEqual(exact.returnToPlayer);
    expect(stateReturn(exact, spread)).toEqual(statedReturns[code]);
    expect(volatilityOf({ ...exact, ...spread })).toBe(title.volatility);
  });
});

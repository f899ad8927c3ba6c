import { describe, expect, it } from "vitest";
import { chaseFactors, chaseFault, type ChaseTerms, mayCancel, noGrowth } from "./chase.ts";

const terms: ChaseTerms = { openNumeros: ["0001", "0002", "0003", "0004"], issuesMax: 3, gaps: "refused" };
const entries = (...numeros: string[]) => numeros.map((numero) => ({ numero, multiple: 1 }));

describe("chaseFault", () => {
  it("takes one issue or several that follow one another, in any order", () => {
    expect(chaseFault(entries("0001"), terms)).toBeUndefined();
    expect(chaseFault(entries("0003", "0002", "0004"), terms)).toBeUndefined();
    expect(chaseFault(entries("0001", "0003"), { ...terms, gaps: "allowed" })).toBeUndefined();
  });

  it.each([
    ["chase_empty", []],
    ["chase_too_long", ["0001", "0002", "0003", "0004"]],
    ["chase_numero_closed", ["0000"]],
    ["chase_numero_closed", ["0001", "0005"]],
    ["chase_numero_repeated", ["0001", "0001"]],
    ["chase_gap", ["0001", "0003"]],
  ])("names %s", (fault, numeros) => {
    expect(chaseFault(entries(...numeros), terms)).toBe(fault);
  });
});

describe("chaseFactors", () => {
  it("keep the multiple, or raise it in steps", () => {
    expect(chaseFactors(3, noGrowth)).toEqual([1, 1, 1]);
    expect(chaseFactors(5, { factor: 2, everyDraws: 1 })).toEqual([1, 2, 4, 8, 16]);
    expect(chaseFactors(5, { factor: 3, everyDraws: 2 })).toEqual([1, 1, 3, 3, 9]);
    expect(chaseFactors(0, noGrowth)).toEqual([]);
  });

  it("stay whole numbers in the longest chase", () => {
    const factors = chaseFactors(200, { factor: 5, everyDraws: 1 });
    expect(factors.every(Number.isSafeInteger)).toBe(true);
    expect(factors.at(-1)).toBe(1_000_000);
  });
});

describe("mayCancel", () => {
  const placed = ["a", "b", "c"];

  it("lets any placed sub-order go, or only the last ones", () => {
    expect(mayCancel(placed, ["a"], "any")).toBe(true);
    expect(mayCancel(placed, ["a"], "last_first")).toBe(false);
    expect(mayCancel(placed, ["c"], "last_first")).toBe(true);
    expect(mayCancel(placed, ["c", "b"], "last_first")).toBe(true);
    expect(mayCancel(placed, ["a", "c"], "last_first")).toBe(false);
  });

  it("refuses nothing at all, repeats and what is not placed", () => {
    expect(mayCancel(placed, [], "any")).toBe(false);
    expect(mayCancel(placed, ["a", "a"], "any")).toBe(false);
    expect(mayCancel(placed, ["d"], "any")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { chaseFault, type ChaseTerms, mayCancel } from "./chase.ts";

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

import { numbersOfDigit } from "@lantern/rules/lottery/number-expansions.ts";
import { describe, expect, test } from "vitest";
import { holdsAll, toggleNumbers, withReverses } from "./number-expansions.ts";

describe("numbers picked at once", () => {
  const doors = numbersOfDigit("nineteen_doors", "7");

  test("go in with one tap, beside what was picked, and out with the next", () => {
    const picked = toggleNumbers(["70", "12"], doors);
    expect(picked).toHaveLength(20);
    expect(holdsAll(picked, doors)).toBe(true);
    expect(toggleNumbers(picked, doors)).toEqual(["12"]);
    expect(holdsAll(["70", "12"], doors)).toBe(false);
  });

  test("a reverse adds every order of the digits, and none that the play refuses", () => {
    expect(withReverses(["47", "88"], { kind: "digits", digits: 2 })).toEqual(["47", "74", "88"]);
    expect(withReverses(["647"], { kind: "digits", digits: 3 })).toEqual(["647", "467", "476", "674", "746", "764"]);
    expect(withReverses(["77"], { kind: "digits", digits: 2, allAlike: "refused" })).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { securityScore, type Protection } from "./security-level.ts";

const protections = (setCount: number, unsetCount: number): Protection[] => [
  ...Array.from({ length: setCount }, (): Protection => ({ state: "set", counts: true })),
  ...Array.from({ length: unsetCount }, (): Protection => ({ state: "unset", counts: true })),
];

describe("security level", () => {
  it.each([
    [0, 5, "low"],
    [1, 4, "low"],
    [2, 3, "fair"],
    [3, 2, "fair"],
    [4, 1, "strong"],
    [5, 0, "strong"],
    [0, 0, "low"],
  ] as const)("%i protections of those that are set and %i that are not make it %s", (setCount, unsetCount, level) => {
    expect(securityScore(protections(setCount, unsetCount))).toEqual({ level, setCount, count: setCount + unsetCount });
  });

  it("what only leads somewhere does not count, and what is being checked is not set yet", () => {
    const others: Protection[] = [
      { state: "set", counts: false },
      { state: "open", counts: false },
      { state: "pending", counts: true },
      { state: "attention", counts: true },
    ];
    expect(securityScore([...protections(1, 0), ...others])).toEqual({ level: "low", setCount: 1, count: 3 });
  });
});

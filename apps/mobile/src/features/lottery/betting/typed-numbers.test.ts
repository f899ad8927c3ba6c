import type { ContentRule } from "@lantern/rules/lottery/content.ts";
import { describe, expect, test } from "vitest";
import { readTyped } from "./typed-numbers.ts";

const threeDigits: ContentRule = { form: "list", values: { kind: "digits", digits: 3 }, picksMin: 1, picksMax: 1000 };
const pairs: ContentRule = { form: "combinations", values: { kind: "digits", digits: 2 }, size: 2, combinationsMax: 10 };

describe("numbers written or pasted", () => {
  test("are read with any sign between them, and without one where they fit evenly", () => {
    expect(readTyped(threeDigits, "012, 345;678\n901-234").parts).toEqual([["012", "345", "678", "901", "234"]]);
    expect(readTyped(threeDigits, "012345678").parts).toEqual([["012", "345", "678"]]);
    expect(readTyped(threeDigits, "၀၁၂ 345").parts).toEqual([["012", "345"]]);
    expect(readTyped(threeDigits, "๐๑๒ ๓๔๕").parts).toEqual([["012", "345"]]);
    expect(readTyped(threeDigits, " \n ")).toEqual({ parts: [], faults: [] });
  });

  test("faulty pieces are named by their line, and the rest stays", () => {
    expect(readTyped(threeDigits, "012 34\n5a6 345\n012")).toEqual({
      parts: [["012", "345"]],
      faults: [
        { kind: "not_a_number", line: 1, text: "34" },
        { kind: "not_a_number", line: 2, text: "5a6" },
        { kind: "repeated", line: 3, text: "012" },
      ],
    });
  });

  test("a line is a combination where the play asks for combinations", () => {
    expect(readTyped(pairs, "49 83\n83 49\n01\n07 07\n0102")).toEqual({
      parts: [
        ["49", "83"],
        ["01", "02"],
      ],
      faults: [
        { kind: "repeated", line: 2, text: "83 49" },
        { kind: "size_wrong", line: 3, text: "01" },
        { kind: "size_wrong", line: 4, text: "07 07" },
      ],
    });
  });
});

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

  test("a rolled digit is ten numbers, also where a number of one digit only is refused", () => {
    const tens = ["100", "110", "120", "130", "140", "150", "160", "170", "180", "190"];
    expect(readTyped(threeDigits, "1R0")).toEqual({ parts: [tens], faults: [] });
    expect(readTyped(threeDigits, "R0, 1RR").faults.map(({ text }) => text)).toEqual(["R0", "1RR"]);
    expect(readTyped(pairs, "4R 83").faults).toHaveLength(2);
    const boxes: ContentRule = { ...threeDigits, values: { kind: "digits", digits: 3, allAlike: "refused" } };
    expect(readTyped(boxes, "11r").parts[0]).toHaveLength(9);
    expect(readTyped(boxes, "112 777\n121")).toEqual({
      parts: [["112", "121"]],
      faults: [{ kind: "all_alike", line: 1, text: "777" }],
    });
  });

  test("an R behind a number is every order of its digits, where each is another bet", () => {
    const two: ContentRule = { form: "list", values: { kind: "digits", digits: 2 }, picksMin: 1, picksMax: 100 };
    expect(readTyped(two, "38R 55r, ၀၇R").parts).toEqual([["38", "83", "55", "07", "70"]]);
    expect(readTyped(threeDigits, "647R").parts).toEqual([["467", "476", "647", "674", "746", "764"]]);
    const anyOrder: ContentRule = { ...threeDigits, values: { kind: "digits", digits: 3, allAlike: "refused" } };
    expect(readTyped(anyOrder, "647R").faults).toEqual([{ kind: "not_a_number", line: 1, text: "647R" }]);
    expect(readTyped(two, "8R 388R").faults.map(({ text }) => text)).toEqual(["8R", "388R"]);
    expect(readTyped(pairs, "49R 83").faults.map(({ kind }) => kind)).toEqual(["not_a_number", "size_wrong"]);
  });

  test("numbers of a range are read as they are written, one or two digits long", () => {
    const sums: ContentRule = { form: "list", values: { kind: "range", from: 3, to: 18, width: 1 }, picksMin: 1, picksMax: 16 };
    expect(readTyped(sums, "18 3, 10 19")).toEqual({
      parts: [["18", "3", "10"]],
      faults: [{ kind: "not_a_number", line: 1, text: "19" }],
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

import { describe, expect, it } from "vitest";
import { numbersOfDigit, ordersOf } from "./number-expansions.ts";

const board = Array.from({ length: 100 }, (_, number) => number.toString().padStart(2, "0"));

describe("numbers named at once", () => {
  it("nineteen doors of a digit are the 19 numbers that hold it, as both runs together", () => {
    for (const digit of "0123456789") {
      const doors = numbersOfDigit("nineteen_doors", digit);
      expect(doors).toEqual(board.filter((number) => number.includes(digit)));
      expect(doors).toHaveLength(19);
      expect(numbersOfDigit("front_run", digit)).toEqual(board.filter((number) => number.startsWith(digit)));
      expect(numbersOfDigit("back_run", digit)).toEqual(board.filter((number) => number.endsWith(digit)));
    }
  });

  it("a reverse is every order of the digits, each once", () => {
    expect(ordersOf("47")).toEqual(["47", "74"]);
    expect(ordersOf("44")).toEqual(["44"]);
    expect(ordersOf("123")).toEqual(["123", "132", "213", "231", "312", "321"]);
    expect(ordersOf("112")).toEqual(["112", "121", "211"]);
    expect(ordersOf("0477")).toHaveLength(12);
  });
});

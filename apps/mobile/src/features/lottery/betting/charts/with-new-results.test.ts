import { expect, test } from "vitest";
import { withNewResults } from "./with-new-results.ts";

const draw = (numero: string, result = numero) => ({ numero, result });

test("new draws come in front, corrected ones take their place, and the list keeps its length", () => {
  const known = [draw("4"), draw("3"), draw("2")];
  expect(withNewResults([], known, 3)).toEqual(known);
  expect(withNewResults(known, [], 3)).toEqual(known);
  expect(withNewResults(known, [draw("6"), draw("5"), draw("3", "corrected")], 4)).toEqual([
    draw("6"),
    draw("5"),
    draw("4"),
    draw("3", "corrected"),
  ]);
});

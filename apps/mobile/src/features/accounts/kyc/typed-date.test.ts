import { expect, it } from "vitest";
import { typedDate } from "./typed-date.ts";

it("writes the strokes of a date while its digits are typed", () => {
  let shown = "";
  const states = "05061990".split("").map((digit) => (shown = typedDate(shown + digit, shown)));
  expect(states).toEqual(["0", "05/", "05/0", "05/06/", "05/06/1", "05/06/19", "05/06/199", "05/06/1990"]);
  expect(typedDate("05/06/19907", "05/06/1990")).toBe("05/06/1990");
});

it("takes a pasted date, and lets every digit be taken away again", () => {
  expect(typedDate("5.6", "")).toBe("56/");
  expect(typedDate("05-06-1990", "")).toBe("05/06/1990");
  let shown = "05/06/1990";
  for (let left = 20; shown !== "" && left > 0; left -= 1) shown = typedDate(shown.slice(0, -1), shown);
  expect(shown).toBe("");
});

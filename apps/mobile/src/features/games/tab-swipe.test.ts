import { expect, it } from "vitest";
import { tabStepOf } from "./tab-swipe.ts";

const swipe = (alongPx: number, downPx = 0, rightToLeft = false) => tabStepOf({ alongPx, downPx, widthPx: 400, rightToLeft });

it("9.4.4 a swipe of 0.6 of the width goes to the neighbouring tab, a shorter one stays", () => {
  expect(swipe(-240)).toBe(1);
  expect(swipe(-239)).toBe(0);
  expect(swipe(240)).toBe(-1);
  expect(swipe(239)).toBe(0);
});

it("a swipe that goes rather up or down is no change of tab, and reading from the right turns it around", () => {
  expect(swipe(-250, 200)).toBe(0);
  expect(swipe(-250, 100)).toBe(1);
  expect(swipe(-250, 0, true)).toBe(-1);
  expect(swipe(250, 0, true)).toBe(1);
});

import { expect, it } from "vitest";
import { desktopFitOf } from "./desktop-fit.ts";

it("2.37.3 a desktop page is drawn as wide as the stage, upright and on its side, or lies in it in its actual size", () => {
  const upright = desktopFitOf({ widthPx: 360, heightPx: 684 }, "whole");
  expect(upright).toEqual({ frameWidthPx: 1_024, frameHeightPx: 1_946, scale: 360 / 1_024 });
  expect(desktopFitOf({ widthPx: 740, heightPx: 316 }, "whole")).toEqual({ frameWidthPx: 1_024, frameHeightPx: 437, scale: 740 / 1_024 });
  expect(desktopFitOf({ widthPx: 360, heightPx: 684 }, "actual")).toEqual({ frameWidthPx: 1_024, frameHeightPx: 684, scale: 1 });
});

it("a stage that is wide enough, or not measured yet, holds the page as it is", () => {
  for (const size of ["whole", "actual"] as const) {
    expect(desktopFitOf({ widthPx: 1_024, heightPx: 700 }, size)).toBeUndefined();
    expect(desktopFitOf({ widthPx: 0, heightPx: 0 }, size)).toBeUndefined();
  }
});

import { expect, test } from "vitest";
import { titles } from "../../titles/registry.ts";
import { FRAME_CREST, layOutStage } from "./stage-layout.ts";

const stages = [
  ["a small phone", 320, 320],
  ["360 × 740", 360, 460],
  ["390 × 844", 390, 560],
  ["a phone on its side", 508, 316],
  ["a tablet", 820, 900],
  ["a desktop", 1280, 560],
] as const;

test.each(stages)("the frame and its crest fit the stage of %s", (_, width, height) => {
  for (const { reels, rows } of titles) {
    const layout = layOutStage(width, height, reels, rows);
    const crest = layout.frame * FRAME_CREST;
    expect(layout.left - layout.frame).toBeGreaterThanOrEqual(-0.01);
    expect(layout.left + layout.reelsWidth + layout.frame).toBeLessThanOrEqual(width + 0.01);
    expect(layout.top - layout.frame - crest).toBeGreaterThanOrEqual(-0.01);
    expect(layout.top + layout.reelsHeight + layout.frame).toBeLessThanOrEqual(height + 0.01);
    expect(layout.cellWidth).toBeGreaterThan(40);
  }
});

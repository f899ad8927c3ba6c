import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { changeReel, landReel, type ReelWindow, type SpinChoices } from "./reel-window.ts";

/** `[reel][stop]` → the rows of that reel after the changes. */
export function reelPictures(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): ReelWindow[][] {
  const window = new Uint8Array(title.reels * title.rows);
  return mode.strips.map((strip, reel) =>
    Array.from(strip, (_, stop) => {
      landReel(window, title, mode, reel, stop);
      changeReel(window, title, mode, reel, choices, null);
      return window.slice(reel * title.rows, (reel + 1) * title.rows);
    }),
  );
}

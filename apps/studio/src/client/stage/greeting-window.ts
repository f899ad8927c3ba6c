import { required } from "../required.ts";
import type { SymbolId, TitleDefinition } from "../../engine/types.ts";

/**
 * What the reels show before the first spin: `window[reel][row]`, from the title's own strips. No reel shows a symbol of the
 * one before it, nor a wild after the first, so that nothing looks like a win.
 */
export function greetingWindow(title: TitleDefinition): SymbolId[][] {
  const wild = title.symbols.find(({ kind }) => kind === "wild")?.id;
  const columns: SymbolId[][] = [];
  title.base.strips.forEach((strip, reel) => {
    const from = Math.floor(strip.length * ((0.31 + reel * 0.37) % 1));
    const windows = strip.map((_, at) =>
      Array.from({ length: title.rows }, (__, row) => required(strip[(from + at + row) % strip.length], "symbol on the strip")),
    );
    const before = columns.at(-1) ?? [];
    columns.push(
      windows.find((window) => window.every((symbol) => symbol !== wild && !before.includes(symbol))) ??
        required(windows[0], "window of the reel"),
    );
  });
  return columns;
}

import { inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { burst } from "@lantern/ui/art/geometry.ts";
import { path, type Sheet } from "@lantern/ui/art/sheet.ts";
import { emojiAt } from "./emoji.ts";
import type { DrawSymbol } from "./game-art.ts";

/** A die-cut sticker of something. */
export function stick(name: string, options: { size?: number; turn?: number; set?: "fluent-emoji" | "noto" } = {}): DrawSymbol {
  const { size = 82, turn = 0, set = "fluent-emoji" } = options;
  return (sheet) => sticker(sheet, emojiAt(set, name, 50, 49, size, { turn }), { ink: 1.8, border: 3.4, shadow: [2.5, 3.5] });
}

/** The loud ones: before a burst in the title's colours. */
export function loud(colours: readonly [outer: string, inner: string], shapes: (sheet: Sheet) => string, spikes = 12): DrawSymbol {
  return (sheet) =>
    path(burst([50, 50], spikes, 38, 49, { turn: 6 }), colours[0], `stroke="${inkLine}" stroke-width="2.4" stroke-linejoin="round"`) +
    path(burst([50, 50], spikes, 28, 40, { turn: 12 }), colours[1]) +
    sticker(sheet, shapes(sheet), { ink: 1.8, border: 3, shadow: [2.5, 3.5] });
}

/** A die-cut sticker of our own shapes. */
export function stickShapes(shapes: (sheet: Sheet) => string): DrawSymbol {
  return (sheet) => sticker(sheet, shapes(sheet), { ink: 1.8, border: 3.4, shadow: [2.5, 3.5] });
}

import type { Sheet } from "@lantern/ui/art/sheet.ts";

/** Draws one symbol in a square of 100 × 100 whose corner is the origin. */
export type DrawSymbol = (sheet: Sheet) => string;

/** The drawings of one title: its symbols by id, and the little sign on the crest of its frame. */
export interface GameArt {
  readonly symbols: Readonly<Record<string, DrawSymbol>>;
  readonly crest: DrawSymbol;
}

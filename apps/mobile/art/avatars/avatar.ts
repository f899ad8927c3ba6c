import type { Sheet } from "@lantern/ui/art/sheet.ts";

/** One animal about x = 48, on its own ground. */
export interface Avatar {
  readonly name: string;
  /** Colours of the ground: where the light is, and the rim. */
  readonly ground: readonly [light: string, deep: string];
  readonly draw: (sheet: Sheet) => string;
}

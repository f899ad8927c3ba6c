import type { Sheet } from "@lantern/ui/art/sheet.ts";

/** A lottery's small square picture: a subject on a ground that is light in the middle and deep at the rim. */
export interface LotteryIcon {
  readonly name: string;
  readonly ground: readonly [light: string, deep: string];
  readonly draw: (sheet: Sheet) => string;
}

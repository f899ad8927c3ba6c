import type { ExactReturn } from "../engine/exact-return.ts";

/** A title's exact figures, with the two that players are shown, in per cent with two decimals. */
export interface StatedReturn extends ExactReturn {
  readonly returnPercent: string;
  readonly hitPercent: string;
}

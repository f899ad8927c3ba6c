import type { Play } from "../play.ts";
import { numberPlay } from "./number-play.ts";

/** Càng: the last three digits of the special prize, of the sixth prize, or of both; or the last four of the special. */
export const cangPlays: readonly Play[] = [
  numberPlay({
    name: "cang_3_special",
    group: "cang",
    view: { prizes: ["special"], end: "last", digits: 3 },
    exampleContent: "050",
  }),
  numberPlay({
    name: "cang_3_g6",
    group: "cang",
    view: { prizes: ["g6"], end: "last", digits: 3 },
    exampleContent: "710",
  }),
  numberPlay({
    name: "cang_3_both",
    group: "cang",
    view: { prizes: ["special", "g6"], end: "last", digits: 3 },
    exampleContent: "050_710",
  }),
  numberPlay({
    name: "cang_4_special",
    group: "cang",
    view: { prizes: ["special"], end: "last", digits: 4 },
    exampleContent: "2050",
  }),
];

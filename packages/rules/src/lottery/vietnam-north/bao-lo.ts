import type { Play } from "../play.ts";
import { numberPlay } from "./number-play.ts";

/** Bao 8 lô: a number on the eight lots of the seventh, sixth and special prizes, paid for each occurrence. */
export const baoLoPlays: readonly Play[] = [
  numberPlay({
    name: "bao_8",
    group: "bao",
    view: { prizes: ["special", "g6", "g7"], end: "last", digits: 2 },
    exampleContent: "07_50",
  }),
];

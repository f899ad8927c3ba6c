import type { Play } from "../play.ts";
import type { LotView } from "./lot-view.ts";
import { numberPlay } from "./number-play.ts";
import type { VietnamRegion } from "./region.ts";

/** The lots that càng of three digits looks at, by what its code says after `cang_3_`. "Both" is what the South calls xỉu chủ. */
export function cangThreeViews({ headPrizeOfThree }: VietnamRegion): Readonly<Record<string, LotView>> {
  const view = { end: "last", digits: 3 } as const;
  return {
    special: { ...view, prizes: ["special"] },
    [headPrizeOfThree]: { ...view, prizes: [headPrizeOfThree] },
    both: { ...view, prizes: ["special", headPrizeOfThree] },
  };
}

/** Càng: the last three digits of the special prize, of the head prize, or of both; or the last four of the special. */
export function cangPlays(region: VietnamRegion): Play[] {
  return [
    ...Object.entries(cangThreeViews(region)).map(([of, view]) => numberPlay(region, { name: `cang_3_${of}`, group: "cang", view })),
    numberPlay(region, { name: "cang_4_special", group: "cang", view: { prizes: ["special"], end: "last", digits: 4 } }),
  ];
}

import type { Play } from "../play.ts";
import { baoLoPlays } from "./bao-lo.ts";
import { cangPlays } from "./cang.ts";
import { daPlays } from "./da.ts";
import { daoPlays } from "./dao.ts";
import { dePlays, headAndTailPlays } from "./de.ts";
import { loPlays } from "./lo.ts";
import type { LotView } from "./lot-view.ts";
import type { VietnamRegion } from "./region.ts";
import type { Repeats } from "./repeats.ts";
import { truotPlays } from "./truot.ts";
import { twoSidedPlays } from "./two-sided.ts";
import { xienPlays } from "./xien.ts";

/** Where the plays of one region differ from another's beyond its draw. */
export interface RegionTerms {
  /** How many numbers a line of trượt must all miss with. */
  readonly truotSizes: readonly number[];
  readonly baoViews: Readonly<Record<string, LotView>>;
  readonly options: { readonly loTwoStake: number; readonly xienRepeats: Repeats; readonly daRepeats: Repeats };
}

/** Every play of a draw that is sold by itself, in the order of the menu. */
export function regionPlays(region: VietnamRegion, { truotSizes, baoViews, options }: RegionTerms): readonly Play[] {
  return [
    ...loPlays(region, options),
    ...dePlays(region),
    ...headAndTailPlays(region),
    ...cangPlays(region),
    ...xienPlays(region, options),
    ...daPlays(region, { pairs: "da_2", wheel: "da_wheel" }, options),
    ...truotPlays(region, truotSizes),
    ...baoLoPlays(region, baoViews),
    ...daoPlays(region),
    ...twoSidedPlays(region),
  ];
}

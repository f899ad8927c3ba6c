import { hitsAt, type Play, winKey } from "../play.ts";
import { lotHits } from "./lot-view.ts";
import { everyLot, identityOf, type VietnamRegion } from "./region.ts";

const combinationsMax = 100;

/**
 * Lô trượt: none of the combination's numbers occurs among the last two digits of the lots. One play a size.
 * Content: combinations of `size` numbers, numbers joined by `_`, combinations by `|`.
 */
export function truotPlays(region: VietnamRegion, sizes: readonly number[]): Play[] {
  const allLots = everyLot(region, 2);
  return sizes.map((size): Play => ({
    ...identityOf(region, `truot_${size}`),
    group: "truot",
    content: { form: "combinations", values: { kind: "digits", digits: 2 }, size, combinationsMax },
    stakeUnitsPerLine: 1,
    oddsKeys: [winKey],
    payBasis: "once",
    tiePolicy: "none",
    countUnits: (parts) => parts.length,
    judge: (parts, result) => {
      const hits = lotHits(result, allLots);
      return hitsAt(winKey, parts.filter((numbers) => !numbers.some((number) => hits.has(number))).length);
    },
  }));
}

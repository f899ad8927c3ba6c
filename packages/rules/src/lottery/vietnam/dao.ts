import { ordersOf } from "../number-expansions.ts";
import { hitsAt, type Play, winKey } from "../play.ts";
import { cangThreeViews } from "./cang.ts";
import { type LotView, lotHits, lotsCovered } from "./lot-view.ts";
import { everyLot, identityOf, type VietnamRegion } from "./region.ts";

/** The most numbers of a line: a hundred of four digits are up to 2,400 orders. */
const picksMax = 100;
/** Orders of a number whose digits are all different. */
const ordersMost: Readonly<Record<number, number>> = { 2: 2, 3: 6, 4: 24 };

/**
 * Đảo: a number stands for every different order of its digits (12 and 21; six of 123, three of 112, one of 111), each bet as
 * if it had been picked: lô of 2, 3 and 4 digits (bao đảo), càng of 3 digits (xỉu chủ đảo). Two picks that are orders of each
 * other are each played in full.
 */
export function daoPlays(region: VietnamRegion): Play[] {
  const cang = Object.entries(cangThreeViews(region)).map(([of, view]) => playInEveryOrder(region, `cang_3_${of}_dao`, view));
  return [...[2, 3, 4].map((digits) => playInEveryOrder(region, `lo_${digits}_dao`, everyLot(region, digits))), ...cang];
}

/** At most the 11,100 numbers of two to four digits: settlement asks for them line by line. */
const ordersByNumber = new Map<string, readonly string[]>();

function knownOrdersOf(number: string): readonly string[] {
  const known = ordersByNumber.get(number) ?? ordersOf(number);
  ordersByNumber.set(number, known);
  return known;
}

/** Content: different numbers joined by `_` ("123_556"). `stakeUnitsPerLine` is what one order costs. */
function playInEveryOrder(region: VietnamRegion, name: string, view: LotView): Play {
  const lots = lotsCovered(region.shape, view);
  return {
    ...identityOf(region, name),
    group: "dao",
    content: { form: "list", values: { kind: "digits", digits: view.digits }, picksMin: 1, picksMax },
    singleBets: { order: "any" },
    stakeUnitsPerLine: lots,
    stakeUnitsPerLineMost: lots * (ordersMost[view.digits] ?? 1),
    oddsKeys: [winKey],
    payBasis: "per_hit",
    tiePolicy: "none",
    countUnits: ([numbers = []]) => numbers.reduce((sum, number) => sum + knownOrdersOf(number).length, 0) * lots,
    judge: ([numbers = []], result) => {
      const hits = lotHits(result, view);
      const total = numbers.flatMap(knownOrdersOf).reduce((sum, number) => sum + (hits.get(number) ?? 0), 0);
      return hitsAt(winKey, total);
    },
  };
}

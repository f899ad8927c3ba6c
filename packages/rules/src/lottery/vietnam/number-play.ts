import type { NumberExpansion } from "../number-expansions.ts";
import { type Play, hitsAt, winKey } from "../play.ts";
import { type LotView, lotHits, lotsCovered } from "./lot-view.ts";
import { identityOf, type VietnamRegion } from "./region.ts";

export interface NumberPlayTerms {
  /** The code after the family's prefix. */
  readonly name: string;
  readonly group: string;
  readonly view: LotView;
  /** Units that one number costs; the count of lots that it covers where nothing else is said. */
  readonly stakeUnitsPerNumber?: number;
}

/** The most numbers of one line, so that a line stays readable and quick to judge; boards of 4 digits are larger. */
export const picksMax = 1_000;

/** Kéo đầu and kéo đuôi, tổng, kép, chẵn chẵn to lẻ chẵn, and lộn: each stands for plain numbers. */
const twoDigitExpansions: readonly NumberExpansion[] = [
  "front_run",
  "back_run",
  "brake",
  "doubles",
  "evens",
  "odds",
  "evenodd",
  "oddeven",
  "reverse",
];

/**
 * A play on numbers: each picked number is compared with the lots in view and pays for each that it hits. Content: different numbers joined by `_`
 * ("00_49_83"), leading zeros written.
 */
export function numberPlay(region: VietnamRegion, terms: NumberPlayTerms): Play {
  const { digits } = terms.view;
  const lots = lotsCovered(region.shape, terms.view);
  const stakeUnitsPerLine = terms.stakeUnitsPerNumber ?? lots;
  return {
    ...identityOf(region, terms.name),
    group: terms.group,
    content: { form: "list", values: { kind: "digits", digits }, picksMin: 1, picksMax: Math.min(picksMax, 10 ** digits) },
    stakeUnitsPerLine,
    ...(digits === 2 ? ({ expansions: twoDigitExpansions, expansionsLast: true } as const) : {}),
    oddsKeys: [winKey],
    payBasis: lots > 1 ? "per_hit" : "once",
    tiePolicy: "none",
    countUnits: ([numbers = []]) => numbers.length * stakeUnitsPerLine,
    judge: ([numbers = []], result) => {
      const hits = lotHits(result, terms.view);
      const total = numbers.reduce((sum, number) => sum + (hits.get(number) ?? 0), 0);
      return hitsAt(winKey, total);
    },
  };
}

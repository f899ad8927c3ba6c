import type { Play } from "../play.ts";
import type { PrizeShape } from "../result-shape.ts";
import type { LotView } from "./lot-view.ts";

/** What tells one Vietnamese draw from another; the plays are the same rules over it. */
export interface VietnamRegion {
  /** The family's code, and the beginning of its plays' codes. */
  readonly code: string;
  readonly shape: readonly PrizeShape[];
  /** The prize of two digits that "đầu" of two digits is said of: the seventh in the North, the eighth elsewhere. */
  readonly headPrize: string;
  /** The prize of three digits that "3 càng đầu" and "xỉu chủ đầu" are said of: the sixth in the North, the seventh elsewhere. */
  readonly headPrizeOfThree: string;
  /** A content for each play by its name, judged against the family's example draw. */
  readonly examples: Readonly<Record<string, string>>;
}

/** A prize of so many lots of so many digits. */
export function digitsPrize(prize: string, lots: number, digits: number): PrizeShape {
  return { prize, lots, values: { kind: "digits", digits } };
}

/** The last digits of every lot that has so many. */
export function everyLot({ shape }: VietnamRegion, digits: number): LotView {
  return { prizes: shape.map(({ prize }) => prize), end: "last", digits };
}

/** What every play of a region has: its code, its family and its example. Throws when the region has no example for it. */
export function identityOf(region: VietnamRegion, name: string): Pick<Play, "code" | "family" | "playType" | "exampleContent"> {
  const exampleContent = region.examples[name];
  if (exampleContent === undefined) throw new RangeError(`${region.code} has no example for ${name}.`);
  return { code: `${region.code}_${name}`, family: region.code, playType: "Tradition", exampleContent };
}

import type { LotteryFamily } from "./family.ts";
import { parseContent } from "./content.ts";
import { freezeOdds, type OddsSet } from "./odds.ts";
import type { Play } from "./play.ts";
import { returnPerUnit } from "./settle.ts";

/** The values that a play's phrases `lotteryPlays.<code>.rule` and `.example` ask for. */
export interface PlayPhraseValues {
  /** Units that a pick or a combination costs. */
  readonly stake: number;
  /** The most that a pick costs, where picks cost differently. */
  readonly stakeMost?: number;
  /** The example's picks, parted by blanks. */
  readonly content: string;
  /** Units that the example costs. */
  readonly units: number;
  /** What the example returns when a unit costs 1, as a decimal text. */
  readonly pays: string;
  /** The play's own `ruleValues`. */
  readonly [ruleValue: string]: string | number | undefined;
}

/** Computes the example of a play, so that what the rules page says is what settlement pays under the game's own odds. */
export function playPhraseValues(family: LotteryFamily, play: Play, odds: OddsSet = family.defaultOdds): PlayPhraseValues {
  const parsed = parseContent(play.content, play.exampleContent);
  if (!parsed.ok) throw new RangeError(`The example of ${play.code} is no content of it: ${parsed.reason}.`);
  const pays = returnPerUnit(play, parsed.selection, play.exampleResult ?? family.exampleResult, freezeOdds(play, odds));
  return {
    ...play.ruleValues,
    stake: play.stakeUnitsPerLine,
    ...(play.stakeUnitsPerLineMost === undefined ? {} : { stakeMost: play.stakeUnitsPerLineMost }),
    content: parsed.selection.flat().join(" "),
    units: play.countUnits(parsed.selection),
    pays: decimalText(pays.numerator, pays.denominator),
  };
}

/** At most four decimals, cut off, without zeros at the end. */
function decimalText(numerator: bigint, denominator: bigint): string {
  const scaled = ((numerator * 10_000n) / denominator).toString().padStart(5, "0");
  const fraction = scaled.slice(-4).replace(/0+$/, "");
  return fraction === "" ? scaled.slice(0, -4) : `${scaled.slice(0, -4)}.${fraction}`;
}

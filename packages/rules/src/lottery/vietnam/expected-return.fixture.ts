import { addRatios, multiplyRatios, type Ratio, ratioZero, decimalRatio } from "@lantern/money/multiply.ts";
import { combinations } from "../combinations.ts";
import type { Selection } from "../content.ts";
import type { PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { fairPairOddsAsManyPairs, fairTruotOdds, fairXienOdds, fairXienOddsWithRepeats, shareReturned } from "./fair-odds.ts";
import { type WheelSize, wheelSizes } from "./xien.ts";

export interface ReturnTerms {
  /** Lots of the draw. */
  readonly lots: number;
  readonly xienRepeats?: string;
  readonly daRepeats?: string;
}

/** What one unit on a line returns in the long run on fair draws, exactly: derived on paper, not by judging draws. */
export function expectedReturn(play: Play, selection: Selection, odds: PlayOdds, terms: ReturnTerms): Ratio {
  const name = play.code.slice(play.family.length + 1);
  const price = odds["win"] ?? Object.values(odds)[0] ?? "0";
  const { lots } = terms;
  if (name === "xien_wheel") return wheelReturn(selection[0]?.length ?? 0, odds, lots);
  const [kind = "", size = ""] = name.split("_");
  if (kind === "truot") return shareReturned(price, fairTruotOdds(Number(size), lots));
  if (kind === "xien") return shareReturned(price, fairCombination(Number(size) as WheelSize, lots, terms.xienRepeats));
  if (kind === "da") {
    const share = shareReturned(price, fairCombination(2, lots, terms.daRepeats));
    return multiplyRatios(share, { numerator: 1n, denominator: BigInt(play.stakeUnitsPerLine) });
  }
  const { values } = play.content;
  if (values.kind !== "digits") return multiplyRatios(decimalRatio(price), { numerator: 1n, denominator: 2n });
  const units = BigInt(play.stakeUnitsPerLine);
  return multiplyRatios(decimalRatio(price), {
    numerator: BigInt(lotsCompared(name, play, lots)),
    denominator: units * 10n ** BigInt(values.digits),
  });
}

/** How many lots a number of a play is compared with, which is not always the units it costs. */
function lotsCompared(name: string, play: Play, lots: number): number {
  if (/^lo_2(_1k)?$/.test(name)) return lots;
  return name === "de_head_block" ? 1 : play.stakeUnitsPerLine;
}

function fairCombination(size: WheelSize, lots: number, repeats = "once"): Ratio {
  if (repeats === "pairs") return fairPairOddsAsManyPairs(lots);
  return repeats === "once" ? fairXienOdds(size, lots) : fairXienOddsWithRepeats(size, lots);
}

/** A wheel's combinations, each at its own price, over all that it costs. */
function wheelReturn(numbers: number, odds: PlayOdds, lots: number): Ratio {
  const units = wheelSizes.reduce((sum, size) => sum + combinations(numbers, size), 0);
  return wheelSizes.reduce((sum, size) => {
    const share: Ratio = { numerator: BigInt(combinations(numbers, size)), denominator: BigInt(units) };
    return addRatios(sum, multiplyRatios(share, shareReturned(odds[`xien_${size}`] ?? "0", fairXienOdds(size, lots))));
  }, ratioZero);
}

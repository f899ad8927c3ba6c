import { addRatios, multiplyRatios, type Ratio, ratioZero, decimalRatio } from "@lantern/money/multiply.ts";
import { combinations } from "../combinations.ts";
import type { Selection } from "../content.ts";
import type { PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { fairTruotOdds, fairXienOdds, shareReturned } from "./fair-odds.ts";
import { truotSizes } from "./truot.ts";
import { wheelSizes } from "./xien.ts";

/** How many lots a number of a play is compared with, where that is not the units it costs. */
const lotsCompared: Readonly<Record<string, bigint>> = { lo_2_1k: 27n, de_head_block: 1n };

/** What one unit on a line returns in the long run on fair draws, exactly: derived on paper, not by judging draws. */
export function expectedReturn(play: Play, selection: Selection, odds: PlayOdds): Ratio {
  const name = play.code.slice("vn_north_".length);
  const price = odds["win"] ?? Object.values(odds)[0] ?? "0";
  const truotSize = truotSizes.find((size) => name === `truot_${size}`);
  if (truotSize !== undefined) return shareReturned(price, fairTruotOdds(truotSize));
  const xienSize = wheelSizes.find((size) => name === `xien_${size}`);
  if (xienSize !== undefined) return shareReturned(price, fairXienOdds(xienSize));
  if (name === "xien_wheel") return wheelReturn(selection[0]?.length ?? 0, odds);
  const { values } = play.content;
  if (values.kind !== "digits") return multiplyRatios(decimalRatio(price), { numerator: 1n, denominator: 2n });
  const units = BigInt(play.stakeUnitsPerLine);
  return multiplyRatios(decimalRatio(price), { numerator: lotsCompared[name] ?? units, denominator: units * 10n ** BigInt(values.digits) });
}

/** A wheel's combinations, each at its own price, over all that it costs. */
function wheelReturn(numbers: number, odds: PlayOdds): Ratio {
  const units = wheelSizes.reduce((sum, size) => sum + combinations(numbers, size), 0);
  return wheelSizes.reduce((sum, size) => {
    const share: Ratio = { numerator: BigInt(combinations(numbers, size)), denominator: BigInt(units) };
    return addRatios(sum, multiplyRatios(share, shareReturned(odds[`xien_${size}`] ?? "0", fairXienOdds(size))));
  }, ratioZero);
}

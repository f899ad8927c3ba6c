import { prizeModes, type PrizeMode } from "@lantern/rules/games/constants.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { isOdds, type OddsSet } from "@lantern/rules/lottery/odds.ts";

/** What a game's prize modes pay otherwise than its own odds: by mode, play and key. */
export type PrizeModeOdds = Readonly<Partial<Record<PrizeMode, OddsSet>>>;

/** The price list of each mode that a game is sold in: the mode's prices, else the game's own, else the family's. In the wire's order. */
export function priceLists(family: OddsSet, own: OddsSet, byMode: PrizeModeOdds): ReadonlyMap<PrizeMode, OddsSet> {
  const base = overlaid(family, own);
  return new Map(
    prizeModes.flatMap((mode) => {
      const odds = byMode[mode];
      return odds === undefined ? [] : [[mode, overlaid(base, odds)] as const];
    }),
  );
}

function overlaid(under: OddsSet, over: OddsSet): OddsSet {
  const changed = Object.entries(over).map(([play, odds]) => [play, { ...under[play], ...odds }] as const);
  return { ...under, ...Object.fromEntries(changed) };
}

/** @throws Error where prices name a play or a key that the family has not, or are none. */
export function assertPrices(family: LotteryFamily, odds: OddsSet): void {
  for (const [code, prices] of Object.entries(odds)) {
    const play = family.playByCode(code);
    if (play === undefined) throw new Error(`${family.code} has no play ${code}.`);
    for (const [key, price] of Object.entries(prices)) {
      if (!play.oddsKeys.includes(key)) throw new Error(`${code} has no price ${key}; it has ${play.oddsKeys.join(", ")}.`);
      if (!isOdds(price)) throw new Error(`${String(price)} is no price; write it like 99.5, the stake included, with at most 4 decimals.`);
    }
  }
}

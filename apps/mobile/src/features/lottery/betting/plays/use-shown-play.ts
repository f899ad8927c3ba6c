import type { Play, PlayType } from "@lantern/rules/lottery/play.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { useMemo } from "react";
import type { BettingTerms, PlayMenu } from "../slip/bet-line.ts";
import { menuAtSeries, shownPlayType, termsShown } from "./shown-plays.ts";
import { priceLadder, type Stake } from "../slip/stake.ts";
import { useSeries } from "./use-series.ts";
import type { Slip } from "../slip/use-slip.ts";

/** The play on screen, among the plays of one type at one series. */
export interface ShownPlay {
  readonly type: PlayType;
  readonly series: number;
  readonly chooseSeries: (series: number) => void;
  /** The plays of that type, with what they pay at that series. */
  readonly menu: PlayMenu;
  /** The terms with the same odds: to show, not to check by. */
  readonly terms: BettingTerms;
  readonly playId: string;
  /** Undefined where this version of the app does not know it. */
  readonly play: Play | undefined;
  readonly odds: PlayOdds;
  /** Prices to step through. */
  readonly ladder: readonly string[];
  readonly stake: Stake;
}

/** What is picked for and at which stake: as the slip has it, else the first play on sale at the currency's least bet. */
export function useShownPlay(wholeMenu: PlayMenu, wholeTerms: BettingTerms, playType: string, slip: Slip): ShownPlay {
  const { betAmountMin, betAmountMax } = wholeMenu.limits;
  const type = shownPlayType(wholeMenu, playType);
  const { series, choose } = useSeries(wholeMenu.gameId, wholeTerms.series);
  const menu = useMemo(() => menuAtSeries(wholeMenu, type, series), [wholeMenu, type, series]);
  const terms = useMemo(() => termsShown(wholeTerms, menu), [wholeTerms, menu]);
  const offered = menu.groups.flatMap(({ plays }) => plays);
  const playId = offered.some((play) => play.playId === slip.playId) ? (slip.playId ?? "") : (offered[0]?.playId ?? "");
  const ladder = useMemo(() => priceLadder(betAmountMin, betAmountMax), [betAmountMin, betAmountMax]);
  const stake = useMemo((): Stake => {
    const { price, approach, multiple } = slip.stake ?? { price: betAmountMin, approach: 1, multiple: 1 };
    return { price, approach, multiple, ...(type === "Tradition" ? { series } : {}) };
  }, [slip.stake, betAmountMin, type, series]);
  const odds = useMemo(() => terms.odds[playId] ?? {}, [terms, playId]);
  return { type, series, chooseSeries: choose, menu, terms, playId, play: terms.family.playByCode(playId), odds, ladder, stake };
}

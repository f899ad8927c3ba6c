import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";
import { vietnamPairCode } from "@lantern/rules/lottery/vietnam-provinces/result.ts";
import { PrizeTable } from "./prize-table.tsx";
import { PairPrizes } from "../results/pair-prizes.tsx";

export interface DrawPrizesProps {
  readonly family: LotteryFamily;
  readonly result: DrawResult;
  /** What the member's own bets hit, where it is marked. */
  readonly own?: WinningLots;
}

/** All prizes of a draw, as its family lays them out. */
export function DrawPrizes(props: DrawPrizesProps) {
  return props.family.code === vietnamPairCode ? <PairPrizes {...props} /> : <PrizeTable {...props} />;
}

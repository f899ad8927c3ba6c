import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";

/** What every layout of a draw's prizes is drawn from. */
export interface PrizesProps {
  readonly family: LotteryFamily;
  readonly result: DrawResult;
  /** Lots that the member's own bets hit, where they are marked. */
  readonly own?: WinningLots;
}

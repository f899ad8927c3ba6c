import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { PastDraw } from "./use-past-results.ts";

/** What every chart of past draws is drawn from; it begins with what the play at hand looks at. */
export interface ChartProps {
  readonly family: LotteryFamily;
  readonly play: Play;
  /** Newest first. */
  readonly draws: readonly PastDraw[];
}

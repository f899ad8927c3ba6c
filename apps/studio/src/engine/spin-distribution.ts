import { NO_SYMBOL, type CompiledMode, type CompiledTitle } from "./compiled-title.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { lineDistribution } from "./line-distribution.ts";
import { OutcomeCounts, type SpinOutcome } from "./outcome-counts.ts";
import { playedDistribution } from "./played-distribution.ts";
import type { SpinChoices } from "./reel-window.ts";
import type { SpinStart } from "./spin-start.ts";
import { waysDistribution } from "./ways-distribution.ts";

/** Everything that one spin of a mode can bring, each outcome with its exact chance `weight / totalWeight`. */
export interface SpinDistribution {
  readonly outcomes: readonly SpinOutcome[];
  readonly totalWeight: bigint;
}

/**
 * The exact distribution of one spin: every combination of stops, and of what is drawn beside them, is counted.
 * Three reels and falls are played by the production engine; lines and ways of five reels are walked reel by reel, and
 * where no win can grow any more, the rest of the combinations is counted at once (see README.md).
 */
export function spinDistribution(title: CompiledTitle, mode: CompiledMode, start: SpinStart): SpinDistribution {
  const count = countersOf(title);
  const wildReels = mode.mode.wildReels.length > 0 ? mode.mode.wildReels : [{ value: [], weight: 1 }];
  const mystery = mode.mystery.length > 0 ? mode.mystery : [{ value: NO_SYMBOL, weight: 1 }];
  const counts = new OutcomeCounts();
  for (const reels of wildReels) {
    for (const opened of mystery) {
      counts.weight = reels.weight * opened.weight;
      count(title, mode, { ...start, wildReels: reels.value, mystery: opened.value }, counts);
    }
  }
  return { outcomes: counts.outcomes(), totalWeight: counts.totalWeight };
}

/** Counts all combinations of stops under given choices. */
export type CountOutcomes = (title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, counts: OutcomeCounts) => void;

function countersOf(title: CompiledTitle): CountOutcomes {
  if (title.reels === 3 || title.title.engine === "cascading") return playedDistribution;
  return title.lines.length > 0 ? lineDistribution : waysDistribution;
}

/** The exact average of a whole-numbered figure over the outcomes. */
export function averageOf({ outcomes, totalWeight }: SpinDistribution, figure: (outcome: SpinOutcome) => number): Fraction {
  let sum = 0n;
  for (const outcome of outcomes) {
    const value = figure(outcome);
    if (value !== 0) sum += outcome.weight * BigInt(value);
  }
  return fraction(sum, totalWeight);
}

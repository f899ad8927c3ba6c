import { NO_SYMBOL, type CompiledMode, type CompiledTitle, type SymbolIndex } from "./compiled-title.ts";
import { expectedLinePay } from "./expected-line-pay.ts";
import { expectedWaysPay } from "./expected-ways-pay.ts";
import { add, fraction, multiply, ONE, subtract, ZERO, type Fraction } from "./fraction.ts";
import { missChance } from "./miss-chance.ts";
import type { SpinChoices } from "./reel-window.ts";
import { scatterCounts } from "./scatter-counts.ts";
import { averageOf, spinDistribution } from "./spin-distribution.ts";

/** What one spin of a mode is worth, exactly. */
export interface ExactSpin {
  /** Expected pay in bet units. */
  readonly payUnits: Fraction;
  /** Chance that the spin pays anything. */
  readonly hitChance: Fraction;
  /** Chance of each number of scatters in the last picture. */
  readonly scatterChances: readonly Fraction[];
}

/**
 * The exact expectation of one spin.
 * Three reels and falls are enumerated stop by stop; five reels of lines or ways are computed reel by reel,
 * which is the same sum with its terms gathered (see README.md).
 */
export function exactSpin(title: CompiledTitle, mode: CompiledMode, chosenWild: SymbolIndex): ExactSpin {
  if (title.reels === 3 || title.title.engine === "cascading") return enumeratedSpin(title, mode, chosenWild);
  const counts = scatterCounts(title, mode);
  const combinations = mode.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const scatterChances = counts.map((count) => fraction(count, combinations));
  const scatterPay = counts.reduce(
    (sum, count, scatters) => sum + count * BigInt(title.scatter < 0 ? 0 : title.pays[title.scatter]![scatters]!),
    0n,
  );
  const expectedPay = title.lines.length > 0 ? expectedLinePay : expectedWaysPay;
  return mixChoices(mode, chosenWild, (choices) => ({
    payUnits: fraction(expectedPay(title, mode, choices) * BigInt(mode.mode.multiplier) + scatterPay, combinations),
    hitChance: subtract(ONE, missChance(title, mode, choices)),
    scatterChances,
  }));
}

function enumeratedSpin(title: CompiledTitle, mode: CompiledMode, chosenWild: SymbolIndex): ExactSpin {
  const spin = spinDistribution(title, mode, { chosenWild, rung: 0 });
  const most = title.reels * title.rows;
  return {
    payUnits: averageOf(spin, ({ payUnits }) => payUnits),
    hitChance: averageOf(spin, ({ payUnits }) => (payUnits > 0 ? 1 : 0)),
    scatterChances: Array.from({ length: most + 1 }, (_, count) => averageOf(spin, ({ scatters }) => (scatters === count ? 1 : 0))),
  };
}

/** The average over what is drawn beside the stops, each choice by its weight. */
function mixChoices(mode: CompiledMode, chosenWild: SymbolIndex, exact: (choices: SpinChoices) => ExactSpin): ExactSpin {
  const wildReels = mode.mode.wildReels.length > 0 ? mode.mode.wildReels : [{ value: [], weight: 1 }];
  const mystery = mode.mystery.length > 0 ? mode.mystery : [{ value: NO_SYMBOL, weight: 1 }];
  const total = BigInt(sumOfWeights(wildReels) * sumOfWeights(mystery));
  const parts: { share: Fraction; part: ExactSpin }[] = [];
  for (const reels of wildReels) {
    for (const opened of mystery) {
      const share = fraction(BigInt(reels.weight * opened.weight), total);
      parts.push({ share, part: exact({ wildReels: reels.value, mystery: opened.value, chosenWild, rung: 0 }) });
    }
  }
  const average = (figure: (part: ExactSpin) => Fraction) =>
    parts.reduce((sum, { share, part }) => add(sum, multiply(share, figure(part))), ZERO);
  return {
    payUnits: average((part) => part.payUnits),
    hitChance: average((part) => part.hitChance),
    scatterChances: parts[0]!.part.scatterChances.map((_, scatters) => average((part) => part.scatterChances[scatters]!)),
  };
}

function sumOfWeights(choices: readonly { readonly weight: number }[]): number {
  return choices.reduce((sum, { weight }) => sum + weight, 0);
}

import { compileTitle } from "./compiled-title.ts";
import { featureFigures, type FeatureFigures } from "./feature-figures.ts";
import { add, fraction, multiply, subtract, wholeNumber, ZERO, type Fraction } from "./fraction.ts";
import { spinDistribution } from "./spin-distribution.ts";
import { FIRST_SPIN } from "./spin-start.ts";
import type { TitleDefinition } from "./types.ts";

/** How widely a title's rounds differ, exactly. Pays are multiples of the stake. */
export interface ExactSpread {
  /** The return once more, from the distribution instead of the sums by reel: the two must agree. */
  readonly returnToPlayer: Fraction;
  /** Variance of what a round pays, free spins included. */
  readonly variance: Fraction;
  /** The most that one spin can pay, of the base game or of the free spins; a fall counts to its spin. */
  readonly mostOfSpin: Fraction;
  /** The most that a round can pay; null where free spins can bring further ones without end. */
  readonly mostOfRound: Fraction | null;
}

/** Computes a title's exact spread from the exact distributions of its spins (see README.md). */
export function exactSpread(title: TitleDefinition): ExactSpread {
  const compiled = compileTitle(title);
  const base = spinDistribution(compiled, compiled.base, FIRST_SPIN);
  const feature = title.freeSpins ? featureFigures(compiled) : null;
  const none: FeatureFigures = { mean: ZERO, square: ZERO, mostUnits: 0n, mostOfSpinUnits: 0n };
  const featureBy = new Map<number, FeatureFigures>();
  const after = (scatters: number): FeatureFigures => {
    const spins = title.freeSpins?.award[scatters] ?? 0;
    const figures = featureBy.get(spins) ?? (spins > 0 && feature ? feature(spins) : none);
    featureBy.set(spins, figures);
    return figures;
  };
  // Outcomes with the same number of scatters are followed by the same free spins.
  const byScatters = new Map<number, { weight: bigint; pay: bigint; square: bigint; mostUnits: bigint }>();
  for (const { payUnits, scatters, weight } of base.outcomes) {
    const sum = byScatters.get(scatters) ?? { weight: 0n, pay: 0n, square: 0n, mostUnits: 0n };
    const units = BigInt(payUnits);
    sum.weight += weight;
    sum.pay += weight * units;
    sum.square += weight * units * units;
    if (units > sum.mostUnits) sum.mostUnits = units;
    byScatters.set(scatters, sum);
  }
  let mean = ZERO;
  let square = ZERO;
  let mostOfSpin = 0n;
  let mostOfRound: bigint | null = 0n;
  for (const [scatters, sum] of byScatters) {
    const next = after(scatters);
    const share = (amount: bigint): Fraction => fraction(amount, base.totalWeight);
    mean = add(mean, add(share(sum.pay), multiply(share(sum.weight), next.mean)));
    const crossed = multiply(wholeNumber(2), multiply(share(sum.pay), next.mean));
    square = add(square, add(share(sum.square), add(crossed, multiply(share(sum.weight), next.square))));
    mostOfSpin = largest(mostOfSpin, largest(sum.mostUnits, next.mostOfSpinUnits));
    mostOfRound = mostOfRound === null || next.mostUnits === null ? null : largest(mostOfRound, sum.mostUnits + next.mostUnits);
  }
  const unit = fraction(1n, BigInt(title.betUnits));
  return {
    returnToPlayer: multiply(mean, unit),
    variance: multiply(subtract(square, multiply(mean, mean)), multiply(unit, unit)),
    mostOfSpin: fraction(mostOfSpin, BigInt(title.betUnits)),
    mostOfRound: mostOfRound === null ? null : fraction(mostOfRound, BigInt(title.betUnits)),
  };
}

function largest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

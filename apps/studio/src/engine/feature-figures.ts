import { climbingFeature } from "./climbing-feature.ts";
import { NO_SYMBOL, type CompiledTitle } from "./compiled-title.ts";
import { add, divide, fraction, multiply, ONE, subtract, wholeNumber, ZERO, type Fraction } from "./fraction.ts";
import { averageOf, spinDistribution, type SpinDistribution } from "./spin-distribution.ts";

/** What a number of awarded free spins pays with all that grow out of them, in bet units. */
export interface FeatureFigures {
  readonly mean: Fraction;
  /** Expectation of the square of the pay. */
  readonly square: Fraction;
  /** The most that they can pay; null where free spins can bring further ones without end. */
  readonly mostUnits: bigint | null;
  /** The most that one of them can pay. */
  readonly mostOfSpinUnits: bigint;
}

/**
 * The exact figures of the free spins, by how many were won at the start.
 * @throws Error when the free spins would never end
 */
export function featureFigures(title: CompiledTitle): (spins: number) => FeatureFigures {
  if (title.title.freeSpins?.multiplierGoesOn) return climbingFeature(title);
  const chosen = title.free!.chosenWild.length > 0 ? title.free!.chosenWild : [{ value: NO_SYMBOL, weight: 1 }];
  const total = BigInt(chosen.reduce((sum, { weight }) => sum + weight, 0));
  const single = chosen.map(({ value, weight }) => ({
    share: fraction(BigInt(weight), total),
    worth: worthOfOne(title, spinDistribution(title, title.free!, { chosenWild: value, rung: 0 })),
  }));
  return (spins) => ({
    mean: single.reduce((sum, { share, worth }) => add(sum, multiply(share, multiply(wholeNumber(spins), worth.mean))), ZERO),
    square: single.reduce((sum, { share, worth }) => add(sum, multiply(share, squareOfSum(worth, spins))), ZERO),
    mostUnits: single.reduce<bigint | null>((most, { worth }) => {
      if (most === null || worth.mostUnits === null) return null;
      const units = worth.mostUnits * BigInt(spins);
      return units > most ? units : most;
    }, 0n),
    mostOfSpinUnits: single.reduce((most, { worth }) => (worth.mostOfSpinUnits > most ? worth.mostOfSpinUnits : most), 0n),
  });
}

/**
 * One free spin that pays Y and brings R further ones, each worth T again and independent of the others:
 * E[T] = E[Y] ÷ (1 − E[R]), E[T²] = (E[Y²] + 2·E[Y·R]·E[T] + E[R·(R − 1)]·E[T]²) ÷ (1 − E[R]).
 */
function worthOfOne(title: CompiledTitle, spin: SpinDistribution): FeatureFigures {
  const { retrigger } = title.title.freeSpins!;
  const further = (scatters: number) => retrigger[scatters] ?? 0;
  const lasting = subtract(
    ONE,
    averageOf(spin, ({ scatters }) => further(scatters)),
  );
  if (lasting.numerator <= 0n) throw new Error(`The free spins of ${title.title.code} would never end.`);
  const mean = divide(
    averageOf(spin, ({ payUnits }) => payUnits),
    lasting,
  );
  const together = averageOf(spin, ({ payUnits, scatters }) => payUnits * further(scatters));
  const pairs = averageOf(spin, ({ scatters }) => further(scatters) * (further(scatters) - 1));
  const square = add(
    averageOf(spin, ({ payUnits }) => payUnits ** 2),
    add(multiply(multiply(wholeNumber(2), together), mean), multiply(pairs, multiply(mean, mean))),
  );
  const ends = spin.outcomes.every(({ scatters }) => further(scatters) === 0);
  const mostOfSpinUnits = BigInt(spin.outcomes.at(-1)!.payUnits);
  return { mean, square: divide(square, lasting), mostUnits: ends ? mostOfSpinUnits : null, mostOfSpinUnits };
}

/** E[(T₁ + … + Tₙ)²] of independent T of one and the same distribution. */
function squareOfSum({ mean, square }: FeatureFigures, spins: number): Fraction {
  return add(multiply(wholeNumber(spins), square), multiply(wholeNumber(spins * (spins - 1)), multiply(mean, mean)));
}

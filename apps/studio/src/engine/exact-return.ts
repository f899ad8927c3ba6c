import { compileTitle, NO_SYMBOL, type CompiledTitle } from "./compiled-title.ts";
import { exactSpin, type ExactSpin } from "./exact-spin.ts";
import { climbingFeature } from "./climbing-feature.ts";
import { add, divide, fraction, multiply, ONE, subtract, ZERO, type Fraction } from "./fraction.ts";
import type { TitleDefinition } from "./types.ts";

/** The exact figures of a title. All are chances or shares of the stake. */
export interface ExactReturn {
  /** Return to player of the whole game. */
  readonly returnToPlayer: Fraction;
  /** The part of it that spins of the base game pay, and the part that comes in free spins. */
  readonly baseReturn: Fraction;
  readonly freeSpinReturn: Fraction;
  /** Chance that a base spin pays anything. */
  readonly hitFrequency: Fraction;
  /** Chance that a round brings free spins. */
  readonly freeSpinChance: Fraction;
}

/** Computes the exact return of a title, with no simulation and no rounding (see README.md for the method). */
export function exactReturn(title: TitleDefinition): ExactReturn {
  const compiled = compileTitle(title);
  const base = exactSpin(compiled, compiled.base, NO_SYMBOL);
  const share = fraction(1n, BigInt(title.betUnits));
  const baseReturn = multiply(base.payUnits, share);
  const freeSpinReturn = title.freeSpins ? multiply(expectedFeature(compiled, base), share) : ZERO;
  return {
    returnToPlayer: add(baseReturn, freeSpinReturn),
    baseReturn,
    freeSpinReturn,
    hitFrequency: base.hitChance,
    freeSpinChance: title.freeSpins ? chanceOf(base, title.freeSpins.award) : ZERO,
  };
}

/** What the free spins of a round are expected to pay, in bet units. */
function expectedFeature(title: CompiledTitle, base: ExactSpin): Fraction {
  const { award, multiplierGoesOn } = title.title.freeSpins!;
  if (!multiplierGoesOn) return multiply(expectedSpins(base, award), freeSpinWorth(title));
  const worthOf = climbingFeature(title);
  return base.scatterChances.reduce((sum, chance, scatters) => add(sum, multiply(chance, worthOf(award[scatters] ?? 0).mean)), ZERO);
}

/**
 * What a free spin that the base game awards is worth with all the spins that grow out of it.
 * With W the pay of one free spin and R the further spins it brings: V = W + R × V, so V = W / (1 − R).
 * The chosen wild holds for the whole feature, so the average over it is taken last.
 */
function freeSpinWorth(title: CompiledTitle): Fraction {
  const mode = title.free!;
  const chosen = mode.chosenWild.length > 0 ? mode.chosenWild : [{ value: NO_SYMBOL, weight: 1 }];
  const total = BigInt(chosen.reduce((sum, { weight }) => sum + weight, 0));
  let worth = ZERO;
  for (const { value, weight } of chosen) {
    const spin = exactSpin(title, mode, value);
    const further = expectedSpins(spin, title.title.freeSpins!.retrigger);
    if (further.numerator >= further.denominator) throw new Error(`The free spins of ${title.title.code} would never end.`);
    worth = add(worth, multiply(fraction(BigInt(weight), total), divide(spin.payUnits, subtract(ONE, further))));
  }
  return worth;
}

function expectedSpins(spin: ExactSpin, award: Readonly<Record<number, number>>): Fraction {
  return spin.scatterChances.reduce(
    (sum, chance, scatters) => add(sum, multiply(chance, fraction(BigInt(award[scatters] ?? 0), 1n))),
    ZERO,
  );
}

function chanceOf(spin: ExactSpin, award: Readonly<Record<number, number>>): Fraction {
  return spin.scatterChances.reduce((sum, chance, scatters) => ((award[scatters] ?? 0) > 0 ? add(sum, chance) : sum), ZERO);
}

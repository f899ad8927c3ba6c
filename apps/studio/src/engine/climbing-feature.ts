import { NO_SYMBOL, type CompiledTitle } from "./compiled-title.ts";
import type { FeatureFigures } from "./feature-figures.ts";
import { add, fraction, multiply, wholeNumber, ZERO, type Fraction } from "./fraction.ts";
import { spinDistribution } from "./spin-distribution.ts";

/** What a free spin that begins on one rung of the ladder pays where it ends on another. */
interface Climb {
  readonly to: number;
  readonly chance: Fraction;
  /** Pay and its square, each times the chance of this climb. */
  readonly pay: Fraction;
  readonly square: Fraction;
  readonly mostUnits: bigint;
}

/**
 * Free spins whose ladder of multipliers goes on from spin to spin. What n spins are worth from a rung on follows from
 * what n − 1 are worth from the rung where the first one ends. Such spins cannot be won again.
 */
export function climbingFeature(title: CompiledTitle): (spins: number) => FeatureFigures {
  if (Object.keys(title.title.freeSpins!.retrigger).length > 0 || title.free!.chosenWild.length > 0)
    throw new Error(`${title.title.code}: a ladder that goes on allows neither further free spins nor a chosen wild.`);
  const climbs = title.free!.mode.cascadeMultipliers.map((_, rung) => climbsFrom(title, rung));
  const none: FeatureFigures = { mean: ZERO, square: ZERO, mostUnits: 0n, mostOfSpinUnits: 0n };
  const known: FeatureFigures[][] = [climbs.map(() => none)];
  return (spins) => {
    while (known.length <= spins) known.push(climbs.map((from) => oneMore(from, known.at(-1)!)));
    return known[spins]![0]!;
  };
}

/** E[(Y + Z)²] = E[Y²] + 2·E[Y]·E[Z] + E[Z²] for each climb, since what follows depends on the rung alone. */
function oneMore(climbs: readonly Climb[], after: readonly FeatureFigures[]): FeatureFigures {
  let mean = ZERO;
  let square = ZERO;
  let mostUnits = 0n;
  let mostOfSpinUnits = 0n;
  for (const climb of climbs) {
    const rest = after[climb.to]!;
    mean = add(mean, add(climb.pay, multiply(climb.chance, rest.mean)));
    const crossed = multiply(wholeNumber(2), multiply(climb.pay, rest.mean));
    square = add(square, add(climb.square, add(crossed, multiply(climb.chance, rest.square))));
    const most = climb.mostUnits + rest.mostUnits!;
    if (most > mostUnits) mostUnits = most;
    for (const units of [climb.mostUnits, rest.mostOfSpinUnits]) if (units > mostOfSpinUnits) mostOfSpinUnits = units;
  }
  return { mean, square, mostUnits, mostOfSpinUnits };
}

function climbsFrom(title: CompiledTitle, rung: number): Climb[] {
  const top = title.free!.mode.cascadeMultipliers.length - 1;
  const { outcomes, totalWeight } = spinDistribution(title, title.free!, { chosenWild: NO_SYMBOL, rung });
  const sums = new Map<number, { weight: bigint; pay: bigint; square: bigint; mostUnits: bigint }>();
  for (const { payUnits, falls, weight } of outcomes) {
    const to = Math.min(rung + falls, top);
    const sum = sums.get(to) ?? { weight: 0n, pay: 0n, square: 0n, mostUnits: 0n };
    const units = BigInt(payUnits);
    sum.weight += weight;
    sum.pay += weight * units;
    sum.square += weight * units * units;
    if (units > sum.mostUnits) sum.mostUnits = units;
    sums.set(to, sum);
  }
  return [...sums].map(([to, sum]) => ({
    to,
    chance: fraction(sum.weight, totalWeight),
    pay: fraction(sum.pay, totalWeight),
    square: fraction(sum.square, totalWeight),
    mostUnits: sum.mostUnits,
  }));
}

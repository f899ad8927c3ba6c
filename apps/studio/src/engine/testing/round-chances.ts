import { compileTitle, NO_SYMBOL, type CompiledTitle } from "../compiled-title.ts";
import { spinDistribution, type SpinDistribution } from "../spin-distribution.ts";
import { FIRST_SPIN } from "../spin-start.ts";
import type { TitleDefinition } from "../types.ts";
import type { LogMgf } from "./chernoff.ts";

/** One outcome of a spin in stakes, with its chance. */
interface Chance {
  readonly pay: number;
  readonly chance: number;
  readonly scatters: number;
  readonly falls: number;
}

/** Log-MGFs of what a round of a title pays in multiples of the stake: in its base spin, and with its free spins. */
export function roundLogMgfs(title: TitleDefinition): { readonly base: LogMgf; readonly round: LogMgf } {
  const compiled = compileTitle(title);
  const base = chancesOf(title, spinDistribution(compiled, compiled.base, FIRST_SPIN));
  const featureMgf = title.freeSpins ? featureMgfOf(compiled) : () => () => 1;
  // Around 1 the sum of small differences from 1 keeps digits that a sum of whole terms would lose.
  const logOf = (t: number, after: (scatters: number) => number): number => {
    let excess = 0;
    for (const { pay, chance, scatters } of base) excess += chance * (Math.exp(t * pay) * after(scatters) - 1);
    return Math.log1p(excess);
  };
  return {
    base: (t) => logOf(t, () => 1),
    round: (t) => {
      const feature = featureMgf(t);
      return logOf(t, (scatters) => feature(title.freeSpins?.award[scatters] ?? 0));
    },
  };
}

/** t → number of free spins → MGF of what they pay. */
function featureMgfOf(title: CompiledTitle): (t: number) => (spins: number) => number {
  const definition = title.title;
  if (definition.freeSpins!.multiplierGoesOn) return climbingMgfOf(title);
  const chosen = title.free!.chosenWild.length > 0 ? title.free!.chosenWild : [{ value: NO_SYMBOL, weight: 1 }];
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  const single = chosen.map(({ value, weight }) => ({
    share: weight / total,
    chances: chancesOf(definition, spinDistribution(title, title.free!, { chosenWild: value, rung: 0 })),
  }));
  return (t) => {
    const worths = single.map(({ share, chances }) => ({ share, mgf: mgfOfOne(chances, definition.freeSpins!.retrigger, t) }));
    return (spins) => worths.reduce((sum, { share, mgf }) => sum + share * mgf ** spins, 0);
  };
}

/** The MGF M of a free spin with all that grow out of it solves M = E[e^(t·Y) · M^R]; repeated from 1 it rises or falls to it. */
function mgfOfOne(chances: readonly Chance[], retrigger: Readonly<Record<number, number>>, t: number): number {
  const byFurther = new Map<number, number>();
  for (const { pay, chance, scatters } of chances) {
    const further = retrigger[scatters] ?? 0;
    byFurther.set(further, (byFurther.get(further) ?? 0) + chance * Math.exp(t * pay));
  }
  let mgf = 1;
  for (let round = 0; round < 10_000; round += 1) {
    let next = 0;
    for (const [further, factor] of byFurther) next += factor * mgf ** further;
    if (Math.abs(next - mgf) < 1e-15 * mgf) return next;
    if (!(next < 1e6)) return Infinity;
    mgf = next;
  }
  return Infinity;
}

function climbingMgfOf(title: CompiledTitle): (t: number) => (spins: number) => number {
  const top = title.free!.mode.cascadeMultipliers.length - 1;
  const rungs = title.free!.mode.cascadeMultipliers.map((_, rung) =>
    chancesOf(title.title, spinDistribution(title, title.free!, { chosenWild: NO_SYMBOL, rung })),
  );
  return (t) => {
    const factors = rungs.map((chances, rung) => {
      const to = rungs.map(() => 0);
      for (const { pay, chance, falls } of chances) to[Math.min(rung + falls, top)]! += chance * Math.exp(t * pay);
      return to;
    });
    const known: number[][] = [rungs.map(() => 1)];
    return (spins) => {
      while (known.length <= spins)
        known.push(factors.map((to) => to.reduce((sum, factor, rung) => sum + factor * known.at(-1)![rung]!, 0)));
      return known[spins]![0]!;
    };
  };
}

function chancesOf({ betUnits }: TitleDefinition, { outcomes, totalWeight }: SpinDistribution): Chance[] {
  return outcomes.map(({ payUnits, scatters, falls, weight }) => ({
    pay: payUnits / betUnits,
    chance: Number(weight) / Number(totalWeight),
    scatters,
    falls,
  }));
}

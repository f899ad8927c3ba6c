import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { countWins } from "./count-wins.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { playSpin, type Spin } from "./play-spin.ts";
import { landReel, type SpinChoices } from "./reel-window.ts";
import { scatterCounts, scattersByStop } from "./scatter-counts.ts";

/** What one spin of a mode is worth, exactly. */
export interface ExactSpin {
  /** Expected pay in bet units. */
  readonly payUnits: Fraction;
  /** Chance that the spin pays anything. */
  readonly hitChance: Fraction;
  /** Chance of each number of scatters in the last picture. */
  readonly scatterChances: readonly Fraction[];
}

interface Tally {
  /** Sum of pay in bet units over all combinations of stops; a spin again counts once for each of its stops. */
  pay: bigint;
  hits: bigint;
  scatters: bigint[];
}

/**
 * Plays every combination of stops with the production engine. Each win of a cascading title needs three of a kind
 * from the left, so a combination whose first three reels win nothing pays for its scatters only: those are added by count.
 */
export function enumerateSpins(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): ExactSpin {
  const lastReel = BigInt(mode.strips.at(-1)!.length);
  const tally: Tally = { pay: 0n, hits: 0n, scatters: new Array<bigint>(title.reels * title.rows + 1).fill(0n) };
  const scatterPays = title.scatter < 0 ? null : title.pays[title.scatter]!;
  const tail = scatterCounts(title, mode, 3);
  const scatters = mode.strips.map((_, reel) => (title.scatter < 0 ? null : scattersByStop(title, mode, reel)));
  const prune = title.reels > 3;
  forEachCombination(mode.strips.slice(0, 3), (prefix) => {
    if (prune && !prefixWins(title, mode, prefix)) {
      const here = prefix.reduce((sum, stop, reel) => sum + (scatters[reel]?.[stop] ?? 0), 0);
      tail.forEach((count, more) => {
        if (count === 0n) return;
        const pay = scatterPays?.[here + more] ?? 0;
        tally.pay += count * BigInt(pay) * lastReel;
        if (pay > 0) tally.hits += count * lastReel;
        tally.scatters[here + more]! += count * lastReel;
      });
      return;
    }
    forEachCombination(mode.strips.slice(3), (rest) => tallySpin(title, mode, choices, [...prefix, ...rest], tally));
  });
  const combinations = mode.strips.reduce((product, strip) => product * BigInt(strip.length), 1n) * lastReel;
  return {
    payUnits: fraction(tally.pay, combinations),
    hitChance: fraction(tally.hits, combinations),
    scatterChances: tally.scatters.map((count) => fraction(count, combinations)),
  };
}

function tallySpin(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, stops: readonly number[], tally: Tally): void {
  const lastReel = mode.strips.at(-1)!.length;
  let spinsAgain = false;
  const first = playSpin(title, mode, stops, choices, () => {
    spinsAgain = true;
    return 0;
  });
  if (!spinsAgain) return add(tally, first, BigInt(lastReel));
  for (let again = 0; again < lastReel; again += 1)
    add(
      tally,
      playSpin(title, mode, stops, choices, () => again),
      1n,
    );
}

function add(tally: Tally, spin: Spin, weight: bigint): void {
  tally.pay += BigInt(spin.payUnits) * weight;
  if (spin.payUnits > 0) tally.hits += weight;
  tally.scatters[spin.scatters]! += weight;
}

function prefixWins(title: CompiledTitle, mode: CompiledMode, prefix: readonly number[]): boolean {
  const window = new Uint8Array(title.reels * title.rows).fill(255);
  prefix.forEach((stop, reel) => landReel(window, title, mode, reel, stop));
  return countWins(title, mode, window).length > 0;
}

/** Calls back with every combination of stops; the array is the same each time. */
export function forEachCombination(strips: readonly { readonly length: number }[], visit: (stops: readonly number[]) => void): void {
  const stops = strips.map(() => 0);
  for (;;) {
    visit(stops);
    let reel = strips.length - 1;
    while (reel >= 0 && ++stops[reel]! === strips[reel]!.length) stops[reel--] = 0;
    if (reel < 0) return;
  }
}

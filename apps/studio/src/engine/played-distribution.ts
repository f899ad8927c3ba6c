import { forEachCombination } from "./combinations.ts";
import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { countWins } from "./count-wins.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";
import { playSpin, type Spin } from "./play-spin.ts";
import { landReel, type SpinChoices } from "./reel-window.ts";
import { ScatterTail } from "./scatter-tail.ts";

/**
 * Plays every combination of stops with the production engine. Each win of a cascading title needs three of a kind
 * from the left, so a combination of five reels whose first three win nothing pays for its scatters only: those are
 * counted together. Where a title may spin its third reel again, each of its stops counts once, and what does not spin
 * again counts as often as the reel has stops.
 */
export function playedDistribution(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, counts: OutcomeCounts): void {
  const single = counts.weight;
  const again = title.title.respinThirdReel ? mode.strips.at(-1)!.length : 1;
  const tail = new ScatterTail(title, mode, counts);
  const falls = title.title.engine === "cascading";
  const add = (spin: Spin): void => counts.add(spin.payUnits, spin.scatters, 1, falls ? spin.pictures.length - 1 : 0);
  const playAll = (stops: readonly number[]): void => {
    let spinsAgain = false;
    const first = playSpin(title, mode, stops, choices, () => {
      spinsAgain = true;
      return 0;
    });
    if (!spinsAgain) {
      counts.weight = single * again;
      return add(first);
    }
    counts.weight = single;
    for (let stop = 0; stop < again; stop += 1) add(playSpin(title, mode, stops, choices, () => stop));
  };
  if (title.reels === 3) return forEachCombination(mode.strips, playAll);
  forEachCombination(mode.strips.slice(0, 3), (prefix) => {
    if (prefixWins(title, mode, prefix)) return forEachCombination(mode.strips.slice(3), (rest) => playAll([...prefix, ...rest]));
    const scatters = prefix.reduce((sum, stop, reel) => sum + tail.byStop[reel]![stop]!, 0);
    tail.addRest(0, scatters, 3);
  });
}

function prefixWins(title: CompiledTitle, mode: CompiledMode, prefix: readonly number[]): boolean {
  const window = new Uint8Array(title.reels * title.rows).fill(255);
  prefix.forEach((stop, reel) => landReel(window, title, mode, reel, stop));
  return countWins(title, mode, window).length > 0;
}

import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { countWins } from "./count-wins.ts";
import { forEachCombination } from "./combinations.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { reelPictures } from "./reel-pictures.ts";
import type { ReelWindow, SpinChoices } from "./reel-window.ts";
import { scatterCounts, scattersByStop } from "./scatter-counts.ts";

/** No symbol of any title: a reel that matches nothing. */
const BLANK = 255;

/**
 * The chance that a spin of a five-reel title pays nothing at all.
 * Every symbol that pays, pays from three of a kind at the latest (a test holds the titles to it), so lines and ways are
 * decided by the first three reels, and by the last three for a title that pays from both ends.
 */
export function missChance(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): Fraction {
  const combinations = mode.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const misses = title.title.bothDirections ? missesFromBothEnds(title, mode, choices) : missesFromLeft(title, mode, choices);
  return fraction(misses, combinations);
}

function missesFromLeft(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): bigint {
  const scatters = mode.strips.map((_, reel) => scattersByStop(title, mode, reel));
  const fewEnough = scatterCounts(title, mode, 3);
  const missesAfter = Array.from({ length: 3 * title.rows + 1 }, (_, before) =>
    fewEnough.reduce((sum, count, more) => (scatterPays(title, before + more) ? sum : sum + count), 0n),
  );
  const shown = reelPictures(title, mode, choices);
  const window = new Uint8Array(title.reels * title.rows).fill(BLANK);
  let misses = 0n;
  forEachCombination(mode.strips.slice(0, 3), (stops) => {
    stops.forEach((stop, reel) => window.set(shown[reel]![stop]!, reel * title.rows));
    if (countWins(title, mode, window).length > 0) return;
    misses += missesAfter[stops.reduce((sum, stop, reel) => sum + scatters[reel]![stop]!, 0)]!;
  });
  return misses;
}

/** Given the middle reel, a win from the left and a win from the right are independent. Such a title has no scatter. */
function missesFromBothEnds(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): bigint {
  const shown = reelPictures(title, mode, choices);
  const missesWith = (middle: ReelWindow, left: number, right: number): bigint => {
    const window = new Uint8Array(title.reels * title.rows).fill(BLANK);
    window.set(middle, 2 * title.rows);
    let misses = 0n;
    forEachCombination([mode.strips[left]!, mode.strips[right]!], ([first, second]) => {
      window.set(shown[left]![first!]!, left * title.rows);
      window.set(shown[right]![second!]!, right * title.rows);
      if (countWins(title, mode, window).length === 0) misses += 1n;
    });
    return misses;
  };
  return shown[2]!.reduce((sum, middle) => sum + missesWith(middle, 0, 1) * missesWith(middle, 3, 4), 0n);
}

function scatterPays(title: CompiledTitle, count: number): boolean {
  return title.scatter >= 0 && title.pays[title.scatter]![count]! > 0;
}

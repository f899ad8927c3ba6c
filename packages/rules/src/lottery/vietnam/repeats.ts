import { hitsAt, type Judgement, noHit, winKey } from "../play.ts";

/**
 * What a combination pays whose numbers occur more than once.
 * - `once`: its price, however often they occur.
 * - `half_bonus` ("nháy", "kỳ rưỡi"): half the price more for each further occurrence of a number.
 * - `pairs` ("nhiều cặp"): its price as often as the rarest of its numbers occurs.
 */
export type Repeats = "once" | "half_bonus" | "pairs";

/** Judges combinations by the occurrences of their numbers; one whose number is missing wins nothing. */
export function judgeRepeats(occurrences: readonly (readonly number[])[], repeats: Repeats): Judgement {
  const winning = occurrences.filter((counts) => counts.every((count) => count > 0));
  if (repeats === "once") return hitsAt(winKey, winning.length);
  if (repeats === "pairs")
    return hitsAt(
      winKey,
      winning.reduce((sum, counts) => sum + Math.min(...counts), 0),
    );
  // Two halves for a winning combination, and one for every further occurrence.
  const halfHits = winning.reduce((sum, counts) => sum + counts.reduce((more, count) => more + count - 1, 2), 0);
  return halfHits === 0 ? noHit : { wins: [{ oddsKeys: [winKey], hits: halfHits, hitDivisor: 2 }], pushedUnits: 0 };
}

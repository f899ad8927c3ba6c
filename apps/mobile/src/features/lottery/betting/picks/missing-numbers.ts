import type { Play } from "@lantern/rules/lottery/play.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";

/** Whether a number came in a draw, as the play sees it; for plays of combinations, whether it ended any lot. */
export function cameIn(play: Play, number: string, result: DrawResult): boolean {
  if (play.occursIn !== undefined) return play.occursIn(number, result);
  if (play.content.form === "list" && play.content.picksMin === 1) return play.judge([[number]], result).wins.length > 0;
  return Object.values(result).some((lots) => lots.some((lot) => lot.endsWith(number)));
}

/**
 * How many draws ago each number last came: 0 for the last draw. A number that came in none of the draws is left out.
 * @param results newest first.
 */
export function drawsAgo(play: Play, numbers: readonly string[], results: readonly DrawResult[]): ReadonlyMap<string, number> {
  return new Map(
    numbers.flatMap((number): [string, number][] => {
      const place = results.findIndex((result) => cameIn(play, number, result));
      return place === -1 ? [] : [[number, place]];
    }),
  );
}

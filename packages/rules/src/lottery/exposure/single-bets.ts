import type { Selection } from "../content.ts";
import type { Play } from "../play.ts";

/** One of the bets that a line is made of: it wins or loses by itself. */
export interface SingleBet {
  /** Under what its payout is counted: its own content in canonical form ("47", "49_83", "|6|"), the same for all picks that win alike. */
  readonly number: string;
  readonly picks: readonly string[];
  /** The prices that it may win. */
  readonly oddsKeys: readonly string[];
}

/** The bets of a selection, each by itself: picks, combinations, digits of places, or the combinations of a wheel. */
export function singleBetsOf(play: Play, selection: Selection): readonly SingleBet[] {
  const { form } = play.content;
  const wheel = play.singleBets?.wheel;
  if (wheel !== undefined)
    return wheel.flatMap(({ size, oddsKey }) =>
      combinationsOf(selection[0] ?? [], size).map((picks) => ({ number: picks.join("_"), picks, oddsKeys: [oddsKey] })),
    );
  if (form === "combinations") return selection.map((picks) => ({ number: picks.join("_"), picks, oddsKeys: play.oddsKeys }));
  return selection.flatMap((picks, place) =>
    picks.map((pick) => {
      const number = numberOf(play, pick);
      return {
        number: form === "list" ? number : selection.map((_, other) => (other === place ? number : "")).join("|"),
        picks: [pick],
        oddsKeys: oddsKeysOf(play, pick),
      };
    }),
  );
}

/** What stands for a pick and all others that win with it: its digits in ascending order where any order wins. */
export function numberOf(play: Play, pick: string): string {
  return play.singleBets?.order === "any" ? pick.split("").toSorted().join("") : pick;
}

function oddsKeysOf(play: Play, pick: string): readonly string[] {
  const own = play.singleBets?.oddsKeysOf?.(pick);
  if (own !== undefined) return own;
  const key = play.oddsKeyOf?.(pick) ?? pick;
  return play.oddsKeys.includes(key) ? [key] : play.oddsKeys;
}

function combinationsOf(picks: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return picks.flatMap((pick, place) => combinationsOf(picks.slice(place + 1), size - 1).map((rest) => [pick, ...rest]));
}

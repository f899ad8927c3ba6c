import type { ListState } from "@lantern/rules/games/list-state.ts";
import type { GameItem } from "../../shared/games/game-href.ts";

/** How many lists are kept for the way back. */
const keptMax = 12;

const kept = new Map<string, ListState<GameItem>>();

/** Lists as they were left, by their place in the history: a step back finds items, filters and tab as before. Only browsers write. */
export const keptLists = {
  of: (place: string): ListState<GameItem> | undefined => {
    const state = kept.get(place);
    // Nobody waits any more for the page that was on its way then.
    return state?.pull === "pulling" ? { ...state, pull: "before" } : state;
  },
  keep: (place: string, state: ListState<GameItem>): void => {
    kept.delete(place);
    kept.set(place, state);
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  },
  forget: (): void => kept.clear(),
} as const;

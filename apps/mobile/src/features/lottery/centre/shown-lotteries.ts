import type { CallValue } from "@lantern/contract/call.ts";
import type { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";

export type LotteryGroup = CallValue<typeof getGameMenu>[number];
export type Lottery = LotteryGroup["gameMenus"][number];

/** What the list shows (specification 4.4.1). */
export type LotteryListType = "all" | "hot" | "recent" | "fav" | "filter";

export interface LotteryFilter {
  /** Part of the name; empty for any. */
  readonly name: string;
  /** A label; undefined for all. */
  readonly label: string | undefined;
}

export const noFilter: LotteryFilter = { name: "", label: undefined };

/** The tag of the group of hot games (specification 3.13.1). */
const hotTag = "hot";

/** The labels that a lottery can be filtered by, in the merchant's order; the hot group is none. */
export function labelsOf(groups: readonly LotteryGroup[]): readonly string[] {
  return groups.filter(({ tag }) => tag !== hotTag).map(({ labelName }) => labelName);
}

/** Every lottery once, in the merchant's order. */
export function allLotteries(groups: readonly LotteryGroup[]): readonly Lottery[] {
  const grouped = groups.filter(({ tag }) => tag !== hotTag).flatMap(({ gameMenus }) => gameMenus);
  return [...new Map(grouped.map((game) => [game.gameId, game])).values()];
}

export interface ListWish {
  readonly type: LotteryListType;
  readonly filter: LotteryFilter;
  readonly recent: readonly Lottery[];
  readonly favourites: readonly number[];
}

/** The lotteries of a tab or filter. A name is looked for as a part of `remark`, whatever its case (specification 5.6). */
export function shownLotteries(groups: readonly LotteryGroup[], { type, filter, recent, favourites }: ListWish): readonly Lottery[] {
  const all = allLotteries(groups);
  switch (type) {
    case "all":
      return all;
    case "hot":
      return groups.find(({ tag }) => tag === hotTag)?.gameMenus ?? [];
    case "recent":
      return recent;
    case "fav":
      return all.filter(({ gameId }) => favourites.includes(gameId));
    case "filter": {
      const labelled = filter.label === undefined ? all : allLotteries(groups.filter(({ labelName }) => labelName === filter.label));
      const part = filter.name.trim().toLowerCase();
      return labelled.filter(({ remark }) => remark.toLowerCase().includes(part));
    }
  }
}

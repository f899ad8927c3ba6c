import type { HomeSources } from "./games/get-home.ts";
import { getGameMenu } from "./lottery/get-game-menu.ts";
import { getSystemAnnouncements } from "./messages/get-system-announcements.ts";

const lotteriesMax = 6;

/** What the home page shows beside games: the ticker's announcements, and the lotteries whose issues lock next. */
export const homeSources: HomeSources = {
  announcements: async (context) => {
    const { announcements } = await getSystemAnnouncements(context);
    return announcements.map(({ id, title }) => ({ id, title }));
  },
  lotteries: async (context) => {
    const listed = (await getGameMenu(context)).flatMap((group) => group.gameMenus);
    // A hot lottery stands under its label as well.
    const each = new Map(listed.map((game) => [game.gameId, game]));
    return [...each.values()]
      .filter((game) => game.isSale)
      .toSorted((one, other) => one.remainTime - other.remainTime)
      .slice(0, lotteriesMax);
  },
};

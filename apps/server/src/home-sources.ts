import { countdownDaysFromMs } from "@lantern/rules/lottery/countdown.ts";
import type { HomeSources } from "./games/get-home.ts";
import { viewGames } from "./lottery/game-view.ts";
import { listGames } from "./lottery/lottery-game.ts";
import { getSystemAnnouncements } from "./messages/get-system-announcements.ts";

/** Home shows the lotteries that lock soon, so many of them; those that lock in days are in the lottery centre. */
const lotteriesMax = 8;
const announcementsMax = 10;

/** What the home page shows of the capabilities that games does not know. */
export const homeSources: HomeSources = {
  announcements: async (context) => {
    const { announcements } = await getSystemAnnouncements(context);
    return announcements.slice(0, announcementsMax).map(({ id, title }) => ({ id, title }));
  },
  lotteries: async ({ database, merchant, language, clock }) => {
    const games = await viewGames(database, await listGames(database, merchant.id), { language, at: clock.now() });
    return games
      .filter((game) => game.isSale && game.remainTime < countdownDaysFromMs)
      .toSorted((first, second) => first.remainTime - second.remainTime)
      .slice(0, lotteriesMax);
  },
};

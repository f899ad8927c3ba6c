import type { CallValue } from "@lantern/contract/call.ts";
import type { getHome as getHomeCall } from "@lantern/contract/games/get-home.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { CallContext } from "../platform/context.ts";
import { getBanners } from "../site/get-banners.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { readHotMatches } from "./matches/hot-matches.ts";
import { toGameItem } from "./game-item.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { readHotGames } from "./read-hot-games.ts";
import { readRecentWins } from "./read-recent-wins.ts";
import { categoriesOf, readVendorEntries } from "./vendor-entries.ts";
import { viewerOf, type Viewer } from "./viewer.ts";

type Home = CallValue<typeof getHomeCall>;

/** What home shows of capabilities that games does not know: whoever puts the capabilities together gives it. */
export interface HomeSources {
  readonly announcements: (context: CallContext) => Promise<Home["announcements"]>;
  readonly lotteries: (context: CallContext) => Promise<Home["lotteries"]>;
}

const hotGamesMax = 12;

/** Makes the operation that answers everything the home page shows in one call (specification 2.25). */
export function makeGetHome(sources: HomeSources): (context: CallContext) => Promise<Home> {
  return async (context) => {
    const viewer = viewerOf(context, undefined);
    const [banners, announcements, vendors, hotGames, hotMatches, lotteries, recentWins] = await Promise.all([
      getBanners(context, { params: undefined, query: { group: "m_home" }, body: undefined }),
      sources.announcements(context),
      readVendorEntries(context, viewer),
      readHotGames(context),
      readHotMatches(context),
      sources.lotteries(context),
      recentWinsOf(context, viewer),
    ]);
    return {
      banners,
      announcements,
      categories: categoriesOf(vendors).map((category) => category.gameCategory),
      vendors,
      esportsLeaveSports: settingsOf(context.merchant).esportsLeaveSports,
      hotGames: hotGames.slice(0, hotGamesMax).map((game) => toGameItem(game, viewer)),
      hotMatchCount: hotMatches.length,
      lotteries,
      recentWins,
    };
  };
}

/** The recent wins of games that are still offered. */
async function recentWinsOf(context: CallContext, viewer: Viewer): Promise<Home["recentWins"]> {
  const { gameByNodeId } = await readCatalogue(context, context.merchant);
  return (await readRecentWins(context)).flatMap((win) => {
    const game = gameByNodeId.get(win.nodeId);
    if (game === undefined) return [];
    const { gameName, iconUrl } = toGameItem(game, viewer);
    const { id, userName, currency, wonAt } = win;
    return [{ id, userName, gameName, iconUrl, amount: formatAmount(win.amountUnits, 2), currency, wonAt: wonAt.toISOString() }];
  });
}

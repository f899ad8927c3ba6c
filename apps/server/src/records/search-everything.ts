import type { CallValue } from "@lantern/contract/call.ts";
import type { searchEverything as searchEverythingCall } from "@lantern/contract/records/search-everything.ts";
import { languageByWireCode } from "@lantern/phrases/languages.ts";
import { comparableText } from "@lantern/rules/search/comparable-text.ts";
import { marksOf, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import { toUnicode } from "../accounts/kyc/to-unicode.ts";
import { toGameItem } from "../games/game-item.ts";
import { currenciesOf } from "../games/offered-games.ts";
import { foundExtents, type FoundExtent } from "../games/search/found-games.ts";
import { searchGames } from "../games/search/search-games.ts";
import { searchVendors } from "../games/search/search-vendors.ts";
import { viewerOf } from "../games/viewer.ts";
import type { CallInput } from "../http/answer.ts";
import { lotteryVendorCode } from "../lottery/game-view.ts";
import { gameName } from "../lottery/lottery-game.ts";
import { searchLotteries } from "../lottery/search-lotteries.ts";
import { searchPromotions } from "../messages/search-promotions.ts";
import type { CallContext } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import { shareValue } from "../platform/shared-value.ts";

type Found = CallValue<typeof searchEverythingCall>;
type Match = Found["games"]["hits"][number]["match"];

/** Many type the same beginnings of the same names. */
const remembered = new Remembered<Found>({ ms: 3_000, keysMax: 1_000 });

const othersMax = 10;
const othersCountedMax = 100;

/** One search over everything that can be opened: each kind ranked by itself, nothing that the caller's own lists do not hold. */
export function searchEverything(context: CallContext, { query }: CallInput<typeof searchEverythingCall>): Promise<Found> {
  const typed = toUnicode(query.text);
  const language = languageByWireCode(query.language ?? "") === undefined ? context.language : (query.language ?? context.language);
  const asked = `${comparableText(typed).characters.join("")} ${typed.trim().split(/\s+/).join(" ").toLowerCase()}`;
  const extent = query.all === true ? foundExtents.all : foundExtents.first;
  const key = [context.merchant.id, language, context.hostName, currenciesOf(context).join(","), extent.shownMax, asked].join("\0");
  return remembered.read(context, key, () => findEach(context, typed, language, extent));
}

async function findEach(context: CallContext, typed: string, language: string, extent: FoundExtent): Promise<Found> {
  const viewer = viewerOf(context, language);
  const games = await searchGames(context, typed, viewer, extent);
  const vendors = await searchVendors(context, typed, viewer);
  const lotteries = await searchLotteries(context, typed, language);
  const promotions = await searchPromotions(context, typed, language);
  return shareValue({
    games: {
      hits: games.best.slice(0, extent.shownMax).map((match) => ({ game: toGameItem(match.thing, viewer), match: marksOf(match) })),
      count: Math.min(games.count, extent.countedMax),
      more: games.count > extent.countedMax || !games.isAll,
    },
    vendors: groupOf(vendors, (vendor, match) => ({ vendor, match })),
    lotteries: groupOf(lotteries, (game, match) => ({
      lottery: {
        gameId: game.id,
        code: game.code,
        remark: gameName(game, language),
        mobileIconUrl: game.iconUrl,
        vassalage: lotteryVendorCode,
        nodeId: `lottery-${game.id}`,
      },
      match,
    })),
    promotions: groupOf(promotions, ({ id, title, imageUrl }, match) => ({
      promotion: { id, title, photoUrl: imageUrl },
      match,
    })),
  });
}

function groupOf<Thing, Hit>(found: readonly RankedMatch<Thing>[], toHit: (thing: Thing, match: Match) => Hit) {
  return {
    hits: found.slice(0, othersMax).map((match) => toHit(match.thing, marksOf(match))),
    count: Math.min(found.length, othersCountedMax),
    more: found.length > othersCountedMax,
  };
}

import type { CallValue } from "@lantern/contract/call.ts";
import type { searchEverything as searchEverythingCall } from "@lantern/contract/records/search-everything.ts";
import { languageByWireCode } from "@lantern/phrases/languages.ts";
import { comparableText } from "@lantern/rules/search/comparable-text.ts";
import type { RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import { toUnicode } from "../accounts/kyc/to-unicode.ts";
import { toGameItem } from "../games/game-item.ts";
import { currenciesOf } from "../games/offered-games.ts";
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

const gamesMax = 30;
const othersMax = 10;
const countedMax = 100;

/** One search over everything that can be opened: each kind ranked by itself, nothing that the caller's own lists do not hold. */
export function searchEverything(context: CallContext, { query }: CallInput<typeof searchEverythingCall>): Promise<Found> {
  const typed = toUnicode(query.text);
  const language = languageByWireCode(query.language ?? "") === undefined ? context.language : (query.language ?? context.language);
  const asked = `${comparableText(typed).characters.join("")} ${typed.trim().split(/\s+/).join(" ").toLowerCase()}`;
  const key = [context.merchant.id, language, context.hostName, currenciesOf(context).join(","), asked].join("\0");
  return remembered.read(context, key, () => findAll(context, typed, language));
}

async function findAll(context: CallContext, typed: string, language: string): Promise<Found> {
  const viewer = viewerOf(context, language);
  const games = await searchGames(context, typed, viewer);
  const vendors = await searchVendors(context, typed, viewer);
  const lotteries = await searchLotteries(context, typed, language);
  const promotions = await searchPromotions(context, typed, language);
  return shareValue({
    games: groupOf(games, gamesMax, (game, match) => ({ game: toGameItem(game, viewer), match })),
    vendors: groupOf(vendors, othersMax, (vendor, match) => ({ vendor, match })),
    lotteries: groupOf(lotteries, othersMax, (game, match) => ({
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
    promotions: groupOf(promotions, othersMax, ({ id, title, imageUrl }, match) => ({
      promotion: { id, title, photoUrl: imageUrl },
      match,
    })),
  });
}

function groupOf<Thing, Hit>(found: readonly RankedMatch<Thing>[], max: number, toHit: (thing: Thing, match: Match) => Hit) {
  return {
    hits: found.slice(0, max).map((match) => toHit(match.thing, matchOf(match))),
    count: Math.min(found.length, countedMax),
    more: found.length > countedMax,
  };
}

function matchOf({ ranges, alsoCalled }: RankedMatch<unknown>): Match {
  return {
    ranges: ranges.map(([start, end]) => [start, end]),
    alsoCalled: alsoCalled?.name ?? "",
    alsoCalledRanges: (alsoCalled?.ranges ?? []).map(([start, end]) => [start, end]),
  };
}

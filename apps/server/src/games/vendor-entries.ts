import type { gameVendor as gameVendorSchema } from "@lantern/contract/schemas/game-vendor.ts";
import type { CategoryEntry } from "@lantern/rules/games/categories.ts";
import type { Static } from "typebox";
import type { CallContext } from "../platform/context.ts";
import { publicOriginOf, type CatalogueGame, type CatalogueVendor } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { offeredGames } from "./offered-games.ts";
import { textIn, type Viewer } from "./viewer.ts";

export type VendorEntry = Static<typeof gameVendorSchema>;

/** The categories' order where the merchant sets none (specification 2.28.1). */
const usualOrder = ["RNG", "LIVE", "FISH", "LOTT", "ELOTT", "SPORTS", "ESPORTS", "COCKFIGHT", "PVP"];

/**
 * The vendors of each category: categories in the merchant's order (his setting `gameCategoryOrder`), in each the
 * vendors in the merchant's order. A vendor is in the categories in which it has a game that is offered.
 */
export async function readVendorEntries(context: CallContext, viewer: Viewer): Promise<VendorEntry[]> {
  const { vendors } = await readCatalogue(context, context.merchant);
  const offered = shelvesOf(await offeredGames(context));
  const lines = categoryOrder(context).flatMap((category) =>
    vendors.map((vendor) => ({ category, vendor, games: offered.get(`${category} ${vendor.code}`) ?? [] })),
  );
  return lines
    .filter(({ category, vendor, games }) => games.length > 0 || vendor.category === category)
    .map(({ category, vendor, games }) => ({
      accountTypeName: vendor.code,
      displayName: textIn(vendor.displayNames, viewer.languages),
      supportPlay: supportPlayOf(games, viewer),
      gameCategory: category,
      iconUrl: iconOf(vendor, games, viewer),
      gameCount: games.length,
    }));
}

/** Games by category and vendor of each list of games that is offered: every page asks, and a list never changes. */
const shelvesOfGames = new WeakMap<readonly CatalogueGame[], ReadonlyMap<string, readonly CatalogueGame[]>>();

function shelvesOf(games: readonly CatalogueGame[]): ReadonlyMap<string, readonly CatalogueGame[]> {
  const known = shelvesOfGames.get(games);
  if (known !== undefined) return known;
  const shelves = Map.groupBy(games, (game) => `${game.category} ${game.vendorCode}`);
  shelvesOfGames.set(games, shelves);
  return shelves;
}

/** A path is a picture on the vendor's own origin where his games have one, else on the platform's. */
function iconOf({ iconUrl }: CatalogueVendor, [game]: readonly CatalogueGame[], viewer: Viewer): string {
  return iconUrl.startsWith("/") && game !== undefined ? `${publicOriginOf(game.origin, viewer.hostName)}${iconUrl}` : iconUrl;
}

/** The vendor sorting list (specification 2.28.1, 3.11.2). */
export function categoriesOf(entries: readonly VendorEntry[]): { gameCategory: string; vendorNames: string[] }[] {
  const byCategory = Map.groupBy(entries, (entry) => entry.gameCategory);
  return [...byCategory].map(([gameCategory, vendors]) => ({
    gameCategory,
    vendorNames: vendors.map((vendor) => vendor.accountTypeName),
  })) satisfies CategoryEntry[];
}

function supportPlayOf(games: readonly CatalogueGame[], viewer: Viewer): number {
  return viewer.freePlay && games.some((game) => game.freePlay) ? 0 : 1;
}

function categoryOrder({ merchant }: CallContext): readonly string[] {
  const wanted = merchant.settings["gameCategoryOrder"];
  const first = Array.isArray(wanted) ? wanted.filter((code): code is string => usualOrder.includes(String(code))) : [];
  return [...new Set([...first, ...usualOrder])];
}

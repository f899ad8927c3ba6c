import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CatalogueAnswer, CatalogueGame } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { TitleDefinition } from "../engine/types.ts";
import { leagues } from "../sports/leagues/registry.ts";
import type { League } from "../sports/leagues/types.ts";
import { betStakesFor } from "../sports/server/stakes.ts";
import { titles } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { brands, moneyPlaceOf, type MoneyPlace } from "./brands.ts";
import { offeredCurrencies } from "./offered-currencies.ts";
import { returnFiguresOf } from "./return-figures.ts";

/** What the studio pushes now, by game code. */
const hotCodes: ReadonlySet<string> = new Set([
  "GN-TIGER",
  "SB-CARP",
  "TR-TUKTU",
  "NB-RIVER",
  "GN-MONKE",
  "TR-DURIAN",
  "SB-BUFFA",
  "TR-CHILI",
]);
const newCodes: ReadonlySet<string> = new Set(["GN-TURTL", "SB-ROOST", "TR-NOODL", "NB-FIREW", "NB-BOATS", "PM-KITES", "PM-REEF"]);

/**
 * The titles of the brands whose players' money stands at a place, as the platform lists them. Pictures carry a mark of their content, so that they can be cached for ever.
 * @param artFolder folder that is served under `/art/`
 */
export function makeCatalogue(
  artFolder: string,
  moneyAt: MoneyPlace,
  configuration: { readonly walletSecret?: string | undefined },
): CatalogueAnswer {
  const isThere = (brandCode: string) => moneyPlaceOf(brandCode, configuration) === moneyAt;
  const listed = brands.filter(({ brandCode }) => isThere(brandCode));
  const games = [
    ...titles.filter(({ brandCode }) => isThere(brandCode)).map((title) => entryOf(title, artFolder)),
    ...leagues.filter(({ brandCode }) => isThere(brandCode)).map((league) => leagueEntryOf(league, artFolder)),
  ];
  const version = createHash("sha256")
    .update(JSON.stringify({ brands: listed, games }))
    .digest("hex")
    .slice(0, 16);
  return { status: "ok", version, brands: listed, games };
}

function entryOf(title: TitleDefinition, artFolder: string): CatalogueGame {
  const figures = returnFiguresOf(title.code);
  return {
    gameCode: title.code,
    brandCode: title.brandCode,
    category: "RNG",
    names: { ...title.name },
    // Falling symbols are the arcade kind, turning reels the classic one. No title has a jackpot.
    classification: title.engine === "cascading" ? "AC" : "SC",
    minBetUnits: smallestStake(title, "THB"),
    minBetUnitsByCurrency: Object.fromEntries(offeredCurrencies.map((currency) => [currency, smallestStake(title, currency)])),
    imageUrl: tileUrl(title.code, "webp", artFolder),
    imageUrlAvif: tileUrl(title.code, "avif", artFolder),
    placeholderColour: title.theme.palette.ground,
    supportsFreePlay: true,
    isNew: newCodes.has(title.code),
    isHot: hotCodes.has(title.code),
    returnToPlayer: figures.returnToPlayer,
    returnToPlayerPercent: figures.returnToPlayerPercent,
    volatility: title.volatility,
    lines: title.lines.length > 0 ? title.lines.length : title.ways,
  };
}

/** E-sports are sports vendors by their codes (specification 2.28.2), so all leagues are of one category. */
function leagueEntryOf(league: League, artFolder: string): CatalogueGame {
  const smallest = (currency: string): string => betStakesFor(currency).minUnits.toString();
  return {
    gameCode: league.code,
    brandCode: league.brandCode,
    category: "SPORTS",
    names: Object.fromEntries(Object.entries(league.names)),
    classification: "VS",
    minBetUnits: smallest("THB"),
    minBetUnitsByCurrency: Object.fromEntries(offeredCurrencies.map((currency) => [currency, smallest(currency)])),
    imageUrl: tileUrl(league.code, "webp", artFolder),
    imageUrlAvif: tileUrl(league.code, "avif", artFolder),
    placeholderColour: league.palette.ground,
    supportsFreePlay: false,
    isNew: false,
    isHot: false,
    // What comes back depends on what is bet on: the game states it market by market.
    volatility: "medium",
    lines: 0,
  };
}

function smallestStake(title: TitleDefinition, currency: string): string {
  const [smallest] = stakesFor(title, currency).stakes;
  if (smallest === undefined) throw new Error(`${title.code} has no stakes.`);
  return smallest.toString();
}

function tileUrl(gameCode: string, format: "webp" | "avif", artFolder: string): string {
  const url = `/art/tiles/${gameCode}.${format}`;
  const file = path.join(artFolder, "tiles", `${gameCode}.${format}`);
  if (!existsSync(file)) return url;
  return `${url}?v=${createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12)}`;
}

import { createHash } from "node:crypto";
import type { SiftedGames } from "./read-game-list.ts";
import type { CatalogueAnswer, CatalogueGame } from "./wire/catalogue.ts";

/** A game of a vendor's list, as far as his protocol tells. */
export interface ListedGame {
  readonly gameCode: string;
  readonly name: string;
  /** The maker's name: his brand at the platform is its letters and digits in capitals. */
  readonly maker: string;
  /** In the vendor's words ("Video Slots"). */
  readonly category: string;
  /** Absolute, or empty. */
  readonly imageUrl: string;
  readonly supportsFreePlay: boolean;
  /** Currency → smallest stake in units. */
  readonly minBetUnits: ReadonlyMap<string, bigint>;
  readonly volatility: CatalogueGame["volatility"];
  readonly lines: number;
}

/** The kit's category and class (specification 3.12, 3.19) of a vendor's category, by a word in its name. */
const categoriesByWord: readonly (readonly [RegExp, CatalogueGame["category"], string])[] = [
  [/baccarat/i, "LIVE", "BAC"],
  [/roulette/i, "LIVE", "ROU"],
  [/live/i, "LIVE", "BAC"],
  [/fish/i, "FISH", "AC"],
  [/e-?sport/i, "ESPORTS", "SC"],
  [/sport/i, "SPORTS", "SC"],
  [/multiplayer|pvp/i, "PVP", "SC"],
  [/jackpot/i, "RNG", "JP"],
  [/video poker/i, "RNG", "VP"],
  [/table|card/i, "RNG", "TG"],
  [/arcade|crash|instant/i, "RNG", "AC"],
];

/** What a database holds with room to spare. */
const linesMax = 1_000_000;

/**
 * A vendor's list as the kit's catalogue. Its version is a hash of the list, so that it changes whenever the list does. A
 * game that is listed twice counts as it stands first; games that are not of their shape were left out before.
 * Pictures are kept only where they are on the vendor's own origin: the page allows no other.
 */
export function toCatalogue(listText: string, { games, rejectedCount }: SiftedGames<ListedGame>, vendorUrl: string): CatalogueAnswer {
  const listed = [...Map.groupBy(games, ({ gameCode }) => gameCode).values()].flatMap(([first]) => first ?? []);
  const brands = new Map(listed.map((game) => [brandCodeOf(game.maker), game.maker] as const));
  return {
    status: "ok",
    version: createHash("sha256").update(listText).digest("hex").slice(0, 32),
    brands: [...brands].map(([brandCode, displayName]) => ({ brandCode, displayName })),
    games: listed.map((game) => toCatalogueGame(game, vendorUrl)),
    rejectedCount,
  };
}

/** "Golden Naga" → "GOLDENNAGA". */
export function brandCodeOf(maker: string): string {
  return maker
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 24);
}

function toCatalogueGame(game: ListedGame, vendorUrl: string): CatalogueGame {
  const [, category, classification] = categoriesByWord.find(([word]) => word.test(game.category)) ?? [undefined, "RNG", "SC"];
  const smallest = [...game.minBetUnits.values()].toSorted((one, other) => (one < other ? -1 : 1))[0] ?? 0n;
  return {
    gameCode: game.gameCode,
    brandCode: brandCodeOf(game.maker),
    category,
    names: { en: game.name },
    classification,
    minBetUnits: smallest.toString(),
    minBetUnitsByCurrency: Object.fromEntries([...game.minBetUnits].map(([currency, units]) => [currency, units.toString()])),
    imageUrl: pathOnOrigin(game.imageUrl, vendorUrl),
    placeholderColour: "#1b1b3a",
    supportsFreePlay: game.supportsFreePlay,
    isNew: false,
    isHot: false,
    volatility: game.volatility,
    lines: Math.min(linesMax, Math.max(0, Math.trunc(game.lines))),
  };
}

function pathOnOrigin(address: string, vendorUrl: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(vendorUrl).origin) return "";
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

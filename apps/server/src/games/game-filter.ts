import { parseAmount } from "@lantern/money/amount.ts";
import { gameCentreTabs } from "@lantern/rules/games/categories.ts";
import { liveLobby, liveTableClassOf } from "@lantern/rules/games/constants.ts";
import { gameNameMatches } from "@lantern/rules/games/name-search.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { keyOfCurrencies } from "./offered-games.ts";
import { textIn, type Viewer } from "./viewer.ts";

/** What a list can be narrowed by; an empty text narrows nothing. */
export interface GameFilter {
  readonly gameName?: string | undefined;
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** Decimal text, or "any". */
  readonly minBet?: string | undefined;
  readonly minLine?: string | undefined;
}

export interface FilterTerms {
  readonly viewer: Viewer;
  /** Whether IMES and TF leave sports (specification 2.28.4). */
  readonly esportsLeaveSports: boolean;
  /** The currencies that a smallest stake is looked at in. */
  readonly currencies: readonly string[];
}

/** The games that pass every filter that is set, in the order given (specification 2.36, 5.6, 7.9.2). */
export function filterGames(games: readonly CatalogueGame[], filter: GameFilter, terms: FilterTerms): CatalogueGame[] {
  const tests = [
    when(filter.gameType, (gameType) => (game) => isOfType(game, gameType, terms.esportsLeaveSports)),
    when(filter.vassalage, (vassalage) => (game) => vassalage === liveLobby || game.vendorCode === vassalage),
    when(filter.gameClassify, (code) => (game) => game.classification === (liveTableClassOf(code) ?? code)),
    when(filter.minBet, (minBet) => (game) => takesStakeOf(game, minBet, terms.currencies)),
    when(filter.minLine, (minLine) => (game) => game.lineCount >= Number(minLine)),
    when(filter.gameName, (typed) => (game) => gameNameMatches(textIn(game.names, terms.viewer.languages), typed)),
  ].filter((test) => test !== undefined);
  return games.filter((game) => tests.every((test) => test(game)));
}

/** Lists found in one list of games, by what was asked: many ask for the same. */
const foundOfGames = new WeakMap<readonly CatalogueGame[], Map<string, readonly CatalogueGame[]>>();
const foundMax = 500;

/** As `filterGames`, remembering what was found in this very list; for lists that many share. */
export function findGames(games: readonly CatalogueGame[], filter: GameFilter, terms: FilterTerms): readonly CatalogueGame[] {
  const key = findingKeyOf(filter, terms);
  const remembered = foundOfGames.get(games) ?? new Map<string, readonly CatalogueGame[]>();
  foundOfGames.set(games, remembered);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = isShelf(filter) ? filterGames(games, filter, terms) : filterGames(shelfOf(games, filter, terms), filter, terms);
  if (remembered.size >= foundMax) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Whether nothing but a category and a vendor is asked for. */
function isShelf({ gameName = "", gameClassify = "", minBet = "", minLine = "" }: GameFilter): boolean {
  return [gameName.trim(), gameClassify, minBet, minLine].every((value) => value === "");
}

/** The games of the category and the vendor that are asked for: what else narrows a list looks at these alone. */
function shelfOf(games: readonly CatalogueGame[], { gameType, vassalage }: GameFilter, terms: FilterTerms): readonly CatalogueGame[] {
  return findGames(games, { gameType, vassalage }, terms);
}

/** What decides which games are found in a list, as one text: its parts are told apart by a character that no validated text holds. */
export function findingKeyOf(filter: GameFilter, { viewer, esportsLeaveSports, currencies }: FilterTerms): string {
  const { gameName = "", gameType = "", vassalage = "", gameClassify = "", minBet = "", minLine = "" } = filter;
  const asked = `${gameType}\0${vassalage}\0${gameClassify}\0${minBet}\0${minLine}\0${gameName.trim().toLowerCase()}`;
  return `${asked}\0${esportsLeaveSports}\0${viewer.languages.join(" ")}\0${keyOfCurrencies(currencies)}`;
}

function when(value: string | undefined, makeTest: (value: string) => (game: CatalogueGame) => boolean) {
  return value === undefined || value === "" ? undefined : makeTest(value);
}

/** Sports of the e-sports vendors are e-sports as well, or only that, as the tabs of the game centre have it (specification 2.28.2). */
function isOfType(game: CatalogueGame, gameType: string, esportsLeaveSports: boolean): boolean {
  if (game.category !== "SPORTS") return game.category === gameType;
  const tabs = gameCentreTabs([{ gameCategory: game.category, vendorNames: [game.vendorCode] }], { esportsLeaveSports });
  return tabs.some(({ tab, vendorNames }) => tab === gameType && vendorNames.includes(game.vendorCode));
}

/** Whether the game can be played for a stake as small as this; "any" asks for none in particular (specification 3.19.3). */
function takesStakeOf(game: CatalogueGame, minBet: string, currencies: readonly string[]): boolean {
  const asked = parseAmount(minBet, { decimalsMax: 4 });
  if (!asked.ok) return true;
  return currencies.some((currency) => {
    const smallest = game.minBetUnits.get(currency);
    return smallest !== undefined && smallest <= asked.amountUnits;
  });
}

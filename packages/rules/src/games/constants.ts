/** Page sizes of lists (specification 9.1). */
export const gameListPageSize = 15;
export const recentGamesPageSize = 15;
export const recentTabPageSize = 10;
export const favouriteIdsPageSize = 1000;
export const recentLotteryCount = 100;

/** What clients send with every list (specification 9.10.5, 9.10.6). */
export const clientType = 2;
export const gamePlatform = "html5";

/** Live-table classes, `caId` (specification 3.19.1). */
export const liveTableClasses = ["BAC", "SIC", "ROU", "DAT", "BJ", "HE", "MT", "TCP", "WZPJ", "SD", "FT", "NN", "YSX", "ZJH"] as const;
export type LiveTableClass = (typeof liveTableClasses)[number];

/** Slot categories (specification 3.19.2). */
export const slotClasses = ["JP", "SC", "VP", "TG", "AC"] as const;
export type SlotClass = (typeof slotClasses)[number];

/** A live-table class by its code; WZP is another writing of WZPJ. Undefined for anything else. */
export function liveTableClassOf(code: string): LiveTableClass | undefined {
  return code === "WZP" ? "WZPJ" : liveTableClasses.find((known) => known === code);
}

/** The classes that a list can be filtered by: live tables and slots only (specification 2.36). */
export function classesOf(gameType: string): readonly string[] {
  if (gameType === "LIVE") return liveTableClasses;
  return gameType === "RNG" ? slotClasses : [];
}

/** Minimum-bet options of the filter, decimal texts; undefined is any (specification 3.19.3). */
export const minimumBetOptions = [undefined, "0.01", "0.05", "0.1", "0.5", "0.75"] as const;
export type MinimumBet = (typeof minimumBetOptions)[number];

/** The vendor entry that a live list begins with (specification 2.35.3). */
export const liveLobby = "LOBBY";

/** Heights of an item of the game list in px (specification 9.10.1). */
export function gameItemHeightPx(gameType: string): 280 | 420 {
  return ["FISH", "PVP", "LOTT", "ELOTT"].includes(gameType) ? 420 : 280;
}

/** How many recent wins home shows. */
export const recentWinsMax = 12;

/** Prize modes, the price lists of a lottery (specification 3.20.4; SEA by 7.14.1), and the one that holds where nothing is said (9.5.3). */
export const prizeModes = ["Lott", "SEA", "ZY", "Elott"] as const;
export type PrizeMode = (typeof prizeModes)[number];
export const defaultPrizeMode = "Lott" satisfies PrizeMode;

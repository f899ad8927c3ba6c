import { defaultPrizeMode } from "./constants.ts";

/** What deciding about a start needs of a game item (specification 3.9). */
export interface LaunchableGame {
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameId: string;
  readonly nodeId?: string;
  readonly gameCode?: string;
  readonly gameGroupId?: string;
  readonly lottoMode?: string;
  /** 0 means that free play is supported. */
  readonly supportPlay?: number;
}

/** How a game is to be played: for money, or free where the game supports it. */
export type PlayChoice = "money" | "free";

export type LaunchDecision =
  | { readonly kind: "login" }
  /** The lottery launch call (specification 7.15). */
  | { readonly kind: "lottery_launch"; readonly vendor: string; readonly gameCode: string; readonly prizeMode: string }
  /** The app's own launch page (specification 2.8.5). */
  | { readonly kind: "launch_page"; readonly query: LaunchPageQuery }
  /** The generic launcher (specification 7.13). */
  | {
      readonly kind: "vendor_launch";
      readonly vendor: string;
      readonly gameCategory: string;
      readonly gameId: string;
      readonly nodeId: string | undefined;
      readonly supportPlay: number | undefined;
      readonly free: boolean;
    };

export interface LaunchPageQuery {
  readonly playType: "ent" | "trad";
  readonly gameId: string;
  readonly gameGroupId: string;
  readonly prize_mode: string;
  readonly code: string;
  readonly pageBack: "home";
}

const lotteryLaunchVendors = ["TCG_LOTTO_VN", "TCG_SEA"];

/**
 * What starting a game does (specification 4.6), in this order: without a session to the login, except for free play of a game
 * that supports it; the two lottery vendors by the lottery launch call; lotteries to the launch page; all else by the generic
 * launcher with its free flag.
 */
export function decideLaunch(
  game: LaunchableGame,
  start: { readonly loggedIn: boolean; readonly choice?: PlayChoice; readonly prizeMode?: string },
): LaunchDecision {
  const free = start.choice === "free" && game.supportPlay === 0;
  if (!start.loggedIn && !free) return { kind: "login" };
  const prizeMode = start.prizeMode ?? defaultPrizeMode;
  if (lotteryLaunchVendors.includes(game.vassalage)) {
    return { kind: "lottery_launch", vendor: game.vassalage, gameCode: game.gameCode ?? game.gameId, prizeMode };
  }
  if (game.gameType === "LOTT" || game.gameType === "ELOTT") return { kind: "launch_page", query: launchPageQuery(game, prizeMode) };
  const { gameId, nodeId, supportPlay, gameType, vassalage } = game;
  return { kind: "vendor_launch", vendor: vassalage, gameCategory: gameType, gameId, nodeId, supportPlay, free };
}

/** `ent` when the lotto mode contains Entertainment, else `trad` (specification 2.8.5). */
export function playTypeOf(lottoMode: string | undefined): "ent" | "trad" {
  return lottoMode?.includes("Entertainment") === true ? "ent" : "trad";
}

function launchPageQuery(game: LaunchableGame, prizeMode: string): LaunchPageQuery {
  return {
    playType: playTypeOf(game.lottoMode),
    gameId: game.gameId,
    gameGroupId: game.gameGroupId ?? "",
    prize_mode: prizeMode,
    code: game.gameCode ?? "",
    pageBack: "home",
  };
}

/** What a tap on a tile asks first: how to play where free play exists, which device for sports (specification 2.37). */
export function tapTile(game: Pick<LaunchableGame, "gameType" | "supportPlay">): "choose_play" | "choose_device" | "start" {
  if (game.supportPlay === 0) return "choose_play";
  return game.gameType === "SPORTS" ? "choose_device" : "start";
}

/** The platform field of the launch call by the device that was chosen (specification 7.13). */
export function launchPlatform(device: "mobile" | "desktop"): "MOBILE" | "web" {
  return device === "mobile" ? "MOBILE" : "web";
}

/** What choosing a vendor in the game centre does (specification 2.31). */
export type VendorChoice =
  | { readonly to: "game_list"; readonly vassalage: string }
  | { readonly to: "lottery_launch"; readonly vendor: string }
  | { readonly to: "vendor_launch"; readonly vendor: string };

export function chooseVendor(vendor: { readonly accountTypeName: string; readonly gameCategory: string }): VendorChoice {
  const name = vendor.accountTypeName;
  if (name === "TCG_LOTTO_VN") return { to: "lottery_launch", vendor: name };
  return vendor.gameCategory === "RNG" ? { to: "game_list", vassalage: name } : { to: "vendor_launch", vendor: name };
}

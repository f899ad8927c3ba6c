import { pages } from "../../../paths.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";

export interface LotteryPlace {
  readonly mui: string;
  readonly playType: string;
  readonly gameId: string;
}

/** The address of a lottery's page (specification 2.7). */
export function lotteryAddress({ mui, playType, gameId }: LotteryPlace, prizeMode: PrizeMode): string {
  const path = pages.lotteryGame.path
    .replace("$mui", encodeURIComponent(mui))
    .replace("$playType", encodeURIComponent(playType))
    .replace("$gameId", encodeURIComponent(gameId));
  return `${path}?${new URLSearchParams({ prize_mode: prizeMode }).toString()}`;
}

/** The address of the check of one of its draws. */
export function drawAddress(place: LotteryPlace, prizeMode: PrizeMode, numero: string): string {
  return `${lotteryAddress(place, prizeMode)}&${new URLSearchParams({ view: "draw", numero }).toString()}`;
}

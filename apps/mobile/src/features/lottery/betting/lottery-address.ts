import { pages } from "../../../paths.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";

/** The address of a lottery's page (specification 2.7). */
export function lotteryAddress(
  { mui, playType, gameId }: { readonly mui: string; readonly playType: string; readonly gameId: string },
  prizeMode: PrizeMode,
): string {
  const path = pages.lotteryGame.path
    .replace("$mui", encodeURIComponent(mui))
    .replace("$playType", encodeURIComponent(playType))
    .replace("$gameId", encodeURIComponent(gameId));
  return `${path}?${new URLSearchParams({ prize_mode: prizeMode }).toString()}`;
}

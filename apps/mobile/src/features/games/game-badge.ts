import type { Translate } from "@lantern/phrases/i18n.ts";
import type { GameItem } from "../../shared/games/game-href.ts";

/** The one badge of a tile: live over hot over new (specification 2.37.1). */
export function badgeOf(
  game: Pick<GameItem, "gameType" | "isTop" | "isNew">,
  t: Translate,
): { readonly kind: "live" | "hot" | "new"; readonly text: string } | undefined {
  if (game.gameType === "LIVE") return { kind: "live", text: t("games.badge.live") };
  if (game.isTop) return { kind: "hot", text: t("games.badge.hot") };
  return game.isNew ? { kind: "new", text: t("games.badge.new") } : undefined;
}

import type { game as gameSchema } from "@lantern/contract/schemas/game.ts";
import type { Static } from "typebox";
import { publicOriginOf, type CatalogueGame } from "./catalogue.ts";
import { textIn, type Viewer } from "./viewer.ts";

export type GameItem = Static<typeof gameSchema>;

/** A game as the wire shows it to this viewer (specification 3.9). */
export function toGameItem(game: CatalogueGame, viewer: Viewer): GameItem {
  const gameName = textIn(game.names, viewer.languages);
  const origin = publicOriginOf(game.origin, viewer.hostName);
  const onOrigin = (path: string) => (path === "" ? "" : `${origin}${path}`);
  const iconUrl = game.imageUrl ?? onOrigin(game.imagePath);
  return {
    nodeId: game.nodeId,
    vassalage: game.vendorCode,
    vendorCode: game.vendorCode,
    gameCode: game.gameCode,
    gameId: game.gameId,
    roomId: game.roomId,
    gameType: game.category,
    gameName,
    nodeName: gameName,
    showIcon: iconUrl === "" ? 0 : 1,
    iconUrl,
    iconUrlAvif: game.imageUrl === undefined ? onOrigin(game.imagePathAvif) : "",
    mobileLargeIcon: iconUrl,
    placeholderColour: game.placeholderColour,
    supportPlay: game.freePlay && viewer.freePlay ? 0 : 1,
    isTop: game.isHot,
    isNew: game.isNew,
    lottoMode: game.lottoMode,
    gameGroupId: game.gameGroupId,
    gameClassifyNew: game.classification,
  };
}

import type { game as gameSchema } from "@lantern/contract/schemas/game.ts";
import type { Static } from "typebox";
import { publicOriginOf, type CatalogueGame } from "./catalogue.ts";
import { pictureUrl } from "./pictures/picture-plugin.ts";
import { textIn, type Viewer } from "./viewer.ts";

export type GameItem = Static<typeof gameSchema>;

/** A game as the wire shows it to this viewer (specification 3.9). */
export function toGameItem(game: CatalogueGame, viewer: Viewer): GameItem {
  const gameName = textIn(game.names, viewer.languages);
  const { iconUrl, iconUrlAvif, largeUrl } = pictureAddressesOf(game, viewer);
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
    iconUrlAvif,
    mobileLargeIcon: largeUrl,
    placeholderColour: game.placeholderColour,
    supportPlay: game.freePlay && viewer.freePlay ? 0 : 1,
    isTop: game.isHot,
    isNew: game.isNew,
    lottoMode: game.lottoMode,
    gameGroupId: game.gameGroupId,
    gameClassifyNew: game.classification,
  };
}

/** The merchant's own picture, else the vendor's as the platform has fetched it, else where the vendor has it. */
export function pictureAddressesOf(
  { imageUrl, pictureId, origin, imagePath, imagePathAvif }: CatalogueGame,
  { hostName }: Pick<Viewer, "hostName">,
) {
  if (imageUrl !== undefined) return { iconUrl: imageUrl, iconUrlAvif: "", largeUrl: imageUrl };
  if (pictureId !== undefined) {
    return {
      iconUrl: pictureUrl(pictureId, "small", "webp"),
      iconUrlAvif: pictureUrl(pictureId, "small", "avif"),
      largeUrl: pictureUrl(pictureId, "large", "webp"),
    };
  }
  const vendorOrigin = publicOriginOf(origin, hostName);
  const onOrigin = (path: string) => (path === "" ? "" : `${vendorOrigin}${path}`);
  return { iconUrl: onOrigin(imagePath), iconUrlAvif: onOrigin(imagePathAvif), largeUrl: onOrigin(imagePath) };
}

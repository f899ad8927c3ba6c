import { Type } from "typebox";

/** A game as lists and tiles show it (specification 3.9). */
export const game = Type.Object(
  {
    /** Names the game for favourites and recents. */
    nodeId: Type.String(),
    /** Account-type name of the vendor; `vendorCode` says the same. */
    vassalage: Type.String(),
    vendorCode: Type.String(),
    gameCode: Type.String(),
    gameId: Type.String(),
    roomId: Type.String(),
    /** Category code (specification 3.12). */
    gameType: Type.String(),
    gameName: Type.String(),
    nodeName: Type.String(),
    /** 1: the picture is shown. */
    showIcon: Type.Integer(),
    /** Absolute; empty where there is no picture. */
    iconUrl: Type.String(),
    /** The same picture as AVIF; empty where there is none. */
    iconUrlAvif: Type.String(),
    mobileLargeIcon: Type.String(),
    /** CSS colour shown until the picture is there. */
    placeholderColour: Type.String(),
    /** 0: free play is supported; 1: it is not. */
    supportPlay: Type.Integer(),
    /** Hot. */
    isTop: Type.Boolean(),
    isNew: Type.Boolean(),
    lottoMode: Type.String(),
    gameGroupId: Type.String(),
    /** Slot or live-table class (specification 3.19). */
    gameClassifyNew: Type.String(),
  },
  { $id: "Game" },
);

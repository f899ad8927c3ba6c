import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const launchGame = declareCall({
  name: "launch-game",
  capability: "games",
  method: "POST",
  path: "/wps/game/launchGame",
  access: "public",
  summary: "Opens a game at its vendor: for money with a session, free without one where game and merchant offer it.",
  body: Type.Object({
    gameCategory: Type.Optional(Type.String({ maxLength: 16 })),
    /** Account-type name. With no game named, its first game (of the category) opens. */
    vendor: Type.Optional(Type.String({ maxLength: 24 })),
    gameId: Type.Optional(Type.String({ maxLength: 64 })),
    /** Decides where `gameId` is sent as well. */
    nodeId: Type.Optional(Type.String({ maxLength: 64 })),
    /** Of a sports vendor's game: the match of the hot-match panel that it opens at. Ignored where the game is another's. */
    matchId: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}:[A-Za-z0-9._-]{1,64}$" })),
    platform: Type.Optional(Type.Union([Type.Literal("MOBILE"), Type.Literal("web")])),
    /** 0 asks for free play where `free` says nothing. */
    supportPlay: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    /** Asks for free play, or for real money though `supportPlay` is 0. */
    free: Type.Optional(Type.Boolean()),
    /** Path of the app where the game's back button leads; home where it is missing. */
    backUrl: Type.Optional(Type.String({ pattern: "^/(?![/\\\\])[\\x21-\\x5b\\x5d-\\x7e]*$", maxLength: 300 })),
  }),
  value: Type.Object({
    /** Absolute; good for one opening. */
    gameUrl: Type.String(),
    /** The vendor whose wallet the game plays with; absent where it plays with the platform's balance. */
    balanceAt: Type.Optional(Type.String()),
    /** The vendor to bring the money home from when the game is left; absent where nothing was moved to him. */
    walletVendor: Type.Optional(Type.String()),
  }),
  refusals: [
    "games.game_unknown",
    "games.game_unavailable",
    "games.free_play_unavailable",
    "games.vendor_unavailable",
    "safeguards.member_unknown",
    "safeguards.member_suspended",
    "safeguards.member_excluded",
    "safeguards.limit_reached",
  ],
  ratePerMinute: 60,
});

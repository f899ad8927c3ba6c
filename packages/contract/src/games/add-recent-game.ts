import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { sessionToken } from "../schemas/game-query.ts";

export const addRecentGame = declareCall({
  name: "add-recent-game",
  capability: "games",
  method: "POST",
  path: "/wps/relay/MCS2_addRecentGame",
  access: "session",
  summary: "Puts a game first among the member's recent ones. A launch does so by itself.",
  body: Type.Object({ nodeId: Type.String({ maxLength: 64 }), token: sessionToken, vendor: Type.Optional(Type.String({ maxLength: 24 })) }),
  value: Type.Object({ nodeId: Type.String() }),
  refusals: ["games.game_unknown"],
});

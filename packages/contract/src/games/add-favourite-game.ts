import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { sessionToken } from "../schemas/game-query.ts";

export const addFavouriteGame = declareCall({
  name: "add-favourite-game",
  capability: "games",
  method: "POST",
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  access: "session",
  summary: "Makes a game one of the member's favourites; one that is already stays as it is.",
  body: Type.Object({ nodeId: Type.String({ maxLength: 64 }), token: sessionToken, vendor: Type.Optional(Type.String({ maxLength: 24 })) }),
  value: Type.Object({ nodeId: Type.String(), favourite: Type.Literal(true) }),
  refusals: ["games.game_unknown", "games.favourites_full"],
});

import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { sessionToken } from "../schemas/game-query.ts";

export const removeFavouriteGame = declareCall({
  name: "remove-favourite-game",
  capability: "games",
  method: "DELETE",
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  access: "session",
  summary: "Takes a game out of the member's favourites; one that is none stays so.",
  body: Type.Object({ nodeId: Type.String({ maxLength: 64 }), token: sessionToken, vendor: Type.Optional(Type.String({ maxLength: 24 })) }),
  value: Type.Object({ nodeId: Type.String(), favourite: Type.Literal(false) }),
  refusals: [],
});

import type { CallValue } from "@lantern/contract/call.ts";
import type { removeFavouriteGame as removeFavouriteGameCall } from "@lantern/contract/games/remove-favourite-game.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";

const deleteFavourite = "delete from games_favourites where member_id = $1 and node_id::text = $2";

/** Takes a game out of the favourites; a game that is gone from the catalogue, too (specification 7.12.1). */
export async function removeFavouriteGame(
  { database, session }: SessionContext,
  { body }: CallInput<typeof removeFavouriteGameCall>,
): Promise<CallValue<typeof removeFavouriteGameCall>> {
  await database.query(deleteFavourite, [session.memberId, body.nodeId]);
  return { nodeId: body.nodeId, favourite: false };
}

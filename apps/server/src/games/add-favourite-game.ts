import type { CallValue } from "@lantern/contract/call.ts";
import type { addFavouriteGame as addFavouriteGameCall } from "@lantern/contract/games/add-favourite-game.ts";
import { favouriteIdsPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readCatalogue } from "./read-catalogue.ts";

const countFavourites = "select count(*)::integer as count from games_favourites where member_id = $1 and node_id <> $2";

const insertFavourite = `
  insert into games_favourites (member_id, node_id, added_at) values ($1, $2, $3)
  on conflict (member_id, node_id) do nothing`;

/** Makes a game a favourite (specification 7.12.1). A member has as many as one page of ids holds: 1,000. */
export async function addFavouriteGame(
  context: SessionContext,
  { body }: CallInput<typeof addFavouriteGameCall>,
): Promise<CallValue<typeof addFavouriteGameCall> | Refusal<"games.game_unknown" | "games.favourites_full">> {
  const { database, clock, merchant, session } = context;
  const game = (await readCatalogue(context, merchant)).gameByNodeId.get(body.nodeId);
  if (game === undefined) return refuse("games.game_unknown");
  const [counted] = await database.query<{ count: number }>(countFavourites, [session.memberId, game.nodeId]);
  if ((counted?.count ?? 0) >= favouriteIdsPageSize) return refuse("games.favourites_full");
  await database.query(insertFavourite, [session.memberId, game.nodeId, clock.now()]);
  return { nodeId: game.nodeId, favourite: true };
}

import type { CallValue } from "@lantern/contract/call.ts";
import type { addRecentGame as addRecentGameCall } from "@lantern/contract/games/add-recent-game.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { recordRecentGame } from "./record-recent-game.ts";

/** Puts a game among the recent ones (specification 7.11.2). */
export async function addRecentGame(
  context: SessionContext,
  { body }: CallInput<typeof addRecentGameCall>,
): Promise<CallValue<typeof addRecentGameCall> | Refusal<"games.game_unknown">> {
  const { database, clock, merchant, session } = context;
  const game = (await readCatalogue(context, merchant)).gameByNodeId.get(body.nodeId);
  if (game === undefined) return refuse("games.game_unknown");
  await recordRecentGame(database, { memberId: session.memberId, nodeId: game.nodeId, at: clock.now() });
  return { nodeId: game.nodeId };
}

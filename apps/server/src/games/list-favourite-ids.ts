import type { CallValue } from "@lantern/contract/call.ts";
import type { listFavouriteIds as listFavouriteIdsCall } from "@lantern/contract/games/list-favourite-ids.ts";
import { favouriteIdsPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { readFavouriteIds } from "./favourites.ts";
import { pageOf } from "./page-of.ts";

/** The nodeIds of the favourites, for the hearts on the tiles (specification 3.14.2, 7.12.3). */
export async function listFavouriteIds(
  { database, session }: SessionContext,
  { query }: CallInput<typeof listFavouriteIdsCall>,
): Promise<CallValue<typeof listFavouriteIdsCall>> {
  const ids = await readFavouriteIds(database, session.memberId);
  const { items, pageNum, totalPages } = pageOf(ids, query.pageNo ?? 1, query.pageSize ?? favouriteIdsPageSize);
  return { content: [...items], pageNum, totalPages };
}

import type { Queryable } from "@lantern/database/database.ts";

const selectFavouriteIds = "select node_id from games_favourites where member_id = $1 order by added_at desc, node_id";

/** The member's favourite games by nodeId, the last one added first. */
export async function readFavouriteIds(queryable: Queryable, memberId: string): Promise<string[]> {
  return (await queryable.query<{ node_id: string }>(selectFavouriteIds, [memberId])).map((row) => row.node_id);
}

import type { Queryable } from "@lantern/database/database.ts";

/** Recent games kept of a member. */
const recentsMax = 200;

const upsertRecent = `
  insert into games_recents (member_id, node_id, played_at) values ($1, $2, $3)
  on conflict (member_id, node_id) do update set played_at = greatest(games_recents.played_at, excluded.played_at)`;

const deleteOldest = `
  delete from games_recents
  where member_id = $1
    and node_id in (select node_id from games_recents where member_id = $1 order by played_at desc, node_id offset $2)`;

/** Puts a game first among the member's recent ones and forgets the oldest beyond 200. */
export async function recordRecentGame(
  queryable: Queryable,
  { memberId, nodeId, at }: { readonly memberId: string; readonly nodeId: string; readonly at: Date },
): Promise<void> {
  await queryable.query(upsertRecent, [memberId, nodeId, at]);
  await queryable.query(deleteOldest, [memberId, recentsMax]);
}

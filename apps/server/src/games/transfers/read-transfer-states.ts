import type { Queryable } from "@lantern/database/database.ts";
import type { TransferState } from "./transfer.ts";

const selectStates = "select id, state from games_vendor_transfers where member_id = $1 and id = any($2::uuid[])";

/** How a member's transfers stand, by their ids. */
export async function readTransferStates(
  queryable: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TransferState>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.query<{ id: string; state: TransferState }>(selectStates, [memberId, ids]);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

import type { Queryable } from "@lantern/database/database.ts";

const dayMs = 86_400_000;

/** How long messages are kept: what was read or deleted for less long than what was not. */
const rules = [
  { column: "deleted_at", keptMs: 30 * dayMs },
  { column: "read_at", keptMs: 180 * dayMs },
  { column: "created_at", keptMs: 400 * dayMs },
] as const;

const batchRows = 1_000;

const deleteSome = (column: (typeof rules)[number]["column"]) => `
  delete from messages_inbox where id in (select id from messages_inbox where ${column} < $1 limit $2) returning true as gone`;

/**
 * Deletes messages that are past their days, in batches, each a statement of its own.
 * @returns how many are gone.
 */
export async function deleteOldMessages(
  queryable: Pick<Queryable, "query">,
  at: Date,
  { rowsMax = batchRows }: { readonly rowsMax?: number } = {},
): Promise<number> {
  let gone = 0;
  for (const { column, keptMs } of rules) {
    let deleted: number;
    do {
      deleted = (await queryable.query(deleteSome(column), [new Date(at.getTime() - keptMs), rowsMax])).length;
      gone += deleted;
    } while (deleted === rowsMax);
  }
  return gone;
}

import { createHash } from "node:crypto";
import type { Database, Queryable } from "@lantern/database/database.ts";

/** 120 bits of each row's digest, as two numbers that can be summed: the order in which rows are read does not matter. */
const sumsOf = (row: string, table: string) => `
  select count(*)::text as rows,
         coalesce(sum(('x' || substr(digest, 1, 15))::bit(60)::bigint), 0)::text as first,
         coalesce(sum(('x' || substr(digest, 17, 15))::bit(60)::bigint), 0)::text as second
  from (select md5(row(${row})::text) as digest from ${table}) as digests`;

const microseconds = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** Written out, so that a column of a later version changes no hash of an older ledger. */
const ledgerSums = {
  accounts: sumsOf("id, merchant_id, member_id, name, currency, trial", "ledger_accounts"),
  transfers: sumsOf(
    `id, idempotency_key, encode(request_hash, 'hex'), merchant_id, member_id, kind, reason, subject_type, subject_id, details,
     amount_units, house_account_id, of_transfer_id, balance_after_units, ${microseconds("occurred_at")}, ${microseconds("created_at")}`,
    "ledger_transfers",
  ),
  entries: sumsOf(
    `transfer_id, account_id, amount_units, balance_after_units, entry_number, ${microseconds("occurred_at")}, ${microseconds("created_at")}`,
    "ledger_entries",
  ),
  holds: sumsOf("transfer_id, member_id, purpose, amount_units, captured_units, released_units", "ledger_holds"),
} as const;

/**
 * A hash of everything that the ledger holds (32 hex digits), the same in every copy of it: after a restore it tells whether all came back.
 * It is no signature: who may write the database can make a ledger of any hash. Reads everything.
 */
export async function hashLedger(queryable: Queryable): Promise<string> {
  const hash = createHash("sha256");
  for (const [part, sums] of Object.entries(ledgerSums)) {
    const [row] = await queryable.query<{ rows: string; first: string; second: string }>(sums);
    hash.update(`${part} ${row?.rows} ${row?.first} ${row?.second}\n`);
  }
  return hash.digest("hex").slice(0, 32);
}

/** The hash of one moment, while money goes on moving. */
export function hashLedgerNow(database: Database): Promise<string> {
  return database.tx(hashLedger, { isolation: "repeatable read", readOnly: true, mayTakeLong: true });
}

import type { Queryable } from "@lantern/database/database.ts";

const selectHolders = "select count(*)::int as count from ledger_balances where purse = 'vendor:' || $1 and balance_units > 0";

/** How many members have money at a vendor who keeps it himself. @param code of his integration. */
export async function countVendorHolders(queryable: Pick<Queryable, "query">, code: string): Promise<number> {
  return (await queryable.query<{ count: number }>(selectHolders, [code]))[0]?.count ?? 0;
}

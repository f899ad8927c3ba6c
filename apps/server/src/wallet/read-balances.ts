import type { Queryable } from "@lantern/database/database.ts";

/** What a member has, in units. A purse that the member does not have is zero. */
export interface Balances {
  readonly currency: string;
  readonly mainUnits: bigint;
  readonly heldUnits: bigint;
  readonly bonusUnits: bigint;
  readonly trialUnits: bigint;
  /** In transfer-wallet vendors, all together. */
  readonly vendorUnits: bigint;
  /** What the member owes, above zero. */
  readonly receivableUnits: bigint;
  /** What may be staked or withdrawn now: the main purse, or a trial member's trial purse. */
  readonly spendableUnits: bigint;
}

const selectBalances = "select purse, currency, balance_units from ledger_balances where member_id = $1";

interface BalanceRow {
  readonly purse: string;
  readonly currency: string;
  readonly balance_units: bigint;
}

const selectVendorPurses = "select purse, balance_units from ledger_balances where member_id = $1 and purse like 'vendor:%'";

/** What stands at each vendor who keeps the money, by his code. */
export async function readVendorPurses(queryable: Pick<Queryable, "query">, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await queryable.query<{ purse: string; balance_units: bigint }>(selectVendorPurses, [memberId]);
  return new Map(rows.map((row) => [row.purse.slice("vendor:".length), row.balance_units]));
}

/** @throws Error for a member without purses. */
export async function readBalances(queryable: Queryable, memberId: string): Promise<Balances> {
  const rows = await queryable.query<BalanceRow>(selectBalances, [memberId]);
  const [first] = rows;
  if (first === undefined) throw new Error(`Member ${memberId} has no purses`);
  const sum = (belongs: (purse: string) => boolean) =>
    rows.filter(({ purse }) => belongs(purse)).reduce((total, row) => total + row.balance_units, 0n);
  const of = (name: string) => sum((purse) => purse === name);
  return {
    currency: first.currency,
    mainUnits: of("main"),
    heldUnits: of("held"),
    bonusUnits: of("bonus"),
    trialUnits: of("trial"),
    vendorUnits: sum((purse) => purse.startsWith("vendor:")),
    receivableUnits: -of("receivable"),
    spendableUnits: of("main") + of("trial"),
  };
}

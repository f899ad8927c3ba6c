import type { Queryable } from "@lantern/database/database.ts";
import type { HouseAccountName } from "./house-account.ts";

/** What the house has gained (above zero) or paid out (below) by kind of business, in units. */
export interface HouseBalance {
  readonly currency: string;
  /** Trial money is counted apart and never meets real money. */
  readonly trial: boolean;
  readonly name: HouseAccountName;
  readonly balanceUnits: bigint;
}

const selectHouseBalances = `
  select currency, trial, name, balance_units as "balanceUnits" from ledger_house_balances($1)`;

/** The house's balances of a merchant: the closed roll-up plus the entries since, by currency, trial and name. */
export async function readHouseBalances(queryable: Queryable, merchantId: string): Promise<HouseBalance[]> {
  return queryable.query<HouseBalance>(selectHouseBalances, [merchantId]);
}

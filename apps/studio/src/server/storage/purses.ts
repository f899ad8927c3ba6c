import type { StudioDatabase } from "./open-database.ts";

/** What stands with the studio for a player. */
export interface Purse {
  readonly playerId: string;
  readonly currency: string;
  readonly balanceUnits: bigint;
}

/** Undefined for a player who never had money here. */
export function findPurse(database: StudioDatabase, playerId: string): Purse | undefined {
  const statement = database.prepare("select currency, balance_units from purses where player_id = ?");
  statement.setReadBigInts(true);
  const row = statement.get(playerId);
  return row === undefined
    ? undefined
    : { playerId, currency: String(row["currency"]), balanceUnits: BigInt(String(row["balance_units"])) };
}

/**
 * Writes what stands there from now on; opens the purse where it is missing. The currency of one that is there stays.
 * @throws Error for less than nothing, which no caller may let happen.
 */
export function storePurse(database: StudioDatabase, { playerId, currency, balanceUnits }: Purse): void {
  database
    .prepare(
      `insert into purses (player_id, currency, balance_units) values (?, ?, ?)
       on conflict (player_id) do update set balance_units = excluded.balance_units`,
    )
    .run(playerId, currency, balanceUnits);
}

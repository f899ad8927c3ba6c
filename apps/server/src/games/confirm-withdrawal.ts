import type { Queryable } from "@lantern/database/database.ts";

/** A vendor's list that lacks so many games that they were not withdrawn. */
export interface HeldWithdrawal {
  /** Of the integration. */
  readonly code: string;
  readonly gameCount: number;
}

const selectHeld = `
  select code, held_game_count as "gameCount" from games_integrations
  where held_version is not null and confirmed_version is distinct from held_version
  order by code`;

const confirmHeld = `
  update games_integrations set confirmed_version = held_version
  where code = $1 and held_version is not null and confirmed_version is distinct from held_version
  returning held_game_count`;

/** The withdrawals that wait for an operator. */
export function listHeldWithdrawals(queryable: Queryable): Promise<HeldWithdrawal[]> {
  return queryable.query<HeldWithdrawal>(selectHeld);
}

/** Lets the vendor's next sync withdraw what is gone from his list, as it is now. Answers how many games; undefined where nothing waits. */
export async function confirmWithdrawal(queryable: Queryable, integrationCode: string): Promise<number | undefined> {
  const [confirmed] = await queryable.query<{ held_game_count: number }>(confirmHeld, [integrationCode]);
  return confirmed?.held_game_count;
}

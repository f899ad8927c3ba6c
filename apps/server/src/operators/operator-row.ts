import type { OperatorRole } from "@lantern/contract/operator-role.ts";
import type { Queryable } from "@lantern/database/database.ts";

export interface OperatorRow {
  readonly id: string;
  readonly user_name: string;
  readonly password_hash: string;
  readonly role: OperatorRole;
  /** Null: every merchant. */
  readonly merchant_id: string | null;
  readonly disabled_at: Date | null;
}

const selectByName = `
  select id, user_name, password_hash, role, merchant_id, disabled_at from operators_accounts where user_name_key = lower($1)`;

export async function findOperatorByName(queryable: Queryable, userName: string): Promise<OperatorRow | undefined> {
  const [row] = await queryable.query<OperatorRow>(selectByName, [userName.trim()]);
  return row;
}

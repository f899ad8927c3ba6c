import type { Database } from "@lantern/database/database.ts";

interface Sides {
  readonly merchant_id: string;
  readonly house_id: bigint;
}

const selectSides =
  "select merchant_id, id as house_id from ledger_accounts where member_id is null and name = 'games' order by id limit 1";

/**
 * Makes `bench_write(key, hash, member, kind, amount)`, which writes what a movement writes (the balance, the transfer, both entries, the
 * news) and asks nothing: no lock on the member, no gate, no known key, no funds, no house account. No ledger with these rows can be
 * quicker.
 * @throws Error before a member was opened: there is no house account yet
 */
export async function makeBareWrites(database: Database): Promise<void> {
  const [sides] = await database.query<Sides>(selectSides);
  if (sides === undefined) throw new Error("no house account is open: open members first");
  await database.runScript(functionOf(sides));
}

function functionOf({ merchant_id, house_id }: Sides): string {
  return `
    create function bench_write(p_key text, p_hash bytea, p_member_id uuid, p_kind text, p_amount bigint) returns bigint
    language plpgsql as $$
    declare
      v_merchant_id constant uuid := '${merchant_id}';
      v_house_id constant bigint := ${house_id};
      v_at constant timestamptz := clock_timestamp();
      v_id constant uuid := uuidv7();
      v_account_id bigint;
      v_balance bigint;
      v_number bigint;
    begin
      update ledger_balances set balance_units = balance_units + p_amount, entry_count = entry_count + 1
      where member_id = p_member_id and purse = 'main'
      returning account_id, balance_units, entry_count into v_account_id, v_balance, v_number;
      insert into ledger_transfers (
        id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
        amount_units, house_account_id, balance_after_units, occurred_at, created_at
      ) values (
        v_id, p_key, p_hash, v_merchant_id, p_member_id, p_kind, 'bench', 'account', 'bench', '{}',
        abs(p_amount), v_house_id, v_balance, v_at, v_at
      );
      insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at) values
        (v_id, v_account_id, p_amount, v_balance, v_number, v_at, v_at),
        (v_id, v_house_id, -p_amount, null, null, v_at, v_at);
      insert into platform_events (topic, merchant_id, member_id, payload)
      values ('wallet.balance_changed', v_merchant_id, p_member_id, '{}');
      return v_balance;
    end $$;`;
}

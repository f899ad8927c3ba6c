-- What the movement functions are made of. Values go by scalars: passing rows between functions costs more than the
-- statements themselves.

-- Begins a rollback, hold, release or capture (debit and credit are written flat): locks the member and asks the gate
-- (p_asks, or null for nothing), looks for a stored answer, reads the spendable purse and finds the house account
-- (p_house, or null for none). `settled` tells that the movement ends here: replayed (stored_id) or refused. The
-- amount is null where the kind has none.
create function ledger_begin(
  p_key text, p_hash bytea, p_member_id uuid, p_amount bigint, p_asks text, p_house text, p_at timestamptz,
  out merchant_id uuid, out trial boolean, out limited boolean, out purse text, out balance_units bigint, out house_id bigint,
  out transfer_id uuid, out occurred_at timestamptz, out created_at timestamptz,
  out settled boolean, out stored_id uuid, out stored_balance bigint, out refused text, out refused_values jsonb
) language plpgsql as $$
declare
  v_member record;
  v_currency text;
  v_hash bytea;
begin
  created_at := clock_timestamp();
  occurred_at := coalesce(p_at, created_at);
  settled := true;
  v_member := safeguards_admit(p_member_id, p_asks, p_amount, occurred_at);
  merchant_id := v_member.merchant_id;
  trial := v_member.trial;
  limited := v_member.limited;
  refused := v_member.refused;
  refused_values := v_member.refused_values;
  if merchant_id is null then
    return;
  end if;
  purse := case when trial then 'trial' else 'main' end;
  select own.currency, own.balance_units, stored.id, stored.request_hash, stored.balance_after_units, house.id
  into strict v_currency, balance_units, stored_id, v_hash, stored_balance, house_id
  from ledger_balances as own
  left join ledger_transfers as stored on stored.idempotency_key = p_key
  left join ledger_accounts as house on house.member_id is null and house.merchant_id = ledger_begin.merchant_id
    and house.currency = own.currency and house.trial = ledger_begin.trial and house.name = p_house
  where own.member_id = p_member_id and own.purse = ledger_begin.purse;
  if stored_id is not null then
    refused := null;
    refused_values := null;
    if v_hash <> p_hash then
      stored_id := null;
      refused := 'request.idempotency_conflict';
    end if;
    return;
  end if;
  if not ledger_amount_fair(p_amount) then
    refused := 'wallet.amount_invalid';
    refused_values := null;
    return;
  end if;
  if refused is not null then
    return;
  end if;
  if house_id is null and p_house is not null then
    house_id := ledger_house_account(merchant_id, v_currency, trial, p_house);
  end if;
  -- Taken after the lock, so that the ids of one member's transfers follow their order.
  created_at := clock_timestamp();
  occurred_at := coalesce(p_at, created_at);
  transfer_id := case when p_at is null then uuidv7() else uuidv7(p_at - created_at) end;
  settled := false;
end $$;

-- Writes the transfer and the news of it (relayed after commit). False when the key was taken meanwhile by a movement
-- of another member, who is not locked here: nothing was written then.
create function ledger_record(
  p_transfer_id uuid, p_kind text, p_key text, p_hash bytea, p_merchant_id uuid, p_member_id uuid,
  p_reason text, p_subject_type text, p_subject_id text, p_details jsonb,
  p_amount bigint, p_house_id bigint, p_of_transfer_id uuid, p_balance_after bigint,
  p_occurred_at timestamptz, p_created_at timestamptz
) returns boolean
language plpgsql as $$
begin
  insert into ledger_transfers (
    id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
    amount_units, house_account_id, of_transfer_id, balance_after_units, occurred_at, created_at
  ) values (
    p_transfer_id, p_key, p_hash, p_merchant_id, p_member_id, p_kind, p_reason, p_subject_type, p_subject_id, p_details,
    p_amount, p_house_id, p_of_transfer_id, p_balance_after, p_occurred_at, p_created_at
  ) on conflict (idempotency_key) do nothing;
  if not found then
    return false;
  end if;
  insert into platform_events (topic, merchant_id, member_id, payload)
  values ('wallet.balance_changed', p_merchant_id, p_member_id, '{}');
  return true;
end $$;

-- What the gate says against the member, who is locked already; nothing refused where it lets him pass.
create function ledger_gate_refusal(p_member_id uuid, p_asks text, p_amount bigint, p_at timestamptz) returns ledger_outcome
language plpgsql as $$
begin
  return (
    select row(null, null, null, gate.refused, gate.refused_values)::ledger_outcome
    from safeguards_admit(p_member_id, p_asks, p_amount, coalesce(p_at, clock_timestamp())) as gate
  );
end $$;

-- The same of money that is paid in.
create function ledger_deposit_refusal(p_member_id uuid, p_deposit_id text, p_amount bigint, p_at timestamptz) returns ledger_outcome
language plpgsql as $$
begin
  return (
    select row(null, null, null, gate.refused, gate.refused_values)::ledger_outcome
    from safeguards_deposit_refusal(p_member_id, p_deposit_id, p_amount, coalesce(p_at, clock_timestamp())) as gate
  );
end $$;

-- Takes what a limited member's movement counted off again, where it was counted. A deposit stays counted: its limits are gross.
create function ledger_count_rollback(
  p_member_id uuid, p_kind text, p_reason text, p_amount bigint, p_of_transfer_id uuid, p_of_at timestamptz, p_at timestamptz
) returns void
language plpgsql as $$
begin
  if p_kind = 'capture' then
    perform ledger_count_hold_back(p_member_id, p_of_transfer_id, p_amount, p_at);
  elsif safeguards_counts_as(p_kind, p_reason) <> 'deposit' then
    perform safeguards_count(p_member_id, safeguards_counts_as(p_kind, p_reason), -p_amount, p_at, p_of_at);
  end if;
end $$;

-- The same of a hold, which counts as a stake from when it was made, where it is one.
create function ledger_count_hold_back(p_member_id uuid, p_hold_id uuid, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform safeguards_count(p_member_id, 'stake', -p_amount, p_at, transfer.occurred_at)
  from ledger_holds as hold join ledger_transfers as transfer on transfer.id = hold.transfer_id
  where hold.transfer_id = p_hold_id and hold.purpose = 'stake';
end $$;

-- The stored answer of a key that was posted before with the same request; for any other key the refusal that is given.
create function ledger_replayed_or(p_key text, p_hash bytea, p_refusal ledger_outcome) returns ledger_outcome
language plpgsql as $$
declare
  v_stored record;
begin
  select id, request_hash, balance_after_units into v_stored from ledger_transfers where idempotency_key = p_key;
  if not found then
    return p_refusal;
  elsif v_stored.request_hash <> p_hash then
    return ledger_refused('request.idempotency_conflict');
  end if;
  return row(v_stored.id, true, v_stored.balance_after_units, null, null)::ledger_outcome;
end $$;

-- Takes back, in the same transaction, what a flat movement did to a purse before it wrote an entry of it: its key turned
-- out to be taken, or a part of the money pays what is owed first.
create function ledger_put_back(p_account_id bigint, p_amount bigint) returns void
language sql as $$
  update ledger_balances set balance_units = balance_units + p_amount, entry_count = entry_count - 1 where account_id = p_account_id
$$;

create function ledger_refused(p_code text, p_values jsonb default null) returns ledger_outcome
language sql immutable as $$
  select row(null, null, null, p_code, p_values)::ledger_outcome
$$;

-- Adds to any purse of the member (or takes, below zero) and writes the entry.
create function ledger_enter(
  p_transfer_id uuid, p_member_id uuid, p_purse text, p_amount bigint, p_occurred_at timestamptz, p_created_at timestamptz
) returns void
language plpgsql as $$
declare
  v_account_id bigint;
  v_balance bigint;
  v_number bigint;
begin
  if p_amount = 0 then
    return;
  end if;
  update ledger_balances set balance_units = balance_units + p_amount, entry_count = entry_count + 1
  where member_id = p_member_id and purse = p_purse
  returning account_id, balance_units, entry_count into strict v_account_id, v_balance, v_number;
  insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at)
  values (p_transfer_id, v_account_id, p_amount, v_balance, v_number, p_occurred_at, p_created_at);
end $$;

-- Writes the house's entry alone; it has no balance to change.
create function ledger_enter_house(
  p_transfer_id uuid, p_house_id bigint, p_amount bigint, p_occurred_at timestamptz, p_created_at timestamptz
) returns void
language plpgsql as $$
begin
  insert into ledger_entries (transfer_id, account_id, amount_units, occurred_at, created_at)
  values (p_transfer_id, p_house_id, p_amount, p_occurred_at, p_created_at);
end $$;

-- What the member owes. He owes only while his spendable purse is empty, so a purse with money saves the look.
create function ledger_owed(p_member_id uuid, p_spendable bigint) returns bigint
language plpgsql as $$
declare
  v_balance bigint;
begin
  if p_spendable > 0 then
    return 0;
  end if;
  select balance_units into strict v_balance from ledger_balances where member_id = p_member_id and purse = 'receivable';
  return -v_balance;
end $$;

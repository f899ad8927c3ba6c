-- What the movement functions are made of. All of them run under the member's lock.

create function ledger_refused(p_code text, p_values jsonb default null) returns ledger_outcome
language sql immutable as $$
  select row(null, null, null, p_code, p_values)::ledger_outcome
$$;

-- The stored answer of a key: replayed when the request is the same, refused when it is another; all null when new.
create function ledger_replay(p_request ledger_request) returns ledger_outcome
language plpgsql as $$
declare
  v_outcome ledger_outcome;
  v_same boolean;
begin
  select id, true, balance_after_units, request_hash = p_request.request_hash
  into v_outcome.transfer_id, v_outcome.replayed, v_outcome.balance_units, v_same
  from ledger_transfers where idempotency_key = p_request.idempotency_key;
  if not found then
    return null;
  end if;
  if not v_same then
    return ledger_refused('request.idempotency_conflict');
  end if;
  return v_outcome;
end $$;

-- Begins a movement: locks the member, looks for a stored answer, asks the gate where p_asks is not null, and reads the
-- spendable purse. Amounts are above zero and below 10^17 units (ten trillion), so that no sum can overflow 64 bits.
create function ledger_begin(p_request ledger_request, p_amount bigint, p_asks text) returns ledger_state
language plpgsql as $$
declare
  v_member safeguards_eligibility;
  v_state ledger_state;
  v_gate record;
begin
  v_member := safeguards_lock_member(p_request.member_id);
  if v_member.member_id is null then
    v_state.settled := ledger_refused('safeguards.member_unknown');
    return v_state;
  end if;
  v_state.settled := ledger_replay(p_request);
  if not (v_state.settled is null) then
    return v_state;
  end if;
  if p_amount is not null and not (p_amount > 0 and p_amount < 100000000000000000) then
    v_state.settled := ledger_refused('wallet.amount_invalid');
    return v_state;
  end if;
  v_state.created_at := clock_timestamp();
  v_state.occurred_at := coalesce(p_request.occurred_at, v_state.created_at);
  if p_asks is not null then
    v_gate := safeguards_gate(v_member, p_asks, v_state.occurred_at);
    if v_gate.refused is not null then
      v_state.settled := ledger_refused(v_gate.refused, v_gate.refused_values);
      return v_state;
    end if;
  end if;
  v_state.merchant_id := v_member.merchant_id;
  v_state.member_id := v_member.member_id;
  v_state.trial := v_member.trial;
  v_state.purse := case when v_member.trial then 'trial' else 'main' end;
  select currency, balance_units into strict v_state.currency, v_state.balance_units
  from ledger_balances where member_id = v_member.member_id and purse = v_state.purse;
  v_state.transfer_id := case
    when p_request.occurred_at is null then uuidv7()
    else uuidv7(p_request.occurred_at - v_state.created_at)
  end;
  return v_state;
end $$;

-- Writes the transfer. False when the key was taken meanwhile by a movement of another member, who is not locked here:
-- nothing was written then.
create function ledger_record(
  p_request ledger_request, p_state ledger_state, p_kind text, p_amount bigint,
  p_house_account_id bigint, p_of_transfer_id uuid, p_balance_after bigint
) returns boolean
language plpgsql as $$
begin
  insert into ledger_transfers (
    id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
    amount_units, house_account_id, of_transfer_id, balance_after_units, occurred_at, created_at
  ) values (
    p_state.transfer_id, p_request.idempotency_key, p_request.request_hash, p_state.merchant_id, p_state.member_id,
    p_kind, p_request.reason, p_request.subject_type, p_request.subject_id, p_request.details,
    p_amount, p_house_account_id, p_of_transfer_id, p_balance_after, p_state.occurred_at, p_state.created_at
  ) on conflict (idempotency_key) do nothing;
  return found;
end $$;

-- Adds to a member's purse (or takes, below zero) and writes the entry. The sign check of ledger_balances is the last
-- guard: callers have looked at the balance before.
create function ledger_enter(p_state ledger_state, p_purse text, p_amount bigint) returns void
language plpgsql as $$
declare
  v_account_id bigint;
  v_balance bigint;
  v_number bigint;
begin
  update ledger_balances
  set balance_units = balance_units + p_amount, entry_count = entry_count + 1
  where member_id = p_state.member_id and purse = p_purse
  returning account_id, balance_units, entry_count into strict v_account_id, v_balance, v_number;
  insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at)
  values (p_state.transfer_id, v_account_id, p_amount, v_balance, v_number, p_state.occurred_at, p_state.created_at);
end $$;

-- Writes the house's entry; it has no balance to change.
create function ledger_enter_house(p_state ledger_state, p_account_id bigint, p_amount bigint) returns void
language sql as $$
  insert into ledger_entries (transfer_id, account_id, amount_units, occurred_at, created_at)
  values (p_state.transfer_id, p_account_id, p_amount, p_state.occurred_at, p_state.created_at)
$$;

-- What the member owes. He owes only while his spendable purse is empty, so a purse with money saves the look.
create function ledger_owed(p_state ledger_state) returns bigint
language plpgsql as $$
declare
  v_balance bigint;
begin
  if p_state.balance_units > 0 then
    return 0;
  end if;
  select balance_units into strict v_balance from ledger_balances where member_id = p_state.member_id and purse = 'receivable';
  return -v_balance;
end $$;

-- Gives money to the member: what he owes is paid first, the rest goes into the spendable purse.
create function ledger_give(p_state ledger_state, p_amount bigint, p_owed bigint) returns void
language plpgsql as $$
declare
  v_repaid constant bigint := least(p_amount, p_owed);
begin
  if v_repaid > 0 then
    perform ledger_enter(p_state, 'receivable', v_repaid);
  end if;
  if p_amount > v_repaid then
    perform ledger_enter(p_state, p_state.purse, p_amount - v_repaid);
  end if;
end $$;

-- The news of a changed balance, relayed after commit; answers the outcome.
create function ledger_finish(p_state ledger_state, p_balance bigint) returns ledger_outcome
language plpgsql as $$
begin
  insert into platform_events (topic, merchant_id, member_id, payload)
  values ('wallet.balance_changed', p_state.merchant_id, p_state.member_id, jsonb_build_object('transferId', p_state.transfer_id));
  return row(p_state.transfer_id, false, p_balance, null, null)::ledger_outcome;
end $$;

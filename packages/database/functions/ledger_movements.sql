-- One function a kind of movement. Each locks the member, replays a known key, asks the gate by kind, writes a transfer
-- whose entries sum to zero, and leaves news. A refusal is an answer, not an error, and leaves nothing behind.

-- A stake: from the spendable purse to the house. This and the credit are most of all movements, so they are written flat
-- for the usual case: a key is new until its unique index says otherwise, and is looked up only then or when something
-- else stands against the movement. The others share `ledger_begin` and `ledger_record`.
create function ledger_debit(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_house text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v_merchant_id uuid;
  v_trial boolean;
  v_unrestricted boolean;
  v_refusal ledger_outcome;
  v_account_id bigint;
  v_house_id bigint;
  v_balance bigint;
  v_number bigint;
  v_id uuid;
  v_created_at timestamptz;
begin
  select member.merchant_id, member.trial, member.unrestricted into v_merchant_id, v_trial, v_unrestricted
  from safeguards_eligibility as member where member.member_id = p_member_id for no key update;
  if not found then
    return ledger_refused('safeguards.member_unknown');
  elsif not ledger_amount_fair(p_amount) then
    return ledger_replayed_or(p_key, p_hash, ledger_refused('wallet.amount_invalid'));
  elsif not v_unrestricted then
    v_refusal := ledger_gate_refusal(p_member_id, 'stake', p_amount, p_at);
    if v_refusal.refused is not null then
      return ledger_replayed_or(p_key, p_hash, v_refusal);
    end if;
  end if;
  update ledger_balances as own set balance_units = own.balance_units - p_amount, entry_count = own.entry_count + 1
  where own.member_id = p_member_id and own.purse = case when v_trial then 'trial' else 'main' end and own.balance_units >= p_amount
  returning own.account_id, own.balance_units, own.entry_count, (
    select house.id from ledger_accounts as house
    where house.member_id is null and house.merchant_id = v_merchant_id and house.currency = own.currency and house.trial = v_trial
      and house.name = p_house
  ) into v_account_id, v_balance, v_number, v_house_id;
  if not found then
    return ledger_replayed_or(p_key, p_hash, ledger_refused('wallet.insufficient_funds'));
  end if;
  if v_house_id is null then
    v_house_id := ledger_house_account_for(v_account_id, p_house);
  end if;
  -- Taken after the lock, so that the ids of one member's transfers follow their order.
  v_created_at := clock_timestamp();
  v_id := case when p_at is null then uuidv7() else uuidv7(p_at - v_created_at) end;
  insert into ledger_transfers (
    id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
    amount_units, house_account_id, balance_after_units, occurred_at, created_at
  ) values (
    v_id, p_key, p_hash, v_merchant_id, p_member_id, 'debit', p_reason, p_subject_type, p_subject_id, p_details,
    p_amount, v_house_id, v_balance, coalesce(p_at, v_created_at), v_created_at
  ) on conflict (idempotency_key) do nothing;
  if not found then
    perform ledger_put_back(v_account_id, p_amount);
    return ledger_replayed_or(p_key, p_hash, ledger_refused('request.idempotency_conflict'));
  end if;
  insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at) values
    (v_id, v_account_id, -p_amount, v_balance, v_number, coalesce(p_at, v_created_at), v_created_at),
    (v_id, v_house_id, p_amount, null, null, coalesce(p_at, v_created_at), v_created_at);
  insert into platform_events (topic, merchant_id, member_id, payload)
  values ('wallet.balance_changed', v_merchant_id, p_member_id, '{}');
  if not v_unrestricted then
    perform safeguards_count(p_member_id, safeguards_counts_as('debit', p_reason), p_amount, coalesce(p_at, v_created_at));
  end if;
  return row(v_id, false, v_balance, null, null)::ledger_outcome;
end $$;

-- A win, a refund, a grant: from the house to the member, whatever the gate would say. A deposit alone asks, unless it was admitted when
-- it was made. What he owes is paid first.
create function ledger_credit(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_house text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v_merchant_id uuid;
  v_trial boolean;
  v_unrestricted boolean;
  v_refusal ledger_outcome;
  v_account_id bigint;
  v_house_id bigint;
  v_balance bigint;
  v_number bigint;
  v_repaid bigint;
  v_id uuid;
  v_created_at timestamptz;
begin
  select member.merchant_id, member.trial, member.unrestricted into v_merchant_id, v_trial, v_unrestricted
  from safeguards_eligibility as member where member.member_id = p_member_id for no key update;
  if not found then
    return ledger_refused('safeguards.member_unknown');
  elsif not ledger_amount_fair(p_amount) then
    return ledger_replayed_or(p_key, p_hash, ledger_refused('wallet.amount_invalid'));
  elsif p_reason = 'deposit' and not v_unrestricted then
    v_refusal := ledger_deposit_refusal(p_member_id, p_subject_id, p_amount, p_at);
    if v_refusal.refused is not null then
      return ledger_replayed_or(p_key, p_hash, v_refusal);
    end if;
  end if;
  update ledger_balances as own set balance_units = own.balance_units + p_amount, entry_count = own.entry_count + 1
  where own.member_id = p_member_id and own.purse = case when v_trial then 'trial' else 'main' end
  returning own.account_id, own.balance_units, own.entry_count, (
    select house.id from ledger_accounts as house
    where house.member_id is null and house.merchant_id = v_merchant_id and house.currency = own.currency and house.trial = v_trial
      and house.name = p_house
  ) into strict v_account_id, v_balance, v_number, v_house_id;
  if v_house_id is null then
    v_house_id := ledger_house_account_for(v_account_id, p_house);
  end if;
  v_repaid := least(p_amount, ledger_owed(p_member_id, v_balance - p_amount));
  v_balance := v_balance - v_repaid;
  -- Taken after the lock, so that the ids of one member's transfers follow their order.
  v_created_at := clock_timestamp();
  v_id := case when p_at is null then uuidv7() else uuidv7(p_at - v_created_at) end;
  insert into ledger_transfers (
    id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
    amount_units, house_account_id, balance_after_units, occurred_at, created_at
  ) values (
    v_id, p_key, p_hash, v_merchant_id, p_member_id, 'credit', p_reason, p_subject_type, p_subject_id, p_details,
    p_amount, v_house_id, v_balance, coalesce(p_at, v_created_at), v_created_at
  ) on conflict (idempotency_key) do nothing;
  if not found then
    perform ledger_put_back(v_account_id, -p_amount);
    return ledger_replayed_or(p_key, p_hash, ledger_refused('request.idempotency_conflict'));
  end if;
  if v_repaid = 0 then
    insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at) values
      (v_id, v_account_id, p_amount, v_balance, v_number, coalesce(p_at, v_created_at), v_created_at),
      (v_id, v_house_id, -p_amount, null, null, coalesce(p_at, v_created_at), v_created_at);
  else
    perform ledger_put_back(v_account_id, -p_amount);
    perform ledger_enter(v_id, p_member_id, 'receivable', v_repaid, coalesce(p_at, v_created_at), v_created_at);
    perform ledger_enter(v_id, p_member_id, case when v_trial then 'trial' else 'main' end, p_amount - v_repaid,
      coalesce(p_at, v_created_at), v_created_at);
    perform ledger_enter_house(v_id, v_house_id, -p_amount, coalesce(p_at, v_created_at), v_created_at);
  end if;
  insert into platform_events (topic, merchant_id, member_id, payload)
  values ('wallet.balance_changed', v_merchant_id, p_member_id, '{}');
  if not v_unrestricted then
    perform safeguards_count(p_member_id, safeguards_counts_as('credit', p_reason), p_amount, coalesce(p_at, v_created_at));
  end if;
  if p_reason = 'deposit' then
    perform safeguards_end_deposit(p_member_id, p_subject_id, 'paid', coalesce(p_at, v_created_at));
  end if;
  return row(v_id, false, v_balance, null, null)::ledger_outcome;
end $$;

-- Takes an earlier movement back, whole and once. A debit's or a capture's money returns to the member, what he owes
-- being paid first; a credit's is taken from the spendable purse as far as it reaches, and the rest is owed. Asked again
-- under another key, it answers what the first rollback answered.
create function ledger_rollback(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_of_key text
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
  v_of record;
  v_earlier record;
  -- What the member's purses change by: together the amount, with its sign.
  v_spendable bigint;
  v_receivable bigint;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, null, null, null, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  select id, kind, reason, amount_units, house_account_id, of_transfer_id, occurred_at into v_of
  from ledger_transfers where idempotency_key = p_of_key and member_id = p_member_id;
  if not found then
    return ledger_refused('wallet.transfer_unknown');
  end if;
  if v_of.kind not in ('debit', 'credit', 'capture') then
    return ledger_refused('wallet.transfer_conflict');
  end if;
  select id, balance_after_units into v_earlier
  from ledger_transfers where of_transfer_id = v_of.id and kind = 'rollback';
  if found then
    return row(v_earlier.id, true, v_earlier.balance_after_units, null, null)::ledger_outcome;
  end if;
  if v_of.kind = 'credit' then
    v_spendable := -least(v.balance_units, v_of.amount_units);
    v_receivable := -v_of.amount_units - v_spendable;
  else
    v_receivable := least(v_of.amount_units, ledger_owed(p_member_id, v.balance_units));
    v_spendable := v_of.amount_units - v_receivable;
  end if;
  if not ledger_record(v.transfer_id, 'rollback', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      v_of.amount_units, v_of.house_account_id, v_of.id, v.balance_units + v_spendable, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  perform ledger_enter(v.transfer_id, p_member_id, v.purse, v_spendable, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, 'receivable', v_receivable, v.occurred_at, v.created_at);
  perform ledger_enter_house(v.transfer_id, v_of.house_account_id, -v_spendable - v_receivable, v.occurred_at, v.created_at);
  if v.limited then
    perform ledger_count_rollback(p_member_id, v_of.kind, v_of.reason, v_of.amount_units, v_of.of_transfer_id, v_of.occurred_at, v.occurred_at);
  end if;
  return row(v.transfer_id, false, v.balance_units + v_spendable, null, null)::ledger_outcome;
end $$;

-- From the spendable purse into the held one, until it is captured or released. The purpose decides what the gate asks.
create function ledger_hold(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_purpose text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, p_purpose, null, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  if v.balance_units < p_amount then
    return ledger_refused('wallet.insufficient_funds');
  end if;
  if not ledger_record(v.transfer_id, 'hold', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, null, null, v.balance_units - p_amount, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  perform ledger_enter(v.transfer_id, p_member_id, v.purse, -p_amount, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, 'held', p_amount, v.occurred_at, v.created_at);
  insert into ledger_holds (transfer_id, member_id, purpose, amount_units) values (v.transfer_id, p_member_id, p_purpose, p_amount);
  if v.limited and p_purpose = 'stake' then
    perform safeguards_count(p_member_id, 'stake', p_amount, v.occurred_at);
  end if;
  return row(v.transfer_id, false, v.balance_units - p_amount, null, null)::ledger_outcome;
end $$;

-- The member's hold of that key, if p_amount is left of it; else the refusal.
create function ledger_find_hold(p_member_id uuid, p_hold_key text, p_amount bigint, out hold_id uuid, out refused text)
language plpgsql as $$
declare
  v_left bigint;
begin
  select transfer.id, hold.amount_units - hold.released_units - hold.captured_units into hold_id, v_left
  from ledger_transfers as transfer left join ledger_holds as hold on hold.transfer_id = transfer.id
  where transfer.idempotency_key = p_hold_key and transfer.member_id = p_member_id;
  if not found then
    refused := 'wallet.transfer_unknown';
  elsif v_left is null or v_left < p_amount then
    refused := 'wallet.transfer_conflict';
  end if;
end $$;

-- Gives a hold, or a part of what is left of it, back to the member; what he owes is paid first.
create function ledger_release(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_hold_key text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
  v_hold record;
  v_repaid bigint;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, null, null, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  v_hold := ledger_find_hold(p_member_id, p_hold_key, p_amount);
  if v_hold.refused is not null then
    return ledger_refused(v_hold.refused);
  end if;
  v_repaid := least(p_amount, ledger_owed(p_member_id, v.balance_units));
  if not ledger_record(v.transfer_id, 'release', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, null, v_hold.hold_id, v.balance_units + p_amount - v_repaid, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  update ledger_holds set released_units = released_units + p_amount where transfer_id = v_hold.hold_id;
  perform ledger_enter(v.transfer_id, p_member_id, 'held', -p_amount, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, 'receivable', v_repaid, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, v.purse, p_amount - v_repaid, v.occurred_at, v.created_at);
  if v.limited then
    perform ledger_count_hold_back(p_member_id, v_hold.hold_id, p_amount, v.occurred_at);
    -- What comes home from a vendor was staked when it went there.
    perform safeguards_count(p_member_id, 'win', p_amount, v.occurred_at)
    from ledger_holds as hold where hold.transfer_id = v_hold.hold_id and hold.purpose = 'homecoming';
  end if;
  return row(v.transfer_id, false, v.balance_units + p_amount - v_repaid, null, null)::ledger_outcome;
end $$;

-- Spends a hold, or a part of what is left of it: the held money goes to the house.
create function ledger_capture(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_house text, p_hold_key text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
  v_hold record;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, null, p_house, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  v_hold := ledger_find_hold(p_member_id, p_hold_key, p_amount);
  if v_hold.refused is not null then
    return ledger_refused(v_hold.refused);
  end if;
  if not ledger_record(v.transfer_id, 'capture', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, v.house_id, v_hold.hold_id, v.balance_units, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  update ledger_holds set captured_units = captured_units + p_amount where transfer_id = v_hold.hold_id;
  perform ledger_enter(v.transfer_id, p_member_id, 'held', -p_amount, v.occurred_at, v.created_at);
  perform ledger_enter_house(v.transfer_id, v.house_id, p_amount, v.occurred_at, v.created_at);
  return row(v.transfer_id, false, v.balance_units, null, null)::ledger_outcome;
end $$;

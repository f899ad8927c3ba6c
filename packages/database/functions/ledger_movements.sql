-- One function a kind of movement. Each is complete in itself: it locks the member, replays a known key, asks the gate
-- by kind, writes a transfer whose entries sum to zero, and leaves news. A refusal is an answer, not an error, and
-- leaves nothing behind.

-- A stake: from the spendable purse to the house.
create function ledger_debit(p_request ledger_request, p_house text, p_amount bigint) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
  v_house_id bigint;
begin
  v_state := ledger_begin(p_request, p_amount, 'stake');
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  if v_state.balance_units < p_amount then
    return ledger_refused('wallet.insufficient_funds');
  end if;
  v_house_id := ledger_house_account(v_state.merchant_id, v_state.currency, v_state.trial, p_house);
  if not ledger_record(p_request, v_state, 'debit', p_amount, v_house_id, null, v_state.balance_units - p_amount) then
    return ledger_replay(p_request);
  end if;
  perform ledger_enter(v_state, v_state.purse, -p_amount);
  perform ledger_enter_house(v_state, v_house_id, p_amount);
  return ledger_finish(v_state, v_state.balance_units - p_amount);
end $$;

-- A win, a refund, a grant: from the house to the member, whatever the gate would say.
create function ledger_credit(p_request ledger_request, p_house text, p_amount bigint) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
  v_house_id bigint;
  v_owed bigint;
  v_balance bigint;
begin
  v_state := ledger_begin(p_request, p_amount, null);
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  v_owed := ledger_owed(v_state);
  v_balance := v_state.balance_units + greatest(p_amount - v_owed, 0);
  v_house_id := ledger_house_account(v_state.merchant_id, v_state.currency, v_state.trial, p_house);
  if not ledger_record(p_request, v_state, 'credit', p_amount, v_house_id, null, v_balance) then
    return ledger_replay(p_request);
  end if;
  perform ledger_give(v_state, p_amount, v_owed);
  perform ledger_enter_house(v_state, v_house_id, -p_amount);
  return ledger_finish(v_state, v_balance);
end $$;

-- Takes an earlier movement back, whole and once. A debit's or a capture's money returns to the member; a credit's is
-- taken from the spendable purse as far as it reaches, and the rest is owed. Asked again under another key, it answers
-- what the first rollback answered.
create function ledger_rollback(p_request ledger_request, p_of_key text) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
  v_of ledger_transfers;
  v_earlier ledger_outcome;
  v_owed bigint := 0;
  v_taken bigint := 0;
  v_balance bigint;
begin
  v_state := ledger_begin(p_request, null, null);
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  select * into v_of from ledger_transfers where idempotency_key = p_of_key and member_id = p_request.member_id;
  if not found then
    return ledger_refused('wallet.transfer_unknown');
  end if;
  if v_of.kind not in ('debit', 'credit', 'capture') then
    return ledger_refused('wallet.transfer_conflict');
  end if;
  select id, true, balance_after_units into v_earlier.transfer_id, v_earlier.replayed, v_earlier.balance_units
  from ledger_transfers where of_transfer_id = v_of.id and kind = 'rollback';
  if found then
    return v_earlier;
  end if;
  if v_of.kind = 'credit' then
    v_taken := least(v_state.balance_units, v_of.amount_units);
    v_balance := v_state.balance_units - v_taken;
  else
    v_owed := ledger_owed(v_state);
    v_balance := v_state.balance_units + greatest(v_of.amount_units - v_owed, 0);
  end if;
  if not ledger_record(p_request, v_state, 'rollback', v_of.amount_units, v_of.house_account_id, v_of.id, v_balance) then
    return ledger_replay(p_request);
  end if;
  if v_of.kind = 'credit' then
    if v_taken > 0 then
      perform ledger_enter(v_state, v_state.purse, -v_taken);
    end if;
    if v_of.amount_units > v_taken then
      perform ledger_enter(v_state, 'receivable', v_taken - v_of.amount_units);
    end if;
    perform ledger_enter_house(v_state, v_of.house_account_id, v_of.amount_units);
  else
    perform ledger_give(v_state, v_of.amount_units, v_owed);
    perform ledger_enter_house(v_state, v_of.house_account_id, -v_of.amount_units);
  end if;
  return ledger_finish(v_state, v_balance);
end $$;

-- From the spendable purse into the held one, until it is captured or released.
create function ledger_hold(p_request ledger_request, p_purpose text, p_amount bigint) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
begin
  v_state := ledger_begin(p_request, p_amount, p_purpose);
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  if v_state.balance_units < p_amount then
    return ledger_refused('wallet.insufficient_funds');
  end if;
  if not ledger_record(p_request, v_state, 'hold', p_amount, null, null, v_state.balance_units - p_amount) then
    return ledger_replay(p_request);
  end if;
  perform ledger_enter(v_state, v_state.purse, -p_amount);
  perform ledger_enter(v_state, 'held', p_amount);
  insert into ledger_holds (transfer_id, member_id, purpose, amount_units)
  values (v_state.transfer_id, v_state.member_id, p_purpose, p_amount);
  return ledger_finish(v_state, v_state.balance_units - p_amount);
end $$;

-- The member's hold of that key and what is left of it.
create function ledger_find_hold(p_member_id uuid, p_hold_key text, out transfer_id uuid, out left_units bigint, out refused text)
language plpgsql as $$
declare
  v_kind text;
begin
  select transfer.id, transfer.kind, hold.amount_units - hold.released_units - hold.captured_units
  into transfer_id, v_kind, left_units
  from ledger_transfers as transfer left join ledger_holds as hold on hold.transfer_id = transfer.id
  where transfer.idempotency_key = p_hold_key and transfer.member_id = p_member_id;
  if not found then
    refused := 'wallet.transfer_unknown';
  elsif v_kind <> 'hold' then
    refused := 'wallet.transfer_conflict';
  end if;
end $$;

-- Gives a hold, or a part of what is left of it, back to the member.
create function ledger_release(p_request ledger_request, p_hold_key text, p_amount bigint) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
  v_hold record;
  v_owed bigint;
  v_balance bigint;
begin
  v_state := ledger_begin(p_request, p_amount, null);
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  v_hold := ledger_find_hold(v_state.member_id, p_hold_key);
  if v_hold.refused is not null then
    return ledger_refused(v_hold.refused);
  end if;
  if v_hold.left_units < p_amount then
    return ledger_refused('wallet.transfer_conflict');
  end if;
  v_owed := ledger_owed(v_state);
  v_balance := v_state.balance_units + greatest(p_amount - v_owed, 0);
  if not ledger_record(p_request, v_state, 'release', p_amount, null, v_hold.transfer_id, v_balance) then
    return ledger_replay(p_request);
  end if;
  update ledger_holds set released_units = released_units + p_amount where transfer_id = v_hold.transfer_id;
  perform ledger_enter(v_state, 'held', -p_amount);
  perform ledger_give(v_state, p_amount, v_owed);
  return ledger_finish(v_state, v_balance);
end $$;

-- Spends a hold, or a part of what is left of it: the held money goes to the house.
create function ledger_capture(p_request ledger_request, p_house text, p_hold_key text, p_amount bigint) returns ledger_outcome
language plpgsql as $$
declare
  v_state ledger_state;
  v_hold record;
  v_house_id bigint;
begin
  v_state := ledger_begin(p_request, p_amount, null);
  if not (v_state.settled is null) then
    return v_state.settled;
  end if;
  v_hold := ledger_find_hold(v_state.member_id, p_hold_key);
  if v_hold.refused is not null then
    return ledger_refused(v_hold.refused);
  end if;
  if v_hold.left_units < p_amount then
    return ledger_refused('wallet.transfer_conflict');
  end if;
  v_house_id := ledger_house_account(v_state.merchant_id, v_state.currency, v_state.trial, p_house);
  if not ledger_record(p_request, v_state, 'capture', p_amount, v_house_id, v_hold.transfer_id, v_state.balance_units) then
    return ledger_replay(p_request);
  end if;
  update ledger_holds set captured_units = captured_units + p_amount where transfer_id = v_hold.transfer_id;
  perform ledger_enter(v_state, 'held', -p_amount);
  perform ledger_enter_house(v_state, v_house_id, p_amount);
  return ledger_finish(v_state, v_state.balance_units);
end $$;

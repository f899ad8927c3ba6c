-- Money at vendors that keep it themselves: a member has a purse for each. It travels through the held purse: there by
-- `ledger_hold` and `ledger_deliver`, home by `ledger_recall` and `ledger_release`; what the vendor did not take goes back by the
-- release, what he did not give by the delivery. What was won or lost there is a gain or a loss of that purse.

-- The member's purse at the vendor, opened when it is first needed.
create function ledger_open_vendor_purse(p_member_id uuid, p_vendor text) returns void
language plpgsql as $$
begin
  insert into ledger_accounts (merchant_id, member_id, currency, trial, name)
  select merchant_id, member_id, currency, trial, 'vendor:' || p_vendor from ledger_accounts where member_id = p_member_id and name = 'held'
  on conflict (member_id, name) where member_id is not null do nothing;
  insert into ledger_balances (member_id, purse, account_id, currency)
  select member_id, name, id, currency from ledger_accounts where member_id = p_member_id and name = 'vendor:' || p_vendor
  on conflict (member_id, purse) do nothing;
end $$;

-- What stands at the vendor by our books.
create function ledger_at_vendor(p_member_id uuid, p_vendor text) returns bigint
language sql stable as $$
  select coalesce(sum(balance_units), 0)::bigint from ledger_balances where member_id = p_member_id and purse = 'vendor:' || p_vendor
$$;

-- From the vendor's purse into the held one, until it is home (released) or stays where it was (delivered back).
create function ledger_recall(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_vendor text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, null, null, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  if ledger_at_vendor(p_member_id, p_vendor) < p_amount then
    return ledger_refused('wallet.insufficient_funds');
  end if;
  if not ledger_record(v.transfer_id, 'recall', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, null, null, v.balance_units, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  perform ledger_enter(v.transfer_id, p_member_id, 'vendor:' || p_vendor, -p_amount, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, 'held', p_amount, v.occurred_at, v.created_at);
  insert into ledger_holds (transfer_id, member_id, purpose, amount_units) values (v.transfer_id, p_member_id, 'homecoming', p_amount);
  return row(v.transfer_id, false, v.balance_units, null, null)::ledger_outcome;
end $$;

-- Spends a hold, or a part of what is left of it: the held money stands at the vendor.
create function ledger_deliver(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_hold_key text, p_vendor text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
  v_hold record;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, null, null, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  v_hold := ledger_find_hold(p_member_id, p_hold_key, p_amount);
  if v_hold.refused is not null then
    return ledger_refused(v_hold.refused);
  end if;
  if not ledger_record(v.transfer_id, 'deliver', p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, null, v_hold.hold_id, v.balance_units, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  update ledger_holds set captured_units = captured_units + p_amount where transfer_id = v_hold.hold_id;
  perform ledger_open_vendor_purse(p_member_id, p_vendor);
  perform ledger_enter(v.transfer_id, p_member_id, 'held', -p_amount, v.occurred_at, v.created_at);
  perform ledger_enter(v.transfer_id, p_member_id, 'vendor:' || p_vendor, p_amount, v.occurred_at, v.created_at);
  return row(v.transfer_id, false, v.balance_units, null, null)::ledger_outcome;
end $$;

-- What the member won (`gain`) or lost (`loss`) with the money at the vendor: between the house and that purse.
create function ledger_vendor_result(
  p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb, p_at timestamptz,
  p_kind text, p_house text, p_vendor text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
declare
  v record;
  v_gained bigint := case p_kind when 'gain' then p_amount else -p_amount end;
begin
  v := ledger_begin(p_key, p_hash, p_member_id, p_amount, null, p_house, p_at);
  if v.settled then
    return row(v.stored_id, v.stored_id is not null, v.stored_balance, v.refused, v.refused_values)::ledger_outcome;
  end if;
  if ledger_at_vendor(p_member_id, p_vendor) + v_gained < 0 then
    return ledger_refused('wallet.insufficient_funds');
  end if;
  if not ledger_record(v.transfer_id, p_kind, p_key, p_hash, v.merchant_id, p_member_id, p_reason, p_subject_type, p_subject_id, p_details,
      p_amount, v.house_id, null, v.balance_units, v.occurred_at, v.created_at) then
    return ledger_refused('request.idempotency_conflict');
  end if;
  perform ledger_open_vendor_purse(p_member_id, p_vendor);
  perform ledger_enter(v.transfer_id, p_member_id, 'vendor:' || p_vendor, v_gained, v.occurred_at, v.created_at);
  perform ledger_enter_house(v.transfer_id, v.house_id, -v_gained, v.occurred_at, v.created_at);
  return row(v.transfer_id, false, v.balance_units, null, null)::ledger_outcome;
end $$;

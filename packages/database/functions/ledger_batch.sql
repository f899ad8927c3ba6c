-- The fields of a batch's elements, in their order.
create function ledger_batch_items(p_movements jsonb)
returns table (
  item_position bigint, kind text, idempotency_key text, request_hash bytea, member_id uuid, reason text, subject_type text, subject_id text,
  details jsonb, occurred_at timestamptz, house text, of_key text, purpose text, amount bigint
)
language sql immutable as $$
  select item.ordinality, item.kind, item.idempotency_key, item.request_hash::bytea, item.member_id, item.reason, item.subject_type,
    item.subject_id, item.details, item.occurred_at, item.house, item.of_key, item.purpose, item.amount
  from rows from (jsonb_to_recordset(p_movements) as (
    kind text, idempotency_key text, request_hash text, member_id uuid, reason text, subject_type text, subject_id text,
    details jsonb, occurred_at timestamptz, house text, of_key text, purpose text, amount bigint
  )) with ordinality as item
$$;

-- Posts many credits (a draw's wins and rebates) at once instead of one by one, of members who are known and owe nothing and have no limits;
-- answers by position, and leaves the others out. Presumes that keys are fresh and house accounts open: else a constraint refuses the whole
-- of it. The members are locked; each is looked up once, however many credits he has.
create function ledger_credit_plain(
  p_keys text[], p_hashes bytea[], p_member_ids uuid[], p_reasons text[], p_subject_types text[], p_subject_ids text[], p_details jsonb[],
  p_occurred_at timestamptz[], p_houses text[], p_amounts bigint[]
) returns table (item_position bigint, transfer_id uuid, balance_units bigint)
language sql as $$
  with owners as materialized (
    select member.member_id, member.merchant_id, member.trial, purse.account_id, purse.purse, purse.currency, purse.balance_units,
      purse.entry_count
    from (select distinct named.id from unnest(p_member_ids) as named(id)) as named
    join safeguards_eligibility as member on member.member_id = named.id and not member.limited
    join ledger_balances as purse on purse.member_id = member.member_id and purse.purse = case when member.trial then 'trial' else 'main' end
    join ledger_balances as owed on owed.member_id = member.member_id and owed.purse = 'receivable' and owed.balance_units = 0
  ), houses as materialized (
    select account.id, account.merchant_id, account.currency, account.trial, account.name
    from (select distinct owners.merchant_id, owners.currency, owners.trial from owners) as side
    join ledger_accounts as account on account.member_id is null and account.merchant_id = side.merchant_id
      and account.currency = side.currency and account.trial = side.trial
  ), plain as materialized (
    select item.*, own.merchant_id, own.account_id, own.purse, house.id as house_id, uuidv7() as transfer_id, clock_timestamp() as created_at,
      (own.balance_units + sum(item.amount) over earlier)::bigint as balance_after,
      own.entry_count + row_number() over earlier as entry_number
    from unnest(
      p_keys, p_hashes, p_member_ids, p_reasons, p_subject_types, p_subject_ids, p_details, p_occurred_at, p_houses, p_amounts
    ) with ordinality as item(
      idempotency_key, request_hash, member_id, reason, subject_type, subject_id, details, occurred_at, house, amount, item_position
    )
    join owners as own on own.member_id = item.member_id
    left join houses as house on house.merchant_id = own.merchant_id and house.currency = own.currency and house.trial = own.trial
      and house.name = item.house
    window earlier as (partition by item.member_id order by item.item_position)
  ), recorded as (
    insert into ledger_transfers (
      id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
      amount_units, house_account_id, of_transfer_id, balance_after_units, occurred_at, created_at
    )
    select transfer_id, idempotency_key, request_hash, merchant_id, member_id, 'credit', reason, subject_type, subject_id, details,
      amount, house_id, null, balance_after, coalesce(occurred_at, created_at), created_at
    from plain
  ), paid as (
    update ledger_balances as own
    set balance_units = own.balance_units + total.amount, entry_count = own.entry_count + total.entries
    from (select member_id, purse, sum(amount)::bigint as amount, count(*) as entries from plain group by member_id, purse) as total
    where own.member_id = total.member_id and own.purse = total.purse
  ), entered as (
    insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at)
    select transfer_id, account_id, amount, balance_after, entry_number, coalesce(occurred_at, created_at), created_at from plain
    union all
    select transfer_id, house_id, -amount, null, null, coalesce(occurred_at, created_at), created_at from plain
  ), announced as (
    insert into platform_events (topic, merchant_id, member_id, payload)
    select distinct 'wallet.balance_changed', merchant_id, member_id, '{}'::jsonb from plain
  )
  select item_position, transfer_id, balance_after from plain
$$;

-- Posts credits in the order given, and answers one outcome each with its place in that order: a refused one does not refuse the others. All
-- members are locked first, in the order of their ids, as by `ledger_post_batch`. Columns instead of a document: an issue that pays every line
-- spends its time here.
create function ledger_post_credits(
  p_keys text[], p_hashes bytea[], p_member_ids uuid[], p_reasons text[], p_subject_types text[], p_subject_ids text[], p_details jsonb[],
  p_occurred_at timestamptz[], p_houses text[], p_amounts bigint[]
) returns table (item_position bigint, transfer_id uuid, replayed boolean, balance_units bigint, refused text, refused_values jsonb)
language plpgsql as $$
declare
  v_places bigint[] := '{}';
  v_ids uuid[] := '{}';
  v_balances bigint[] := '{}';
begin
  perform 1 from safeguards_eligibility as member where member.member_id = any(p_member_ids) order by member.member_id for no key update;
  if 'deposit' <> all(p_reasons) and (select bool_and(ledger_amount_fair(amount)) from unnest(p_amounts) as amount) then
    begin
      select coalesce(array_agg(plain.item_position), '{}'), array_agg(plain.transfer_id), array_agg(plain.balance_units)
      into v_places, v_ids, v_balances
      from ledger_credit_plain(
        p_keys, p_hashes, p_member_ids, p_reasons, p_subject_types, p_subject_ids, p_details, p_occurred_at, p_houses, p_amounts
      ) as plain;
    exception when unique_violation or not_null_violation or check_violation then
      -- A key is known already, or a house account has yet to be opened: none of it has happened, and each credit goes its own way.
      v_places := '{}';
    end;
  end if;
  for place in 1 .. cardinality(p_keys) loop
    exit when cardinality(v_places) = cardinality(p_keys);
    continue when place = any(v_places);
    return query
      select place::bigint, own.* from ledger_credit(
        p_keys[place], p_hashes[place], p_member_ids[place], p_reasons[place], p_subject_types[place], p_subject_ids[place], p_details[place],
        p_occurred_at[place], p_houses[place], p_amounts[place]
      ) as own;
  end loop;
  return query
    select plain.place, plain.id, false, plain.balance, null::text, null::jsonb
    from unnest(v_places, v_ids, v_balances) as plain(place, id, balance)
    where plain.place is not null;
end $$;

-- Posts movements in the order given and answers one outcome each, in the same order: a refused one does not refuse the
-- others. All members are locked first, in the order of their ids, so that two batches never wait for each other
-- crosswise. Many credits with nothing else among them go through `ledger_post_credits`.
create function ledger_post_batch(p_movements jsonb) returns setof ledger_outcome
language plpgsql as $$
declare
  v record;
begin
  perform 1 from safeguards_eligibility
  where member_id in (select (item ->> 'member_id')::uuid from jsonb_array_elements(p_movements) as item)
  order by member_id
  for no key update;
  for v in select * from ledger_batch_items(p_movements) order by item_position loop
    return next ledger_post_one(v.kind, v.idempotency_key, v.request_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details,
      v.occurred_at, v.house, v.of_key, v.purpose, v.amount);
  end loop;
end $$;

create function ledger_post_one(
  p_kind text, p_key text, p_hash bytea, p_member_id uuid, p_reason text, p_subject_type text, p_subject_id text, p_details jsonb,
  p_at timestamptz, p_house text, p_of_key text, p_purpose text, p_amount bigint
) returns ledger_outcome
language plpgsql as $$
begin
  case p_kind
    when 'debit' then
      return ledger_debit(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_house, p_amount);
    when 'credit' then
      return ledger_credit(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_house, p_amount);
    when 'rollback' then
      return ledger_rollback(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_of_key);
    when 'hold' then
      return ledger_hold(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_purpose, p_amount);
    when 'release' then
      return ledger_release(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_of_key, p_amount);
    when 'capture' then
      return ledger_capture(p_key, p_hash, p_member_id, p_reason, p_subject_type, p_subject_id, p_details, p_at, p_house, p_of_key, p_amount);
  end case;
end $$;

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

-- Posts the plain ones among many credits (a draw's wins) at once instead of one by one: of members who are known and
-- owe nothing and have no limits, with fresh keys, fair amounts, an open house account, and for a reason that never asks. A member of whose credits one is not plain is
-- left out whole, so that each member's credits keep their order. Answers by position; who is missing is left to
-- `ledger_credit`. The members are locked.
create function ledger_credit_plain(p_movements jsonb)
returns table (item_position bigint, transfer_id uuid, balance_units bigint)
language sql as $$
  with listed as (
    select item.*, count(*) over (partition by item.idempotency_key) as uses from ledger_batch_items(p_movements) as item
  ), judged as (
    select listed.*, own.merchant_id, own.account_id, own.purse, own.balance_units, own.entry_count, house.id as house_id,
      bool_and(
        house.id is not null and own.owes_nothing and stored.id is null
        and listed.uses = 1 and ledger_amount_fair(listed.amount) and not own.limited and listed.reason <> 'deposit'
      ) over (partition by listed.member_id) as all_plain
    from listed
    left join lateral (
      select member.merchant_id, member.trial, member.limited, purse.account_id, purse.purse, purse.currency, purse.balance_units, purse.entry_count,
        owed.balance_units = 0 as owes_nothing
      from safeguards_eligibility as member
      join ledger_balances as purse on purse.member_id = member.member_id and purse.purse = case when member.trial then 'trial' else 'main' end
      join ledger_balances as owed on owed.member_id = member.member_id and owed.purse = 'receivable'
      where member.member_id = listed.member_id
    ) as own on true
    left join ledger_accounts as house on house.member_id is null and house.merchant_id = own.merchant_id
      and house.currency = own.currency and house.trial = own.trial and house.name = listed.house
    left join ledger_transfers as stored on stored.idempotency_key = listed.idempotency_key
  ), plain as materialized (
    select judged.*, uuidv7() as transfer_id, clock_timestamp() as created_at,
      (judged.balance_units + sum(judged.amount) over earlier)::bigint as balance_after,
      judged.entry_count + row_number() over earlier as entry_number
    from judged
    where judged.all_plain
    window earlier as (partition by judged.member_id order by judged.item_position)
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

-- Posts movements in the order given and answers one outcome each, in the same order: a refused one does not refuse the
-- others. All members are locked first, in the order of their ids, so that two batches never wait for each other
-- crosswise.
create function ledger_post_batch(p_movements jsonb) returns setof ledger_outcome
language plpgsql as $$
declare
  v record;
begin
  perform 1 from safeguards_eligibility
  where member_id in (select (item ->> 'member_id')::uuid from jsonb_array_elements(p_movements) as item)
  order by member_id
  for no key update;
  if exists (select from jsonb_array_elements(p_movements) as item where item ->> 'kind' <> 'credit') then
    for v in select * from ledger_batch_items(p_movements) order by item_position loop
      return next ledger_post_one(v.kind, v.idempotency_key, v.request_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details,
        v.occurred_at, v.house, v.of_key, v.purpose, v.amount);
    end loop;
  else
    for v in
      select item.*, plain.transfer_id, plain.balance_units
      from ledger_batch_items(p_movements) as item
      left join ledger_credit_plain(p_movements) as plain on plain.item_position = item.item_position
      order by item.item_position
    loop
      if v.transfer_id is not null then
        return next row(v.transfer_id, false, v.balance_units, null, null)::ledger_outcome;
      else
        return next ledger_credit(v.idempotency_key, v.request_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.house, v.amount);
      end if;
    end loop;
  end if;
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

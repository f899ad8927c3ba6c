-- Closes house balances step by step; call it again and again. One call closes the open boundary if that is safe yet,
-- and opens the next. An entry carries the clock as of after its transaction got its number, and a boundary the clock
-- as of before its opener got one: a transaction that can still write before the boundary has a lower number than the
-- opener, and once none of those runs, the boundary is safe. Boundaries lie p_margin in the past, for a clock that is
-- set back. Answers the boundary that was closed, or null.
create function ledger_close_rollups(p_margin interval default '1 minute') returns timestamptz
language plpgsql as $$
declare
  v_previous timestamptz;
  v_open ledger_rollup_boundaries;
  v_closed timestamptz;
  v_next constant timestamptz := clock_timestamp() - p_margin;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'House balances are closed by a transaction of their own';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('lantern:ledger_rollups', 0));
  select max(boundary) into v_previous from ledger_rollup_boundaries where closed_at is not null;
  select * into v_open from ledger_rollup_boundaries where closed_at is null;
  if found and v_open.opened_at_transaction <= pg_snapshot_xmin(pg_current_snapshot()) then
    insert into ledger_rollups (account_id, boundary, balance_units, entry_count)
    select tail.account_id, v_open.boundary, coalesce(earlier.balance_units, 0) + tail.balance_units, coalesce(earlier.entry_count, 0) + tail.entry_count
    from (
      select account_id, sum(amount_units)::bigint as balance_units, count(*) as entry_count
      from ledger_entries
      where entry_number is null and created_at >= coalesce(v_previous, '-infinity') and created_at < v_open.boundary
      group by account_id
    ) as tail
    left join lateral (
      select balance_units, entry_count from ledger_rollups as rollup
      where rollup.account_id = tail.account_id order by boundary desc limit 1
    ) as earlier on true;
    update ledger_rollup_boundaries set closed_at = clock_timestamp() where boundary = v_open.boundary;
    v_closed := v_open.boundary;
  end if;
  if (v_open.boundary is null or v_closed is not null)
    and v_next > greatest(coalesce(v_previous, '-infinity'), coalesce(v_closed, '-infinity')) then
    insert into ledger_rollup_boundaries (boundary, opened_at_transaction) values (v_next, pg_current_xact_id());
  end if;
  return v_closed;
end $$;

-- The house's balances: what is rolled up, and the entries since.
create function ledger_house_balances(p_merchant_id uuid)
returns table (currency text, trial boolean, name text, balance_units bigint)
language sql stable as $$
  select account.currency, account.trial, account.name, (coalesce(rolled.balance_units, 0) + coalesce(tail.balance_units, 0))::bigint
  from ledger_accounts as account
  left join lateral (
    select rollup.balance_units from ledger_rollups as rollup where rollup.account_id = account.id order by rollup.boundary desc limit 1
  ) as rolled on true
  left join (
    select entry.account_id, sum(entry.amount_units) as balance_units
    from ledger_entries as entry
    where entry.entry_number is null
      and entry.created_at >= coalesce((select max(boundary) from ledger_rollup_boundaries where closed_at is not null), '-infinity')
    group by entry.account_id
  ) as tail on tail.account_id = account.id
  where account.member_id is null and account.merchant_id = p_merchant_id
  order by account.currency, account.trial, account.name
$$;

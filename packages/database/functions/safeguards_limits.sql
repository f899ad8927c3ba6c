-- The day, week (from Monday) or month around an instant, in a zone.
create function safeguards_window(p_period text, p_at timestamptz, p_zone text, out starts_at timestamptz, out ends_at timestamptz)
language sql stable as $$
  select date_trunc(p_period, p_at at time zone p_zone) at time zone p_zone,
    (date_trunc(p_period, p_at at time zone p_zone) + ('1 ' || p_period)::interval) at time zone p_zone
$$;

-- What is counted for a member at an instant: a window that has ended by then has begun anew with nothing in it. A movement that is
-- dated before the window counts in it all the same.
create function safeguards_counted(p_member_id uuid, p_at timestamptz)
returns table (period text, starts_at timestamptz, ends_at timestamptz, deposited_units bigint, staked_units bigint, won_units bigint)
language sql stable as $$
  select counter.period,
    case when p_at < counter.ends_at then counter.starts_at else anew.starts_at end,
    case when p_at < counter.ends_at then counter.ends_at else anew.ends_at end,
    case when p_at < counter.ends_at then counter.deposited_units else 0 end,
    case when p_at < counter.ends_at then counter.staked_units else 0 end,
    case when p_at < counter.ends_at then counter.won_units else 0 end
  from safeguards_counters as counter
  cross join lateral safeguards_window(counter.period, p_at, counter.zone) as anew
  where counter.member_id = p_member_id
$$;

-- What deposits that have been admitted, and are neither paid nor given up, may still bring.
create function safeguards_open_deposits(p_member_id uuid) returns bigint
language sql stable as $$
  select coalesce(sum(amount_units), 0)::bigint from safeguards_deposits where member_id = p_member_id and ended_at is null
$$;

-- Each limit of a member with what is used of it at an instant: deposits gross, never offset by what was paid out; stakes; losses, which
-- are stakes less wins, and below zero for who is winning.
create function safeguards_used(p_member_id uuid, p_at timestamptz)
returns table (kind text, period text, amount_units bigint, used_units bigint, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select own.kind, own.period, own.amount_units,
    case own.kind
      when 'deposit' then counted.deposited_units + safeguards_open_deposits(p_member_id)
      when 'stake' then counted.staked_units
      else counted.staked_units - counted.won_units
    end,
    counted.starts_at, counted.ends_at
  from safeguards_limits as own
  join safeguards_counted(p_member_id, p_at) as counted on counted.period = own.period
  where own.member_id = p_member_id
$$;

-- The strictest limit that an amount would break, or null. Of several it is the one with least left; of equal ones the one that lasts
-- longest.
create function safeguards_limit_refusal(p_member_id uuid, p_asks text, p_amount bigint, p_at timestamptz) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'limit', own.kind,
      'period', own.period,
      'amountUnits', own.amount_units::text,
      'leftUnits', greatest(own.amount_units - own.used_units, 0)::text,
      'startsAnewAt', to_char(own.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )
    from safeguards_used(p_member_id, p_at) as own
    where own.kind = any (case p_asks when 'deposit' then array['deposit'] else array['stake', 'loss'] end)
      and coalesce(p_amount, 1) > own.amount_units - own.used_units
    order by own.amount_units - own.used_units, own.ends_at desc
    limit 1
  );
end $$;

-- As what a movement counts: a debit or a credit by its reason. A reason that is not named here counts as nothing.
create function safeguards_counts_as(p_kind text, p_reason text) returns text
language sql immutable as $$
  select case
    when p_kind = 'debit' and p_reason in ('game_bet', 'lottery_bet') then 'stake'
    when p_kind = 'credit' and p_reason in ('game_win', 'lottery_win', 'lottery_refund', 'lottery_rebate') then 'win'
    when p_kind = 'credit' and p_reason = 'deposit' then 'deposit'
  end
$$;

-- Counts a movement of a locked member, below zero to give back. What is given back was counted at p_of_at, and comes off only the
-- windows in which it was.
create function safeguards_count(p_member_id uuid, p_as text, p_amount bigint, p_at timestamptz, p_of_at timestamptz default null)
returns void
language plpgsql as $$
begin
  if p_as is null then
    return;
  end if;
  update safeguards_counters as counter
  set starts_at = counted.starts_at, ends_at = counted.ends_at,
    deposited_units = counted.deposited_units + case when p_as = 'deposit' and counted.takes then p_amount else 0 end,
    staked_units = counted.staked_units + case when p_as = 'stake' and counted.takes then p_amount else 0 end,
    won_units = counted.won_units + case when p_as = 'win' and counted.takes then p_amount else 0 end
  from (
    select own.*, p_of_at is null or p_of_at >= own.starts_at as takes from safeguards_counted(p_member_id, p_at) as own
  ) as counted
  where counter.member_id = p_member_id and counter.period = counted.period;
end $$;

-- Begins to count for a locked member, from what he did in the windows that run now: a limit that is set at noon holds for the whole day.
create function safeguards_start_counting(p_member_id uuid, p_zone text, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into safeguards_counters (member_id, period, zone, starts_at, ends_at, deposited_units, staked_units, won_units)
  select p_member_id, period, p_zone, around.starts_at, around.ends_at, play.deposited_units, play.staked_units, play.won_units
  from unnest(array['day', 'week', 'month']) as period
  cross join lateral safeguards_window(period, p_at, p_zone) as around
  cross join lateral wallet_play(p_member_id, around.starts_at) as play
  on conflict do nothing;
  update safeguards_eligibility set limited = true where member_id = p_member_id and not limited;
end $$;

-- Whether the credit of a deposit is held back: one that was admitted never is. The member is locked.
create function safeguards_deposit_refusal(
  p_member_id uuid, p_deposit_id text, p_amount bigint, p_at timestamptz, out refused text, out refused_values jsonb
) language plpgsql as $$
begin
  if not exists (select from safeguards_deposits where deposit_id = p_deposit_id and member_id = p_member_id) then
    select gate.refused, gate.refused_values into refused, refused_values
    from safeguards_admit(p_member_id, 'deposit', p_amount, p_at) as gate;
  end if;
end $$;

-- A deposit that was admitted is paid, or given up, once.
create function safeguards_end_deposit(p_member_id uuid, p_deposit_id text, p_as text, p_at timestamptz) returns void
language sql as $$
  update safeguards_deposits set ended_at = p_at, ended_as = p_as
  where deposit_id = p_deposit_id and member_id = p_member_id and ended_at is null
$$;

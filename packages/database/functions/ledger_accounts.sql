-- The house account of that name, opened when it is first needed.
create function ledger_house_account(p_merchant_id uuid, p_currency text, p_trial boolean, p_name text) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_accounts
  where member_id is null and merchant_id = p_merchant_id and currency = p_currency and trial = p_trial and name = p_name;
  if v_id is null then
    insert into ledger_accounts (merchant_id, currency, trial, name) values (p_merchant_id, p_currency, p_trial, p_name)
    on conflict (merchant_id, currency, trial, name) where member_id is null do nothing;
    select id into strict v_id from ledger_accounts
    where member_id is null and merchant_id = p_merchant_id and currency = p_currency and trial = p_trial and name = p_name;
  end if;
  return v_id;
end $$;

-- The house account of that name on the other side of a member's account: of its merchant, currency and kind of money.
create function ledger_house_account_for(p_account_id bigint, p_name text) returns bigint
language sql as $$
  select ledger_house_account(merchant_id, currency, trial, p_name) from ledger_accounts where id = p_account_id
$$;

-- Opens a member's purses and, in a fixed order (two registrations must not wait for each other crosswise), the house
-- accounts that are missing. Idempotent.
create function ledger_open_purses(p_member_id uuid, p_merchant_id uuid, p_currency text, p_trial boolean, p_house_names text[]) returns void
language plpgsql as $$
declare
  v_name text;
begin
  for v_name in select unnest(p_house_names) order by 1 loop
    perform ledger_house_account(p_merchant_id, p_currency, p_trial, v_name);
  end loop;
  insert into ledger_accounts (merchant_id, member_id, currency, trial, name)
  select p_merchant_id, p_member_id, p_currency, p_trial, purse
  from unnest(case when p_trial then array['trial', 'held', 'receivable'] else array['main', 'held', 'bonus', 'receivable'] end) as purse
  on conflict (member_id, name) where member_id is not null do nothing;
  insert into ledger_balances (member_id, purse, account_id, currency)
  select member_id, name, id, currency from ledger_accounts where member_id = p_member_id
  on conflict (member_id, purse) do nothing;
end $$;

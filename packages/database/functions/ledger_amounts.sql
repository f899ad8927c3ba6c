-- Whether a movement may have this amount: above zero and below 10^17 units (ten trillion), so that no sum can overflow
-- 64 bits; null for null. One plain expression, so that whoever calls it has it in place: there is no call.
create function ledger_amount_fair(p_amount bigint) returns boolean
language sql immutable as $$
  select p_amount > 0 and p_amount < 100000000000000000
$$;

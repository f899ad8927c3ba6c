-- What was staked in a round and went back again: the record of a round shows it beside what stands.
alter table games_rounds add column refund_units bigint not null default 0 check (refund_units >= 0);

update games_rounds as round
set refund_units = taken.refund_units
from (
  select round_key, round_started_at, sum(amount_units) as refund_units
  from games_vendor_transactions
  where type = 'bet' and rolled_back_at is not null and round_key is not null
  group by round_key, round_started_at
) as taken
where round.started_at = taken.round_started_at and round.id = taken.round_key and taken.refund_units > 0;

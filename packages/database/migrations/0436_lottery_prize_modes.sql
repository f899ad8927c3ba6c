-- Prize modes are a game's price lists; a series trades part of a prize for a rebate on the stake, paid when the bet is settled.
alter table lottery_games
  -- By mode that is sold: odds by play and key that differ from the game's own; {} for none. Lott is always sold.
  add column prize_modes jsonb not null default '{"Lott": {}}' check (prize_modes ? 'Lott');

alter table lottery_orders
  add column prize_mode text not null default 'Lott' check (prize_mode in ('Lott', 'SEA', 'ZY', 'Elott')),
  -- Null where prices stand: plays of Entertainment, and orders from before there were series.
  add column series smallint check (series between 0 and 2000),
  -- The rebate in two-thousandths of the stake.
  add column rebate_per_2000 smallint not null default 0 check (rebate_per_2000 between 0 and 2000);

alter table lottery_sub_orders
  add column rebate_units bigint not null default 0 check (rebate_units >= 0),
  -- The result version under which the rebate was credited; null where none stands.
  add column rebate_version integer,
  add constraint lottery_sub_orders_rebate_credited check ((rebate_units > 0) = (rebate_version is not null));

alter table lottery_earlier_settlements add column rebate_units bigint not null default 0 check (rebate_units >= 0);

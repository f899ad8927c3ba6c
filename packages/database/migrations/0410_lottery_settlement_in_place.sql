-- Every bet changes its state twice (locked, settled). With the state in no index, and room left on each page, these updates
-- stay in place and touch no index: most of a settlement's cost in the database is gone.
drop index lottery_sub_orders_issue;
create index lottery_sub_orders_issue on lottery_sub_orders (issue_id, id);

-- A partition's fillfactor cannot be inherited, so the register holds it.
alter table platform_partitioned_tables add column fillfactor smallint not null default 100 check (fillfactor between 10 and 100);
update platform_partitioned_tables set fillfactor = 50 where table_name = 'lottery_sub_orders';

do $$
declare
  v_partition regclass;
begin
  for v_partition in select inhrelid::regclass from pg_inherits where inhparent = 'lottery_sub_orders'::regclass loop
    execute format('alter table %s set (fillfactor = 50)', v_partition);
  end loop;
end $$;

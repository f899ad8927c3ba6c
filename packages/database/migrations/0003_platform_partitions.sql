-- Tables that grow for ever are partitioned by month. A capability registers its table in the migration that makes it;
-- `platform_make_partitions` (at every start and daily) makes the months ahead.
create table platform_partitioned_tables (
  table_name text primary key,
  -- True for tables whose rows may never change: their partitions refuse truncation as well.
  insert_only boolean not null default false
);

-- For insert-only tables: a before trigger on update, delete (each row) and truncate (each statement).
create function platform_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed: write a compensating row instead', tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Makes the monthly partitions (UTC) of every registered table from the month of p_at up to p_months_ahead later.
-- Idempotent; returns how many were made. A partition is named <table>_yYYYYmMM.
create function platform_make_partitions(p_at timestamptz, p_months_ahead integer default 6) returns integer
language plpgsql as $$
declare
  v_table platform_partitioned_tables%rowtype;
  v_month timestamp;
  v_partition text;
  v_made integer := 0;
begin
  for v_table in select * from platform_partitioned_tables order by table_name loop
    for v_offset in 0..p_months_ahead loop
      v_month := date_trunc('month', p_at at time zone 'UTC') + make_interval(months => v_offset);
      v_partition := v_table.table_name || to_char(v_month, '"_y"YYYY"m"MM');
      continue when to_regclass(v_partition) is not null;
      execute format('create table %I partition of %I for values from (%L) to (%L) with (fillfactor = %s)',
        v_partition, v_table.table_name,
        v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC', v_table.fillfactor);
      if v_table.insert_only then
        execute format('create trigger refuse_truncate before truncate on %I for each statement execute function platform_refuse_change()', v_partition);
      end if;
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end $$;

import type { Queryable } from "./database.ts";

/** Everything that a migration can make in the schema, one line each, sorted: partitions of a month and other schemas are left out. */
const selectSnapshot = `
  with relations as (
    select oid, relname, relkind, reloptions
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition
  ),
  lines as (
    select format('table %s (%s)%s', relname, case relkind when 'p' then 'partitioned ' || pg_get_partkeydef(oid) when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'plain' end,
      coalesce(' with ' || array_to_string(reloptions, ', '), '')) as line
    from relations
    union all
    select format('view %s is %s', relname, md5(pg_get_viewdef(oid))) from relations where relkind in ('v', 'm')
    union all
    select format('column %s.%s %s%s%s%s', relations.relname, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' else '' end,
      case attidentity when 'a' then ' identity always' when 'd' then ' identity by default' else '' end,
      coalesce(case when attgenerated = '' then ' default ' else ' generated ' end || pg_get_expr(adbin, adrelid), ''))
    from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind <> 'S'
    union all
    select format('constraint %s.%s %s', relations.relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from relations join pg_constraint on conrelid = relations.oid
    where contype <> 'n'
    union all
    select format('index %s', pg_get_indexdef(indexrelid))
    from relations join pg_index on indrelid = relations.oid
    union all
    select format('trigger %s', pg_get_triggerdef(pg_trigger.oid))
    from relations join pg_trigger on tgrelid = relations.oid and not tgisinternal
    union all
    select format('function %s returns %s, body %s', pg_proc.oid::regprocedure, pg_get_function_result(pg_proc.oid), md5(prosrc))
    from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select format('type %s (%s)', typname, (
      select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
      from pg_attribute where attrelid = typrelid and attnum > 0 and not attisdropped))
    from pg_type join pg_class on pg_class.oid = typrelid and pg_class.relkind = 'c'
    where typnamespace = 'public'::regnamespace
    union all
    select format('type %s enum (%s)', typname, (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
    from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
  )
  select line from lines order by line collate "C"`;

/**
 * The schema as text: tables, columns, constraints, indexes, triggers, functions and types of the platform. Two databases
 * with the same text answer the same statements the same way.
 */
export async function readSchemaSnapshot(queryable: Queryable): Promise<string> {
  const rows = await queryable.query<{ line: string }>(selectSnapshot);
  return rows.map(({ line }) => `${line}\n`).join("");
}

-- The games that a search may mean: those that the first list of lexemes finds, then those of the next ones, until there are enough. What
-- is common is neither sorted nor read to its end. Lists are tsqueries; a game may come by several of them. A merchant who wishes anything
-- of a game has a row of his own for it. The plan is kept: made anew for each search it would take longer than the search.
create function games_find(p_lists text[], p_merchant_id uuid, p_vendor_codes text[], p_currencies text[], p_max integer)
returns setof uuid
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_list text;
  v_left integer := p_max;
  v_found integer;
begin
  foreach v_list in array p_lists loop
    return query
      select first_ones.node_id from (
        select entry.node_id from games_search as entry
        where entry.lexemes @@ v_list::tsquery
          and entry.vendor_code = any (p_vendor_codes) and entry.currencies && p_currencies
          and (
            entry.merchant_id = p_merchant_id
            or (entry.merchant_id is null and not exists (
              select from games_overrides as wish where wish.node_id = entry.node_id and wish.merchant_id = p_merchant_id
            ))
          )
        limit v_left
      ) as first_ones
      order by first_ones.node_id;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left <= 0;
  end loop;
end $$;

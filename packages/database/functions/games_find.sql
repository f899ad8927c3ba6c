-- The games that a search may mean, of those on shelves that its caller is shown. `beginning_ids`: those with a name that is the text, then those
-- with one that begins with it, then those with a word that does, hot games first among those with a name and with a word; best first, some of
-- them twice. `other_ids`: what each list of lexemes (a tsquery) finds besides, until both are `p_enough`. `openings`: where they are fewer than
-- `p_few`, how names begin that may be meant (games_search_openings). What is common is neither sorted nor read to its end. A merchant who wishes
-- anything of a game has rows of his own for it (`p_own`), which count instead. Plans are kept: made anew for each search they would take longer
-- than the search.
create function games_find(
  p_beginning text, p_lists text[], p_signatures text[], p_enough integer, p_few integer,
  p_merchant_id uuid, p_usual integer[], p_own integer[], p_max integer,
  out beginning_ids uuid[], out other_ids uuid[], out openings text[])
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_list text;
  v_more uuid[];
  v_beginning_count integer;
begin
  beginning_ids := games_find_beginning(p_beginning, p_merchant_id, p_usual, p_own, p_max);
  other_ids := '{}';
  v_beginning_count := games_distinct_count(beginning_ids);
  if v_beginning_count >= p_enough then
    return;
  end if;
  foreach v_list in array p_lists loop
    v_more := games_find_listed(v_list, p_merchant_id, p_usual, p_own, p_max);
    -- Only where a list has more than is read are its hot games looked for by themselves.
    if cardinality(v_more) >= p_max then
      v_more := games_find_listed(v_list || ' & ''*''', p_merchant_id, p_usual, p_own, p_max) || v_more;
    end if;
    if cardinality(v_more) > 0 then
      other_ids := other_ids || array(
        select node_id from unnest(v_more) with ordinality as more (node_id, place)
        where node_id <> all (beginning_ids) and node_id <> all (other_ids)
        group by node_id order by min(place) limit p_max
      );
    end if;
    exit when v_beginning_count + cardinality(other_ids) >= p_enough;
  end loop;
  if cardinality(p_signatures) > 0 and v_beginning_count + cardinality(other_ids) < p_few then
    openings := array(select known.opening from games_search_openings as known where known.signature = any (p_signatures));
  end if;
end $$;

-- The games with a name, or a word in one, that begins with one of these texts: hot ones first, else by the order of the texts; some of them
-- several times. Each with what it begins with, as far as that is kept.
create function games_find_opening(
  p_texts text[], p_merchant_id uuid, p_usual integer[], p_own integer[], p_max integer,
  out node_ids uuid[], out beginnings text[], out hot_count integer)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_ids uuid[];
  v_beginnings text[];
begin
  hot_count := 0;
  node_ids := '{}';
  beginnings := '{}';
  for v_word_of_common in 0..1 loop
    select coalesce(array_agg(node_id), '{}'), coalesce(array_agg(beginning), '{}') into v_ids, v_beginnings
    from (
      select entry.node_id, entry.beginning
      from unnest(p_texts) as wanted (beginning)
      cross join lateral (
        select node_id, beginning from games_search_beginnings as entry
        where entry.rank in (v_word_of_common, v_word_of_common + 2)
          and entry.beginning >= wanted.beginning and entry.beginning < wanted.beginning || U&'\+10FFFF'
          and (entry.shelf_id = any (p_own) or (entry.shelf_id = any (p_usual) and (
            select true from games_overrides as wish where wish.node_id = entry.node_id and wish.merchant_id = p_merchant_id limit 1
          ) is null))
        limit p_max
      ) as entry
      limit p_max - cardinality(node_ids)
    ) as read;
    node_ids := node_ids || v_ids;
    beginnings := beginnings || v_beginnings;
    if v_word_of_common = 0 then
      hot_count := cardinality(v_ids);
    end if;
    exit when cardinality(node_ids) >= p_max;
  end loop;
end $$;

create function games_find_listed(p_list text, p_merchant_id uuid, p_usual integer[], p_own integer[], p_max integer)
returns uuid[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select entry.node_id from games_search as entry
    where entry.lexemes @@ p_list::tsquery
      and (entry.shelf_id = any (p_own) or (entry.shelf_id = any (p_usual) and (
        select true from games_overrides as wish where wish.node_id = entry.node_id and wish.merchant_id = p_merchant_id limit 1
      ) is null))
    limit p_max
  );
end $$;

create function games_find_beginning(p_beginning text, p_merchant_id uuid, p_usual integer[], p_own integer[], p_max integer)
returns uuid[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_found uuid[];
  v_end text collate "C" := p_beginning || U&'\+10FFFF';
  v_limit integer := p_max + p_max / 4;
begin
  if p_beginning = '' then
    return '{}';
  end if;
  loop
    v_found := array(
      (
        -- A name that is the text stands before hot ones that begin with it.
        select entry.node_id from games_search_beginnings as entry
        where entry.rank in (0, 1) and entry.beginning = p_beginning
          and (entry.shelf_id = any (p_own) or (entry.shelf_id = any (p_usual) and (
            -- Asked for one game at a time: a merchant may have thousands of wishes.
            select true from games_overrides as wish where wish.node_id = entry.node_id and wish.merchant_id = p_merchant_id limit 1
          ) is null))
        order by entry.rank
        limit v_limit
      )
      union all
      (
        -- In the order of the index.
        select entry.node_id from games_search_beginnings as entry
        where entry.rank in (0, 1, 2, 3) and entry.beginning >= p_beginning and entry.beginning < v_end
          and (entry.shelf_id = any (p_own) or (entry.shelf_id = any (p_usual) and (
            select true from games_overrides as wish where wish.node_id = entry.node_id and wish.merchant_id = p_merchant_id limit 1
          ) is null))
        order by entry.rank, entry.beginning
        limit v_limit
      )
    );
    -- A game may have several such words, and what is found twice is read twice: then more is read.
    exit when cardinality(v_found) < v_limit or games_distinct_count(v_found) >= p_max;
    v_limit := v_limit * 4;
  end loop;
  return v_found;
end $$;

create function games_distinct_count(p_ids uuid[]) returns integer
language plpgsql immutable as $$
begin
  return case cardinality(p_ids) when 0 then 0 when 1 then 1 else (select count(distinct id) from unnest(p_ids) as listed (id)) end;
end $$;

-- Posts movements in the order given and answers one outcome each, in the same order: a refused one does not refuse the
-- others. All members are locked first, in the order of their ids, so that two batches never wait for each other
-- crosswise. Each element: the fields of ledger_request, `kind`, and what the kind asks.
create function ledger_post_batch(p_movements jsonb) returns setof ledger_outcome
language plpgsql as $$
declare
  v_item jsonb;
  v_request ledger_request;
  v_amount bigint;
begin
  perform 1 from safeguards_eligibility
  where member_id in (select (item ->> 'member_id')::uuid from jsonb_array_elements(p_movements) as item)
  order by member_id
  for no key update;
  for v_item in select item from jsonb_array_elements(p_movements) with ordinality as listed (item, position) order by position loop
    v_request := jsonb_populate_record(null::ledger_request, v_item);
    v_amount := (v_item ->> 'amount')::bigint;
    return next case v_item ->> 'kind'
      when 'debit' then ledger_debit(v_request, v_item ->> 'house', v_amount)
      when 'credit' then ledger_credit(v_request, v_item ->> 'house', v_amount)
      when 'rollback' then ledger_rollback(v_request, v_item ->> 'of_key')
      when 'hold' then ledger_hold(v_request, v_item ->> 'purpose', v_amount)
      when 'release' then ledger_release(v_request, v_item ->> 'of_key', v_amount)
      when 'capture' then ledger_capture(v_request, v_item ->> 'house', v_item ->> 'of_key', v_amount)
    end;
  end loop;
end $$;

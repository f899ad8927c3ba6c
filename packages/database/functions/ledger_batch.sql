-- Posts movements in the order given and answers one outcome each, in the same order: a refused one does not refuse the
-- others. All members are locked first, in the order of their ids, so that two batches never wait for each other
-- crosswise.
create function ledger_post_batch(p_movements jsonb) returns setof ledger_outcome
language plpgsql as $$
declare
  v record;
  v_hash bytea;
begin
  perform 1 from safeguards_eligibility
  where member_id in (select (item ->> 'member_id')::uuid from jsonb_array_elements(p_movements) as item)
  order by member_id
  for no key update;
  for v in
    select * from rows from (jsonb_to_recordset(p_movements) as (
      kind text, idempotency_key text, request_hash text, member_id uuid, reason text, subject_type text, subject_id text,
      details jsonb, occurred_at timestamptz, house text, of_key text, purpose text, amount bigint
    )) with ordinality as item order by ordinality
  loop
    v_hash := v.request_hash::bytea;
    case v.kind
      when 'debit' then
        return next ledger_debit(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.house, v.amount);
      when 'credit' then
        return next ledger_credit(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.house, v.amount);
      when 'rollback' then
        return next ledger_rollback(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.of_key);
      when 'hold' then
        return next ledger_hold(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.purpose, v.amount);
      when 'release' then
        return next ledger_release(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.of_key, v.amount);
      when 'capture' then
        return next ledger_capture(v.idempotency_key, v_hash, v.member_id, v.reason, v.subject_type, v.subject_id, v.details, v.occurred_at, v.house, v.of_key, v.amount);
    end case;
  end loop;
end $$;

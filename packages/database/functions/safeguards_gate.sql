-- The gate: may this member do what p_asks says? `stake` (also transfers to a vendor and deposits) asks status and
-- exclusion, `withdrawal` asks status only, so that an excluded member can always take his money out. Wins, refunds
-- and rollbacks never ask (null). Answers the refusal's code, or null.
create function safeguards_gate(
  p_status text, p_excluded_until timestamptz, p_asks text, p_at timestamptz,
  out refused text, out refused_values jsonb
) language plpgsql as $$
begin
  if p_asks is null then
    return;
  elsif p_asks not in ('stake', 'withdrawal') then
    raise exception 'The gate is asked for stake or withdrawal, not for %', p_asks;
  elsif p_status <> 'active' then
    refused := 'safeguards.member_suspended';
    refused_values := jsonb_build_object('status', p_status);
  elsif p_asks = 'stake' and p_excluded_until > p_at then
    refused := 'safeguards.member_excluded';
    refused_values := jsonb_build_object('until', to_char(p_excluded_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end if;
end $$;

-- Locks the member's eligibility row until the transaction ends, so that no other movement of the member runs beside
-- this one, and asks the gate under that lock. No merchant: no such member.
create function safeguards_admit(
  p_member_id uuid, p_asks text, p_at timestamptz,
  out merchant_id uuid, out trial boolean, out refused text, out refused_values jsonb
) language plpgsql as $$
declare
  v_status text;
  v_excluded_until timestamptz;
begin
  select member.merchant_id, member.trial, member.status, member.excluded_until
  into merchant_id, trial, v_status, v_excluded_until
  from safeguards_eligibility as member where member.member_id = p_member_id for no key update;
  if not found then
    refused := 'safeguards.member_unknown';
  elsif p_asks is not null and (v_status <> 'active' or v_excluded_until is not null) then
    select gate.refused, gate.refused_values into refused, refused_values
    from safeguards_gate(v_status, v_excluded_until, p_asks, p_at) as gate;
  end if;
end $$;

-- The gate: may this member do what p_asks says? `stake` (also transfers to a vendor) asks status, exclusion and the limits of stakes
-- and losses, `deposit` status, exclusion and the limits of deposits, `withdrawal` status only, so that an excluded member can always
-- take his money out. Wins, refunds and rollbacks never ask (null). Without an amount it asks whether anything is left at all. Answers
-- the refusal's code, or null. The end of an exclusion for ever is not said.
create function safeguards_gate(
  p_member_id uuid, p_status text, p_excluded_until timestamptz, p_limited boolean, p_asks text, p_amount bigint, p_at timestamptz,
  out refused text, out refused_values jsonb
) language plpgsql as $$
begin
  if p_asks is null then
    return;
  elsif p_asks not in ('stake', 'deposit', 'withdrawal') then
    raise exception 'The gate is asked for stake, deposit or withdrawal, not for %', p_asks;
  elsif p_status <> 'active' then
    refused := 'safeguards.member_suspended';
    refused_values := jsonb_build_object('status', p_status);
  elsif p_asks = 'withdrawal' then
    return;
  elsif p_excluded_until > p_at then
    refused := 'safeguards.member_excluded';
    refused_values := case when isfinite(p_excluded_until) then
      jsonb_build_object('until', to_char(p_excluded_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else '{}' end;
  elsif p_limited then
    refused_values := safeguards_limit_refusal(p_member_id, p_asks, p_amount, p_at);
    refused := case when refused_values is not null then 'safeguards.limit_reached' end;
  end if;
end $$;

-- Locks the member's eligibility row until the transaction ends, so that no other movement of the member runs beside
-- this one, and asks the gate under that lock. No merchant: no such member.
create function safeguards_admit(
  p_member_id uuid, p_asks text, p_amount bigint, p_at timestamptz,
  out merchant_id uuid, out trial boolean, out limited boolean, out refused text, out refused_values jsonb
) language plpgsql as $$
declare
  v_status text;
  v_excluded_until timestamptz;
begin
  select member.merchant_id, member.trial, member.limited, member.status, member.excluded_until
  into merchant_id, trial, limited, v_status, v_excluded_until
  from safeguards_eligibility as member where member.member_id = p_member_id for no key update;
  if not found then
    refused := 'safeguards.member_unknown';
  elsif p_asks is not null and (v_status <> 'active' or v_excluded_until is not null or limited) then
    select gate.refused, gate.refused_values into refused, refused_values
    from safeguards_gate(p_member_id, v_status, v_excluded_until, limited, p_asks, p_amount, p_at) as gate;
  end if;
end $$;

-- Locks the member's eligibility row until the transaction ends, so that no other movement of the member runs beside
-- this one and the gate's answer stays true. No row: all columns null.
create function safeguards_lock_member(p_member_id uuid) returns safeguards_eligibility
language plpgsql as $$
declare
  v_member safeguards_eligibility;
begin
  select * into v_member from safeguards_eligibility where member_id = p_member_id for no key update;
  return v_member;
end $$;

-- The gate: may this member do what p_asks says? `stake` (also transfers to a vendor and deposits) asks status and
-- exclusion, `withdrawal` asks status only, so that an excluded member can always take his money out. Wins, refunds
-- and rollbacks never ask. Answers the refusal's code, or null.
create function safeguards_gate(
  p_member safeguards_eligibility, p_asks text, p_at timestamptz,
  out refused text, out refused_values jsonb
) language plpgsql as $$
begin
  if p_asks not in ('stake', 'withdrawal') then
    raise exception 'The gate is asked for stake or withdrawal, not for %', p_asks;
  end if;
  if p_member.status <> 'active' then
    refused := 'safeguards.member_suspended';
    refused_values := jsonb_build_object('status', p_member.status);
  elsif p_asks = 'stake' and p_member.excluded_until > p_at then
    refused := 'safeguards.member_excluded';
    refused_values := jsonb_build_object('until', to_char(p_member.excluded_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end if;
end $$;

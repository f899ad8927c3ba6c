-- What decides whether a member may play: one row a member, locked by every money movement, so that the gate's answer
-- holds until the movement is committed. It knows a member by id alone; accounts writes status and KYC level into it.
create table safeguards_eligibility (
  member_id uuid primary key,
  merchant_id uuid not null,
  member_type smallint not null check (member_type in (0, 1, 2, 4, 40, 41, 42)),
  trial boolean not null generated always as (member_type = 4) stored,
  status text not null check (status in ('active', 'suspended', 'closed')),
  kyc_level smallint not null default 0 check (kyc_level >= 0),
  -- Self-exclusion or a time-out: no stakes before this instant.
  excluded_until timestamptz,
  opened_at timestamptz not null default now()
) with (fillfactor = 70);

-- Time-outs and self-exclusions as they were chosen. Nobody shortens one: neither these rows nor the instant that the gate asks.
create table safeguards_exclusions (
  id uuid primary key default uuidv7(),
  member_id uuid not null references safeguards_eligibility,
  kind text not null check (kind in ('time_out', 'self_exclusion')),
  -- As it was offered: `24h`, `7d`, `6m`, `1y`, `forever`.
  term text not null,
  begins_at timestamptz not null,
  -- `infinity` where it is for ever.
  ends_at timestamptz not null,
  -- The same request again is the same exclusion.
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  unique (member_id, idempotency_key),
  check (begins_at < ends_at)
);
create trigger refuse_change before update or delete on safeguards_exclusions for each row execute function platform_refuse_change();
create trigger refuse_truncate before truncate on safeguards_exclusions for each statement execute function platform_refuse_change();

-- When the latest exclusion was written: others release what is still open of a member who was excluded lately.
alter table safeguards_eligibility add column excluded_at timestamptz;
create index safeguards_eligibility_excluded_at on safeguards_eligibility (excluded_at) where excluded_at is not null;

create function safeguards_refuse_shorter_exclusion() returns trigger language plpgsql as $$
begin
  raise exception 'An exclusion is never shortened: member % is excluded until %', old.member_id, old.excluded_until
    using errcode = 'restrict_violation';
end $$;

create trigger refuse_shorter_exclusion before update on safeguards_eligibility for each row
  when (old.excluded_until is not null and (new.excluded_until is null or new.excluded_until < old.excluded_until))
  execute function safeguards_refuse_shorter_exclusion();
create trigger refuse_delete_excluded before delete on safeguards_eligibility for each row
  when (old.excluded_until is not null)
  execute function safeguards_refuse_shorter_exclusion();

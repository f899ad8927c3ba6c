-- Who did what to whom: written in the transaction of the deed, read by whoever has to answer for it, and never changed.
create table platform_audit (
  id            uuid primary key,
  at            timestamptz not null,
  -- An operator, a command at the machine, or the platform's own rule.
  actor_kind    text not null check (actor_kind in ('operator', 'command', 'system')),
  -- Of operators.
  actor_id      uuid,
  actor_name    text not null,
  action        text not null,
  merchant_id   uuid,
  subject_type  text not null,
  subject_id    text not null,
  before        jsonb,
  after         jsonb,
  reason        text not null default '',
  address       text not null default ''
);
create index platform_audit_merchant on platform_audit (merchant_id, id desc);
create index platform_audit_subject on platform_audit (subject_type, subject_id, id desc);

create function platform_refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Lines of the audit are never changed nor deleted';
end $$;

create trigger platform_audit_insert_only before update or delete on platform_audit
  for each row execute function platform_refuse_audit_change();
create trigger platform_audit_no_truncate before truncate on platform_audit
  for each statement execute function platform_refuse_audit_change();

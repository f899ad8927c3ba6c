-- A member's messages. What the platform tells is kept as facts and put into words when it is read, in the language of that moment;
-- what an operator wrote is kept as he wrote it, by language.
create table messages_inbox (
  id           uuid primary key,
  merchant_id  uuid not null,
  member_id    uuid not null,
  kind         text not null check (kind in ('device_new', 'security_changed', 'kyc_decided', 'kyc_expiring', 'limits_changed', 'excluded', 'operator')),
  facts        jsonb not null default '{}',
  -- { "EN": { "title", "text" }, … }, plain text.
  texts        jsonb,
  -- What it was written for, such as `event:17`: nothing is written twice.
  source       text not null unique,
  created_at   timestamptz not null,
  read_at      timestamptz,
  deleted_at   timestamptz,
  check ((kind = 'operator') = (texts is not null))
);
create index messages_inbox_of_member on messages_inbox (member_id, id desc) where deleted_at is null;
create index messages_inbox_unread on messages_inbox (member_id) where read_at is null and deleted_at is null;
-- For their deletion by rule.
create index messages_inbox_age on messages_inbox (created_at);
create index messages_inbox_read on messages_inbox (read_at) where read_at is not null;
create index messages_inbox_deleted on messages_inbox (deleted_at) where deleted_at is not null;

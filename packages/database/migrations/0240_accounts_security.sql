-- What the security centre keeps: the name that withdrawals are paid to, the picture a member stands behind, and the answers by which he is
-- known again. Answers are kept by argon2 as passwords are; pictures as they were encoded anew, so that any process can serve them.

create table accounts_head_icons (
  -- Random: who has no address of a picture does not find it.
  id            text primary key,
  member_id     uuid not null references accounts_members (id),
  -- SHA-256 of what was encoded: the same picture again is the same row.
  content_hash  bytea not null,
  small_webp    bytea not null,
  large_webp    bytea not null,
  made_at       timestamptz not null,
  unique (member_id, content_hash)
);

alter table accounts_members
  add column payee_name      text,
  -- One of the drawn pictures by its name, or one of the member's own.
  add column head_icon_name  text,
  add column head_icon_id    text references accounts_head_icons (id),
  add constraint accounts_members_one_head_icon check (head_icon_name is null or head_icon_id is null);

create table accounts_security_answers (
  member_id    uuid not null references accounts_members (id),
  question     text not null,
  -- The order in which the member chose them.
  place        smallint not null check (place between 1 and 3),
  answer_hash  text not null,
  set_at       timestamptz not null,
  primary key (member_id, question),
  unique (member_id, place)
);

-- Announcements of every kind, with their texts by language, and who has read which.

create table messages_announcements (
  id             uuid primary key,
  merchant_id    uuid not null,
  -- A announcement, PL for players, PU popup, PR promotion, B banner text, H hot: the specification's content types.
  kind           text not null check (kind in ('A', 'PL', 'PU', 'PR', 'B', 'H')),
  category       text check (category in ('deposit_promo', 'live_promo', 'other_promo', 'rng_promo', 'rebate_promo', 'player_rank_rules')),
  -- { "EN": { "title", "content" }, … }; content is HTML that was sanitised before it was stored.
  texts          jsonb not null,
  image_url      text,
  starts_at      timestamptz not null,
  ends_at        timestamptz,
  position       integer not null default 0,
  created_at     timestamptz not null
);
create index messages_announcements_live on messages_announcements (merchant_id, kind, position);

create table messages_announcement_reads (
  member_id        uuid not null,
  announcement_id  uuid not null references messages_announcements (id),
  read_at          timestamptz not null,
  primary key (member_id, announcement_id)
);

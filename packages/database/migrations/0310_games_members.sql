-- What members do with games: favourites, recents, launches. A launch gives the vendor a token that stands for one
-- player in one game until it expires; only its hash is kept.

create table games_favourites (
  member_id  uuid not null,
  node_id    uuid not null references games_catalogue,
  added_at   timestamptz not null,
  primary key (member_id, node_id)
);
create index games_favourites_newest on games_favourites (member_id, added_at desc, node_id);

create table games_recents (
  member_id  uuid not null,
  node_id    uuid not null references games_catalogue,
  played_at  timestamptz not null,
  primary key (member_id, node_id)
);
create index games_recents_newest on games_recents (member_id, played_at desc, node_id);

create table games_launches (
  id                uuid primary key,
  merchant_id       uuid not null,
  -- Absent for a visitor's free play.
  member_id         uuid,
  session_id        uuid,
  trial             boolean not null,
  integration_code  text not null references games_integrations,
  vendor_code       text not null,
  node_id           uuid not null references games_catalogue,
  game_code         text not null,
  mode              text not null check (mode in ('real', 'free')),
  currency          text not null,
  -- Language code, as the vendor is told.
  language          text not null,
  -- Of real play only: free play never calls the platform.
  token_hash        bytea unique,
  started_at        timestamptz not null,
  expires_at        timestamptz not null,
  -- Set when the vendor could not open the game.
  failed_at         timestamptz,
  check ((token_hash is not null) = (mode = 'real')),
  check (mode = 'free' or member_id is not null)
);
create index games_launches_member on games_launches (member_id, started_at desc) where member_id is not null;

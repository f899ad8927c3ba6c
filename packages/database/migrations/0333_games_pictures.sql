-- Games' pictures: fetched from the vendor, encoded anew at the sizes in which they are shown, and served by any server process.
create table games_pictures (
  -- Of the bytes that came: two vendors' same picture is one.
  id            text primary key check (id ~ '^[0-9a-f]{32}$'),
  small_avif    bytea not null,
  small_webp    bytea not null,
  large_avif    bytea not null,
  large_webp    bytea not null,
  -- Shown until the picture is there.
  colour        text not null check (colour ~ '^#[0-9a-f]{6}$'),
  created_at    timestamptz not null
);

-- Where pictures come from, and how far each is.
create table games_picture_sources (
  integration_code  text not null references games_integrations,
  path              text not null,
  picture_id        text references games_pictures,
  failures          integer not null default 0,
  -- Why the last try failed.
  failure           text,
  next_try_at       timestamptz not null default now(),
  primary key (integration_code, path)
);
create index games_picture_sources_due on games_picture_sources (next_try_at);
create index games_picture_sources_of on games_picture_sources (picture_id) where picture_id is not null;

insert into games_picture_sources (integration_code, path)
select distinct integration_code, image_path from games_catalogue where published and image_path <> ''
on conflict do nothing;

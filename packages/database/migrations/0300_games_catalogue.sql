-- Games: what vendors publish and what each merchant makes of it. A vendor's catalogue is replaced by what he publishes;
-- a merchant's own wishes (order, names, what is hot, what is hidden) stand in rows apart, so that no sync undoes them.

-- A vendor's system, with which the platform speaks. It may serve several brands, and calls back under its own code or a
-- brand's: its transactions and rounds are unique within it.
create table games_integrations (
  code               text primary key check (code ~ '^[A-Z0-9_]{2,24}$'),
  -- Name of the adapter of its protocol.
  protocol           text not null,
  -- Where the platform reaches it.
  base_url           text not null check (base_url ~ '^https?://'),
  -- Where browsers reach it, when that is neither the base URL nor the platform's own host name on the base URL's port.
  public_url         text check (public_url ~ '^https?://'),
  -- Which secret of the configuration signs for it; secrets themselves are never stored.
  secret_reference   text not null,
  catalogue_version  text,
  synced_at          timestamptz
);

-- A brand at a merchant: the account-type name of the wire.
create table games_vendors (
  merchant_id       uuid not null,
  code              text not null check (code ~ '^[A-Z0-9_]{2,24}$'),
  -- Absent for the house's own lotteries.
  integration_code  text references games_integrations,
  -- Of a vendor whose games the catalogue does not hold; otherwise its games tell.
  category          text,
  -- Language code → name; "en" must be there.
  display_names     jsonb not null check (display_names ? 'en'),
  icon_url          text not null default '',
  -- False: the merchant offers no free play of this vendor's games.
  free_play         boolean not null default true,
  position          integer not null default 0,
  hidden            boolean not null default false,
  primary key (merchant_id, code),
  check ((integration_code is null) = (category is not null))
);

-- One row a game, as its vendor publishes it.
create table games_catalogue (
  node_id                    uuid primary key,
  integration_code           text not null references games_integrations,
  vendor_code                text not null,
  game_code                  text not null,
  game_id                    text not null,
  room_id                    text not null default '',
  game_group_id              text not null default '',
  lotto_mode                 text not null default '',
  category                   text not null check (category in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  -- Language code → name; "en" must be there.
  names                      jsonb not null check (names ? 'en'),
  classification             text not null,
  -- Paths on the vendor's origin; empty where there is none.
  image_path                 text not null default '',
  image_path_avif            text not null default '',
  placeholder_colour         text not null default '#1b1b3a',
  free_play                  boolean not null,
  is_hot                     boolean not null,
  is_new                     boolean not null,
  min_bet_units              bigint not null check (min_bet_units >= 0),
  -- Currency → smallest stake in units, as text. A currency that is missing is not offered for real money.
  min_bet_units_by_currency  jsonb not null,
  -- Lines or ways; 0 where the game has none.
  line_count                 integer not null default 0 check (line_count >= 0),
  return_to_player_percent   text,
  volatility                 text,
  -- The vendor's own order.
  position                   integer not null,
  -- False once the vendor's catalogue no longer has it: its history stays, it cannot be played.
  published                  boolean not null,
  first_seen_at              timestamptz not null,
  changed_at                 timestamptz not null,
  unique (integration_code, game_code)
);

-- A merchant's own wish for a game; a null leaves what the vendor says.
create table games_overrides (
  merchant_id  uuid not null,
  node_id      uuid not null references games_catalogue,
  hidden       boolean,
  is_hot       boolean,
  is_new       boolean,
  -- Games with a position come first.
  position     integer,
  names        jsonb,
  image_url    text,
  primary key (merchant_id, node_id)
);

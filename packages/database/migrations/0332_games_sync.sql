-- A sync stores what a vendor publishes. Where most of what he had is gone from it, that may be his mistake: the games stay until an
-- operator confirms that version.
alter table games_integrations
  -- The version whose withdrawals wait, and how many they are.
  add column held_version text,
  add column held_game_count integer,
  add column confirmed_version text,
  add check ((held_version is null) = (held_game_count is null));

-- A merchant may show a game in another category than its vendor has it in.
alter table games_overrides
  add column category text check (category in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'));

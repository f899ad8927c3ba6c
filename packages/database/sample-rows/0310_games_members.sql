insert into games_favourites (member_id, node_id, added_at) values
  ('019b0000-0000-7000-8000-00000000000a', '019b0000-0000-7000-8000-0000000000c1', now());
insert into games_recents (member_id, node_id, played_at) values
  ('019b0000-0000-7000-8000-00000000000a', '019b0000-0000-7000-8000-0000000000c1', now());
insert into games_launches (id, merchant_id, member_id, trial, integration_code, vendor_code, node_id, game_code, mode, currency, language,
  token_hash, started_at, expires_at)
values ('019b0000-0000-7000-8000-0000000000d1', '019b0000-0000-7000-8000-000000000001', '019b0000-0000-7000-8000-00000000000a', false,
  'SAMPLE', 'GNAGA', '019b0000-0000-7000-8000-0000000000c1', 'TIGER', 'real', 'THB', 'en', '\x01', now(), now());

insert into games_integrations (code, protocol, base_url, secret_reference) values ('SAMPLE', 'studio', 'http://127.0.0.1:1', 'studio');
insert into games_vendors (merchant_id, code, integration_code, display_names) values
  ('019b0000-0000-7000-8000-000000000001', 'GNAGA', 'SAMPLE', '{"en": "Golden Naga"}');
insert into games_catalogue (node_id, integration_code, vendor_code, game_code, game_id, category, names, classification, free_play, is_hot,
  is_new, min_bet_units, min_bet_units_by_currency, position, published, first_seen_at, changed_at)
values ('019b0000-0000-7000-8000-0000000000c1', 'SAMPLE', 'GNAGA', 'TIGER', 'TIGER', 'RNG', '{"en": "Tiger"}', 'SC', true, false, false,
  10000, '{"THB": "10000"}', 0, true, now(), now());
insert into games_overrides (merchant_id, node_id, hidden) values
  ('019b0000-0000-7000-8000-000000000001', '019b0000-0000-7000-8000-0000000000c1', true);

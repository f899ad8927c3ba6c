insert into games_vendor_transactions (integration_code, transaction_id, type, member_id, round_id, round_key, round_started_at, opens_round,
  game_code, currency, amount_units, request_hash, balance_units, created_at)
values ('SAMPLE', 'bet-1', 'bet', '019b0000-0000-7000-8000-00000000000a', 'round-1', '019b0000-0000-7000-8000-0000000000e1', now(), true,
  'TIGER', 'THB', 10000, '\x02', 90000, now());

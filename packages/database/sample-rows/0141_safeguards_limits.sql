insert into safeguards_limits (member_id, kind, period, amount_units, set_at, asked, asked_amount_units, asked_at) values
  ('019b0000-0000-7000-8000-00000000000a', 'stake', 'day', 5000000, '2026-03-01T00:00:00Z', 'raise', 9000000, '2026-03-02T00:00:00Z'),
  ('019b0000-0000-7000-8000-00000000000a', 'deposit', 'month', 90000000, '2026-03-01T00:00:00Z', null, null, null);
insert into safeguards_counters (member_id, period, zone, starts_at, ends_at, staked_units) values
  ('019b0000-0000-7000-8000-00000000000a', 'day', 'Asia/Bangkok', '2026-03-01T17:00:00Z', '2026-03-02T17:00:00Z', 1200000);
insert into safeguards_deposits (deposit_id, member_id, amount_units, admitted_at) values
  ('deposit-1', '019b0000-0000-7000-8000-00000000000a', 1000000, '2026-03-01T00:00:00Z');

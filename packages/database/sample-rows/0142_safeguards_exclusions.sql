insert into safeguards_exclusions (member_id, kind, term, begins_at, ends_at, idempotency_key) values
  ('019b0000-0000-7000-8000-00000000000b', 'self_exclusion', 'forever', '2026-03-01T00:00:00Z', 'infinity', 'sample-exclusion');
update safeguards_eligibility set excluded_until = 'infinity', excluded_at = now() where member_id = '019b0000-0000-7000-8000-00000000000b';

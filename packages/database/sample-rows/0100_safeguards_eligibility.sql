insert into safeguards_eligibility (member_id, merchant_id, member_type, status) values
  ('019b0000-0000-7000-8000-00000000000a', '019b0000-0000-7000-8000-000000000001', 0, 'active'),
  ('019b0000-0000-7000-8000-00000000000b', '019b0000-0000-7000-8000-000000000001', 4, 'suspended');

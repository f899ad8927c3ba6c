insert into ledger_accounts (merchant_id, member_id, currency, name, trial) values
  ('019b0000-0000-7000-8000-000000000001', '019b0000-0000-7000-8000-00000000000a', 'THB', 'main', false),
  ('019b0000-0000-7000-8000-000000000001', null, 'THB', 'games', false);
insert into ledger_balances (member_id, purse, account_id, currency, balance_units, entry_count)
select member_id, name, id, currency, 100, 1 from ledger_accounts where member_id is not null;
insert into ledger_transfers (id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details, amount_units, house_account_id, balance_after_units, occurred_at, created_at)
select '019b0000-0000-7000-8000-0000000000aa', 'sample', '\x00', merchant_id, '019b0000-0000-7000-8000-00000000000a', 'credit', 'game_win', 'game_round', 'sample', '{}', 100, id, 100, now(), now()
from ledger_accounts where member_id is null;

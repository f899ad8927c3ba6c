-- What is posted, for checks of other capabilities ("no order without its transfer"): only the wallet touches its tables.
create view wallet_posted as
  select id, idempotency_key, kind, reason, member_id, subject_type, subject_id, amount_units from ledger_transfers;

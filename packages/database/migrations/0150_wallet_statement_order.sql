-- A statement reads a purse's newest lines in the order of their numbers: with the index in that order a page costs the same
-- however long the purse's past is. The instant is in the index as well, so that lines outside the asked time are passed over
-- without a look at the table.
drop index ledger_entries_of_purse;
create index ledger_entries_of_purse on ledger_entries (account_id, entry_number desc) include (occurred_at) where entry_number is not null;

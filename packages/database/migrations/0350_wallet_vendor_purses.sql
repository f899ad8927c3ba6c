-- Money on its way home from a vendor is held like any other, for a purpose of its own: nobody asks whether it may come.
alter table ledger_holds drop constraint ledger_holds_purpose_check;
alter table ledger_holds add constraint ledger_holds_purpose_check check (purpose in ('withdrawal', 'stake', 'homecoming'));

-- Calls that a check of an endpoint signs on purpose with a key that is nobody's.
alter table games_vendor_calls drop constraint games_vendor_calls_signature_check;
alter table games_vendor_calls add constraint games_vendor_calls_signature_check
  check (signature in ('current', 'other', 'wrong', 'missing', 'sent', 'foreign', 'unchecked'));

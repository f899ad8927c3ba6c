-- A message to nobody is written like any other, so that neither the answer nor its time tells whether a number or an address belongs to
-- an account. And a message that holds a code is worth nothing once the code has run out: it is not sent after that.
alter table delivery_messages drop constraint delivery_messages_status_check;
alter table delivery_messages add constraint delivery_messages_status_check
  check (status in ('kept', 'waiting', 'sent', 'failed', 'withheld'));
alter table delivery_messages add column send_before timestamptz;

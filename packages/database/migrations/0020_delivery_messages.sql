-- SMS, e-mail and push are rows written in the transaction that makes them due, and handed to a provider after its commit: no network
-- call inside a transaction, and nothing is sent for what did not happen. In demo mode they are kept instead, and shown in the outbox.
create table delivery_messages (
  id uuid primary key,
  merchant_id uuid not null references site_merchants,
  channel text not null check (channel in ('sms', 'email', 'push')),
  recipient text not null check (recipient <> ''),
  -- What it is for, such as 'accounts.registration_code'.
  purpose text not null,
  subject text not null default '',
  -- Emptied once it has been sent: it may hold a code.
  body text not null,
  -- What of it a program may want, such as {"code": "123456"}; emptied with the body.
  facts jsonb not null default '{}',
  status text not null check (status in ('kept', 'waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- A waiting message is handed over from then on; moved ahead while a process is at it.
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index delivery_messages_waiting on delivery_messages (next_attempt_at) where status = 'waiting';
create index delivery_messages_kept on delivery_messages (created_at desc) where status = 'kept';

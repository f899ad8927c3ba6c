-- News that other capabilities, other processes and the stream must hear are rows written in the transaction that makes
-- them true, and relayed after its commit: what was rolled back is never announced, what was committed is never lost.
--
-- Ids are handed out before commit, so reading "beyond the last id" would miss a row that commits late. The position of
-- an event is therefore (transaction_id, id), and readers take only rows of transactions older than every running one
-- (`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`), whose set cannot grow any more.
create table platform_events (
  transaction_id xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  topic text not null,
  merchant_id uuid not null,
  member_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, id)
);

create index platform_events_created_at on platform_events using brin (created_at);

-- A commit that notifies takes a lock that all such commits share, one after another. Money movements must not queue
-- there, so theirs are found by polling; every other topic wakes the relay at once.
create function platform_notify_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('platform_events', '');
  return null;
end $$;

create trigger platform_events_notify after insert on platform_events
  for each row when (new.topic <> 'wallet.balance_changed')
  execute function platform_notify_event();

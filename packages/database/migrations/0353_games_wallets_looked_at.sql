-- A wallet remembers that money may stand at the vendor, for good: a round that still ran there may pay weeks after everything came
-- home. Each is looked at again and again; that of an excluded member is asked for at its vendor and emptied, seldomer each time.
alter table games_vendor_wallets
  add column look_at timestamptz not null default now(),
  add column looked_count integer not null default 0,
  -- The instant of the exclusion for which it is asked; another one begins anew.
  add column looked_for timestamptz;
create index games_vendor_wallets_due on games_vendor_wallets (look_at) where pending_id is null;

-- Who leads: a process holds a named lease for a short while and renews it; when it dies, the lease runs out and another
-- takes over. A row instead of a session's advisory lock, since statements go through a pool of connections.
create table platform_leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);

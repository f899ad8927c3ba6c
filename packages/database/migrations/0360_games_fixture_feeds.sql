-- The fixtures that sports vendors publish, for the hot-match panel: a passing feed, so each answer replaces the one before.
create table games_fixture_feeds (
  integration_code  text primary key references games_integrations,
  -- As the vendor wrote them, checked against the wire's shape.
  fixtures          jsonb not null,
  synced_at         timestamptz not null
);

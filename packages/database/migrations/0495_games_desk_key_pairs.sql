-- An integration whose keys are made at the vendors' desk, in a protocol that signs by key pairs: what the configuration says of others.
alter table games_integrations
  -- Our private key, wrapped by the platform's secret.
  add column wrapped_own_key bytea,
  -- What the vendor calls us.
  add column operator_id text check (operator_id ~ '^[[:graph:]]{1,64}$'),
  -- For money in which his games are offered, where his list names none.
  add column contract_currencies text[] not null default '{}';

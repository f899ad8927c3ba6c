-- Tokens of an outside sign-in service that have let somebody in: each does so once. Only hashes, kept as long as the token would be good.
create table accounts_spent_tokens (
  token_hash  bytea primary key,
  expires_at  timestamptz not null
);
create index accounts_spent_tokens_expiry on accounts_spent_tokens (expires_at);

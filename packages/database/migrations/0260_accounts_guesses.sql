-- Tries at secrets (passwords, codes, captchas), counted by what they have in common: the account's own devices, strangers
-- to it, one address. Names, numbers and addresses are kept as hashes. accounts_login_refusals, which counted logins alone,
-- is still written by processes of the release before: a later one drops it.
create table accounts_guesses (
  merchant_id  uuid not null,
  kind         text not null,
  bucket       text not null,
  -- Tries since the last pause.
  tries        integer not null,
  -- How often the bucket has been full without a right try or a quiet day since.
  fills        integer not null,
  last_at      timestamptz not null,
  primary key (merchant_id, kind, bucket)
);
create index accounts_guesses_last on accounts_guesses (last_at);

-- Numbers and addresses of members, and the codes that prove them. A number (E.164) or an address that is proven belongs to one account
-- of a merchant; a number that an account was opened with is its name for logging in, so it is taken too. Of a code only a keyed hash is
-- kept, in one row for each purpose and recipient: whoever guesses at it, from wherever, waits for the same row.

alter table accounts_members
  add column mobile_num            text check (mobile_num ~ '^\+[1-9][0-9]{5,14}$'),
  add column mobile_verified_at    timestamptz,
  -- The account was opened with this number: it logs in by it, proven or not.
  add column mobile_opened_account boolean not null default false,
  add column email                 text,
  add column email_key             text generated always as (lower(email)) stored,
  add column email_verified_at     timestamptz,
  -- Argon2, as the password.
  add column payment_password_hash text;

create unique index accounts_members_mobile on accounts_members (merchant_id, mobile_num)
  where mobile_verified_at is not null or mobile_opened_account;
create unique index accounts_members_email on accounts_members (merchant_id, email_key) where email_verified_at is not null;

create table accounts_codes (
  id           uuid not null,
  merchant_id  uuid not null,
  purpose      text not null check (purpose in
                 ('login', 'registration', 'forgotten_password', 'payment_password_reset', 'email_verification', 'mobile_verification')),
  recipient    text not null,
  channel      text not null check (channel in ('sms', 'email')),
  member_id    uuid references accounts_members (id),
  code_hash    bytea not null,
  wrong_tries  integer not null default 0,
  -- When the next one may be asked for.
  next_at      timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  primary key (merchant_id, purpose, recipient)
);
create index accounts_codes_expiry on accounts_codes (expires_at);

-- How many codes were sent of late to a number, to its neighbours, from an address, and by the merchant in all.
create table accounts_code_counts (
  merchant_id  uuid not null,
  -- Whose and for which period, such as 'recipient 3600000 +66812345678'.
  subject      text not null,
  sent         integer not null,
  ends_at      timestamptz not null,
  primary key (merchant_id, subject)
);
create index accounts_code_counts_end on accounts_code_counts (ends_at);

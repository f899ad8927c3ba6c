-- Vendors whose players' money stands with them: it is moved there and home, in steps. What is on its way is held; the
-- vendor is asked outside any transaction, by our id, until he says what became of it.

-- A member's wallet at such a vendor. Its row is locked by every step, before the member's.
create table games_vendor_wallets (
  member_id         uuid not null,
  integration_code  text not null references games_integrations,
  merchant_id       uuid not null,
  -- Counts the steps: a balance that the vendor told before the last of them says nothing any more.
  step              bigint not null default 0,
  -- The one transfer that is on its way.
  pending_id        uuid,
  -- Whether anything may stand there, by our books.
  holds_money       boolean not null default false,
  -- What an exclusion wants home, until it is.
  wanted_home       boolean not null default false,
  primary key (member_id, integration_code),
  unique (pending_id)
);
create index games_vendor_wallets_with_money on games_vendor_wallets (integration_code, member_id) where holds_money;

create table games_vendor_transfers (
  -- The id under which the vendor knows it.
  id                uuid primary key,
  merchant_id       uuid not null,
  member_id         uuid not null,
  integration_code  text not null references games_integrations,
  -- The brand's code at the merchant, for texts.
  vendor_code       text not null,
  direction         text not null check (direction in ('in', 'out')),
  amount_units      bigint not null check (amount_units > 0),
  currency          text not null,
  -- pending: held, and the vendor has not said what became of it.
  state             text not null check (state in ('pending', 'done', 'undone')),
  -- The caller's key, absent for what the house moves by itself; and what it asked.
  request_key       text,
  request_hash      bytea,
  begun_at          timestamptz not null,
  settled_at        timestamptz,
  -- When the vendor is asked for it next, and how often he was.
  ask_at            timestamptz,
  asked_count       integer not null default 0,
  -- Since when it waits for an operator.
  case_since        timestamptz,
  last_answer       text,
  check ((state = 'pending') = (settled_at is null)),
  check ((state = 'pending') = (ask_at is not null)),
  check ((request_key is null) = (request_hash is null))
);
create unique index games_vendor_transfers_request on games_vendor_transfers (member_id, request_key) where request_key is not null;
create index games_vendor_transfers_pending on games_vendor_transfers (ask_at) where state = 'pending';
create index games_vendor_transfers_of_member on games_vendor_transfers (member_id, begun_at desc);

-- The ledger: double entry in integer units (1/10,000 of the currency unit). Every movement is a transfer, a set of
-- entries that sums to zero; transfers and entries are never changed or removed. Members' purses have a balance row each;
-- house accounts have none, since every movement would queue for it: theirs is a closed roll-up plus the entries since.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant_id uuid not null,
  -- Absent for the house's own accounts.
  member_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- A member's: main, held, bonus, trial, receivable, vendor:<code>. The house's: what its movements are for.
  name text not null check (name <> ''),
  -- Trial money has accounts of its own on both sides and never meets real money.
  trial boolean not null,
  opened_at timestamptz not null default now(),
  check (member_id is null or name in ('main', 'held', 'bonus', 'trial', 'receivable') or name like 'vendor:_%'),
  check (name <> 'trial' or trial),
  check (not trial or name not in ('main', 'bonus'))
);
create unique index ledger_accounts_of_member on ledger_accounts (member_id, name) where member_id is not null;
create unique index ledger_accounts_of_house on ledger_accounts (merchant_id, currency, trial, name) where member_id is null;

-- The balance of a member's purse. What a member owes is the receivable purse, which is never above zero; all others
-- are never below.
create table ledger_balances (
  member_id uuid not null,
  purse text not null,
  account_id bigint not null unique,
  currency text not null,
  balance_units bigint not null default 0,
  -- How many entries the purse has: each entry carries its number, so that a missing one shows.
  entry_count bigint not null default 0 check (entry_count >= 0),
  primary key (member_id, purse),
  constraint ledger_balances_sign check (case when purse = 'receivable' then balance_units <= 0 else balance_units >= 0 end)
) with (fillfactor = 70);

-- Also the table of idempotency keys, and therefore not partitioned: a key is unique for ever, not a month. A refused
-- movement leaves no row here, so that the same key may succeed later.
create table ledger_transfers (
  id uuid primary key,
  idempotency_key text not null,
  request_hash bytea not null,
  merchant_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'hold', 'release', 'capture')),
  reason text not null check (reason <> ''),
  subject_type text not null,
  subject_id text not null,
  details jsonb not null,
  amount_units bigint not null check (amount_units > 0),
  -- The other side, where it is the house's.
  house_account_id bigint,
  -- What a rollback takes back; the hold that a release or a capture draws on.
  of_transfer_id uuid,
  -- The stored answer: the spendable balance right after.
  balance_after_units bigint not null,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  constraint ledger_transfers_idempotency_key unique (idempotency_key),
  constraint ledger_transfers_key_length check (length(idempotency_key) between 1 and 200),
  check ((house_account_id is null) = (kind in ('hold', 'release'))),
  check ((of_transfer_id is null) = (kind in ('debit', 'credit', 'hold')))
);
create unique index ledger_transfers_rollback_once on ledger_transfers (of_transfer_id) where kind = 'rollback';

-- `occurred_at` is the movement's time by the server's clock (what statements show), `created_at` the database's own
-- (what partitions and roll-ups go by). No foreign keys: each would lock the shared row of a house account.
create table ledger_entries (
  transfer_id uuid not null,
  account_id bigint not null,
  amount_units bigint not null check (amount_units <> 0),
  -- Members' purses only.
  balance_after_units bigint,
  entry_number bigint,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  check ((balance_after_units is null) = (entry_number is null))
) partition by range (created_at);
create index ledger_entries_of_purse on ledger_entries (account_id, occurred_at) where entry_number is not null;
create index ledger_entries_created_at on ledger_entries using brin (created_at) with (autosummarize = on);

insert into platform_partitioned_tables (table_name, insert_only) values ('ledger_entries', true);

create table ledger_holds (
  transfer_id uuid primary key,
  member_id uuid not null,
  purpose text not null check (purpose in ('withdrawal', 'stake')),
  amount_units bigint not null check (amount_units > 0),
  released_units bigint not null default 0 check (released_units >= 0),
  captured_units bigint not null default 0 check (captured_units >= 0),
  constraint ledger_holds_not_overdrawn check (released_units + captured_units <= amount_units)
) with (fillfactor = 70);

-- Instants up to which house balances are summed. One is opened first and closed later, when every transaction that
-- was running then has ended: no entry can appear before it any more.
create table ledger_rollup_boundaries (
  boundary timestamptz primary key,
  opened_at_transaction xid8 not null,
  closed_at timestamptz
);

create table ledger_rollups (
  account_id bigint not null,
  boundary timestamptz not null references ledger_rollup_boundaries,
  -- Sums of all entries before the boundary.
  balance_units bigint not null,
  entry_count bigint not null,
  primary key (account_id, boundary)
);

-- What the checker found, run by run: for the console and the metrics.
create table ledger_check_runs (
  checked_at timestamptz primary key,
  transfer_count bigint not null,
  entry_count bigint not null,
  problem_counts jsonb not null,
  problems jsonb not null,
  sound boolean not null
);

create trigger refuse_change before update or delete on ledger_entries for each row execute function platform_refuse_change();
create trigger refuse_truncate before truncate on ledger_entries for each statement execute function platform_refuse_change();
create trigger refuse_change before update or delete on ledger_transfers for each row execute function platform_refuse_change();
create trigger refuse_truncate before truncate on ledger_transfers for each statement execute function platform_refuse_change();

-- What a movement answers: posted (transfer, balance) or refused (code, values for its text).
create type ledger_outcome as (
  transfer_id uuid,
  replayed boolean,
  balance_units bigint,
  refused text,
  refused_values jsonb
);

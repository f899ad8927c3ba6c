-- What vendors call back. A vendor's transaction is taken once for ever: its row is the idempotency key, the stored
-- answer and the tombstone of what was rolled back before it came, and is therefore not partitioned. Rounds grow for
-- ever too and are: a partition a month.

create table games_rounds (
  id                uuid not null,
  started_at        timestamptz not null,
  merchant_id       uuid not null,
  member_id         uuid not null,
  -- Trial money: in no report.
  trial             boolean not null,
  integration_code  text not null,
  vendor_code       text not null,
  -- The vendor's own id.
  round_id          text not null,
  node_id           uuid not null,
  game_code         text not null,
  currency          text not null,
  -- What stands: rolled-back stakes and wins are taken out again.
  stake_units       bigint not null default 0 check (stake_units >= 0),
  win_units         bigint not null default 0 check (win_units >= 0),
  live_bet_count    integer not null default 0 check (live_bet_count >= 0),
  -- open: no result yet; settled: it has a win (of nothing, too) or has ended; cancelled: every bet was rolled back.
  state             text not null check (state in ('open', 'settled', 'cancelled')),
  -- When the vendor said that the round is over; no bet is taken from then on.
  ended_at          timestamptz,
  last_at           timestamptz not null,
  primary key (started_at, id)
) partition by range (started_at);
create index games_rounds_member on games_rounds (member_id, started_at desc, id);
create index games_rounds_wins on games_rounds (merchant_id, started_at desc) where win_units > 0 and not trial;

insert into platform_partitioned_tables (table_name) values ('games_rounds');

create table games_vendor_transactions (
  integration_code    text not null,
  -- The vendor's own id.
  transaction_id      text not null,
  -- tombstone: rolled back before it came; it stays one.
  type                text not null check (type in ('bet', 'win', 'rollback', 'tombstone')),
  member_id           uuid not null,
  round_id            text not null,
  -- Where the round's row is; null for what belongs to no round here.
  round_key           uuid,
  round_started_at    timestamptz,
  -- True for the transaction that opened its round: finds a round by the vendor's id, and keeps that id unique.
  opens_round         boolean not null default false,
  game_code           text not null,
  currency            text not null,
  amount_units        bigint not null check (amount_units >= 0),
  -- The bet that won, or what a rollback undoes.
  of_transaction_id   text,
  request_hash        bytea,
  -- The stored answer: the balance right after, and the transfer where money moved.
  balance_units       bigint,
  transfer_id         uuid,
  rolled_back_at      timestamptz,
  created_at          timestamptz not null,
  primary key (integration_code, transaction_id),
  check ((round_key is null) = (round_started_at is null)),
  check (not opens_round or round_key is not null),
  check ((type = 'tombstone') = (request_hash is null)),
  check ((type = 'tombstone') = (balance_units is null))
);
create unique index games_vendor_transactions_round on games_vendor_transactions (integration_code, round_id) where opens_round;
create index games_vendor_transactions_created on games_vendor_transactions using brin (created_at) with (autosummarize = on);

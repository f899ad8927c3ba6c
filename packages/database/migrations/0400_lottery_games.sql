-- Lottery: games, their issues, orders and what they cover. An order is one content of one play; it has a sub-order for
-- each issue that it covers, and a sub-order settles alone. Orders and sub-orders grow for ever: a partition a month.

create table lottery_games (
  id            integer generated always as identity primary key,
  merchant_id   uuid not null,
  code          text not null,
  family        text not null,
  -- Readings of the family's contradictions that this game takes; {} for the defaults.
  options       jsonb not null default '{}',
  schedule      jsonb not null,
  -- Odds by play and key that differ from the family's own; {} for none.
  odds          jsonb not null default '{}',
  -- By currency: the least and the most that a line may cost and the most it may win, in units as text.
  limits        jsonb not null,
  multiple_max  integer not null default 10000 check (multiple_max > 0),
  chase_max     integer not null default 100 check (chase_max > 0),
  -- Names by language's wire code; EN must be there.
  names         jsonb not null,
  label         text not null,
  icon_url      text not null,
  hot           boolean not null default false,
  position      integer not null default 0,
  enabled       boolean not null default true,
  unique (merchant_id, code)
);

create table lottery_issues (
  id               uuid primary key,
  game_id          integer not null references lottery_games (id),
  numero           text not null,
  state            text not null check (state in ('scheduled', 'open', 'locked', 'drawn', 'settled', 'correcting', 'void')),
  open_at          timestamptz not null,
  lock_at          timestamptz not null,
  draw_at          timestamptz not null,
  -- The game's options as they were when the issue was announced: its bets are judged by these, whatever is edited later.
  options          jsonb not null,
  -- Made when the issue opens; the commitment is public from then on, the seed from the draw on.
  seed             bytea,
  commitment       text,
  beacon           bytea,
  bet_root         bytea,
  bet_count        integer,
  result_text      text,
  result_version   integer not null default 0,
  locked_at        timestamptz,
  drawn_at         timestamptz,
  settled_at       timestamptz,
  unique (game_id, numero),
  check (state in ('scheduled', 'void') or (seed is not null and commitment is not null)),
  check (state not in ('locked', 'drawn', 'settled', 'correcting') or bet_root is not null),
  check (state not in ('drawn', 'settled', 'correcting') or result_text is not null)
);
create index lottery_issues_unfinished on lottery_issues (lock_at) where state in ('scheduled', 'open', 'locked', 'drawn', 'correcting');
create index lottery_issues_history on lottery_issues (game_id, draw_at desc) where state in ('drawn', 'settled', 'correcting');

create table lottery_orders (
  id                   uuid not null,
  placed_at            timestamptz not null,
  merchant_id          uuid not null,
  member_id            uuid not null,
  trial                boolean not null,
  game_id              integer not null,
  play_code            text not null,
  content              text not null,
  count                integer not null check (count > 0),
  price_units          bigint not null check (price_units > 0),
  approach             smallint not null,
  odds                 jsonb not null,
  win_amount_max_units bigint not null,
  currency             text not null,
  amount_units         bigint not null check (amount_units > 0),
  win_stop             boolean not null,
  primary key (placed_at, id)
) partition by range (placed_at);
create index lottery_orders_id on lottery_orders (id);
create index lottery_orders_member on lottery_orders (member_id, placed_at desc, id);

create table lottery_sub_orders (
  id                uuid not null,
  placed_at         timestamptz not null,
  order_id          uuid not null,
  member_id         uuid not null,
  issue_id          uuid not null references lottery_issues (id),
  multiple          integer not null check (multiple > 0),
  unit_stake_units  bigint not null check (unit_stake_units > 0),
  amount_units      bigint not null check (amount_units > 0),
  -- Future issues of a chase are held; the stake of an issue on sale is debited at once.
  funding           text not null check (funding in ('debit', 'hold')),
  state             text not null,
  hits              numeric not null default 0,
  win_units         bigint not null default 0 check (win_units >= 0),
  push_units        bigint not null default 0 check (push_units >= 0),
  result_version    integer not null default 0,
  settled_at        timestamptz,
  primary key (placed_at, id)
) partition by range (placed_at);
create index lottery_sub_orders_id on lottery_sub_orders (id);
create index lottery_sub_orders_issue on lottery_sub_orders (issue_id, state, id);
create index lottery_sub_orders_order on lottery_sub_orders (order_id);
create index lottery_sub_orders_member on lottery_sub_orders (member_id, placed_at desc, id);

-- The answer of each betting call by its idempotency key.
create table lottery_order_requests (
  member_id        uuid not null,
  idempotency_key  text not null,
  request_hash     bytea not null,
  answer           jsonb not null,
  created_at       timestamptz not null,
  primary key (member_id, idempotency_key)
);

insert into platform_partitioned_tables (table_name) values ('lottery_orders'), ('lottery_sub_orders');

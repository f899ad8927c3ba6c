/** The studio's tables, one step after the other. A step that was released is never changed. Amounts are units, times are ms. */
export const migrations: readonly string[] = [
  `
  create table launches (
    code_hash text primary key,
    nonce text not null unique,
    game_code text not null,
    mode text not null check (mode in ('real', 'free')),
    player_token text,
    currency text not null,
    language text not null,
    device text not null,
    return_url text not null,
    expires_at_ms integer not null,
    used_at_ms integer,
    check ((mode = 'real') = (player_token is not null))
  ) strict;

  create table sessions (
    token_hash text primary key,
    -- Who the rounds belong to: 'player:<id at the platform>', or 'session:<token hash>' in free play.
    owner text not null,
    game_code text not null,
    mode text not null check (mode in ('real', 'free')),
    player_id text,
    player_token text,
    currency text not null,
    language text not null,
    device text not null,
    return_url text not null,
    -- Play money of a free session; it exists nowhere else.
    play_balance_units integer check (play_balance_units >= 0),
    last_seen_at_ms integer not null,
    check ((mode = 'real') = (player_id is not null and player_token is not null and play_balance_units is null))
  ) strict;

  create table rounds (
    round_id text primary key,
    owner text not null,
    game_code text not null,
    round_key text not null,
    mode text not null check (mode in ('real', 'free')),
    player_id text,
    player_token text,
    currency text not null,
    state text not null check (state in ('betting', 'refused', 'rolling_back', 'rolled_back', 'decided', 'settled')),
    stake_units integer not null check (stake_units > 0),
    win_units integer check (win_units >= 0),
    -- The pictures of the outcome as the engine gave them; written once, when the round is decided.
    steps text,
    -- What the platform last answered; from decided until it confirms the win, what it will be by what is known.
    balance_units integer,
    refusal text,
    -- Tries of the bet that were begun: after more than one, a refusal says nothing about the first.
    bet_tries integer not null default 0,
    created_at_ms integer not null,
    shown_at_ms integer,
    unique (owner, game_code, round_key),
    check ((state in ('decided', 'settled')) = (win_units is not null and steps is not null))
  ) strict;

  create index rounds_of_owner on rounds (owner, game_code, round_id);

  -- What the platform has still to be told, in order of step within a round.
  create table deliveries (
    round_id text not null references rounds,
    step integer not null,
    kind text not null check (kind in ('bet', 'refund', 'win', 'end_round')),
    tries integer not null default 0,
    due_at_ms integer not null,
    last_problem text,
    primary key (round_id, step)
  ) strict;

  create index deliveries_due on deliveries (due_at_ms);
  `,
  `
  -- What the player's market asks of a game, as the launch said it.
  alter table launches add column autoplay_allowed integer not null default 0 check (autoplay_allowed in (0, 1));
  alter table launches add column minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms >= 0);
  alter table sessions add column autoplay_allowed integer not null default 0 check (autoplay_allowed in (0, 1));
  alter table sessions add column minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms >= 0);
  `,
  `
  -- Brands whose players' money stands with the studio: their purses, and every transfer that was asked for, by the platform's id.
  alter table launches add column money_at text not null default 'platform' check (money_at in ('platform', 'studio'));
  alter table sessions add column money_at text not null default 'platform' check (money_at in ('platform', 'studio'));

  create table purses (
    player_id text primary key,
    currency text not null,
    balance_units integer not null check (balance_units >= 0)
  ) strict;

  create table transfers (
    transfer_id text primary key,
    -- 'none' was asked for before it came: it is refused from then on.
    kind text not null check (kind in ('deposit', 'withdraw', 'none')),
    player_id text,
    currency text,
    amount_units integer check (amount_units > 0),
    -- The status of its first answer; every later one is the same.
    status text not null,
    -- Right after it was done.
    balance_units integer,
    created_at_ms integer not null,
    check ((kind = 'none') = (player_id is null and currency is null and amount_units is null))
  ) strict;

  create index transfers_of_player on transfers (player_id, created_at_ms);
  `,
  `
  -- Matches that were drawn, or that could not be: a match without a row has not kicked off yet.
  create table sports_matches (
    match_code text primary key,
    league_code text not null,
    home text not null,
    away text not null,
    kick_off_at_ms integer not null,
    play_ms integer not null,
    ends_at_ms integer not null,
    state text not null check (state in ('playing', 'ended', 'void')),
    -- Everything that was drawn at the kick-off; written once. Nobody is shown what is still to come of it.
    drawn text,
    check ((state = 'void') = (drawn is null))
  ) strict;

  create index sports_matches_of_league on sports_matches (league_code, kick_off_at_ms);
  create index sports_matches_playing on sports_matches (ends_at_ms) where state = 'playing';

  create table sports_bets (
    bet_id text primary key,
    owner text not null,
    game_code text not null,
    -- Made by the client: the same key is the same bet.
    bet_key text not null,
    player_id text not null,
    player_token text not null,
    currency text not null,
    match_code text not null,
    home text not null,
    away text not null,
    kick_off_at_ms integer not null,
    market text not null,
    selection text not null,
    odds_hundredths integer not null check (odds_hundredths > 100),
    stake_units integer not null check (stake_units > 0),
    state text not null check (state in ('placing', 'refused', 'open', 'withdrawing', 'withdrawn', 'paying', 'settled')),
    payout_units integer check (payout_units >= 0),
    -- Why the bet was refused or given back.
    refusal text,
    -- Tries of the bet that were begun: after more than one, a refusal says nothing about the first.
    bet_tries integer not null default 0,
    -- What the platform has still to be told, when, and how often that failed.
    due_at_ms integer,
    tries integer not null default 0,
    last_problem text,
    created_at_ms integer not null,
    unique (owner, game_code, bet_key),
    check ((state in ('paying', 'settled')) = (payout_units is not null)),
    check ((state in ('placing', 'withdrawing', 'paying')) = (due_at_ms is not null))
  ) strict;

  create index sports_bets_of_owner on sports_bets (owner, game_code, bet_id);
  create index sports_bets_waiting on sports_bets (match_code) where state in ('placing', 'open');
  create index sports_bets_due on sports_bets (due_at_ms) where due_at_ms is not null;
  `,
];

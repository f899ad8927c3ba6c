-- Until when the wins of each merchant were told to the streams, so that none is told again after a restart.
create table games_wins_told (
  merchant_id  uuid primary key references site_merchants,
  told_until   timestamptz not null
);

-- What a label is called in other languages, by wire code: games are grouped by the label itself, which stands in for a missing language.
alter table lottery_games add column labels jsonb not null default '{}';

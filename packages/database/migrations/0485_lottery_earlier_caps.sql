-- A correction cuts wins anew where a member may win only so much in an issue: the history of a bet says what a cut one would have won.
alter table lottery_earlier_settlements add column uncapped_win_units bigint;

-- A game over two others' draws: its result is made of theirs. And what an official issue was announced with stays: until when its result may be
-- corrected stands on the issue, as until when it may come does.
alter table lottery_games
  -- The two games whose results make this one's, the first's before the second's.
  add column joined_game_ids integer[],
  add constraint lottery_games_joined_are_two
    check (joined_game_ids is null or (cardinality(joined_game_ids) = 2 and result_source = 'official'));

-- Null on the house's issues, and on those that a process of an earlier release announces: the game's own limit holds there.
alter table lottery_issues add column correctable_until timestamptz;
update lottery_issues issue
set correctable_until = issue.draw_at + game.correction_limit_ms * interval '1 millisecond'
from lottery_games game
where game.id = issue.game_id and issue.source = 'official';

-- By rule: an issue over two draws of which one is void.
alter table lottery_issues drop constraint lottery_issues_void_reason_check;
alter table lottery_issues add constraint lottery_issues_void_reason_check
  check (void_reason in ('never_opened', 'result_late', 'operators', 'locked_late', 'beacon_missing', 'part_void'));

-- A joined result has nobody who confirmed it: its parts have.
alter table lottery_results alter column confirmer_id drop not null;

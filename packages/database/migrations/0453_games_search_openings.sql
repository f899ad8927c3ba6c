-- How names and their words open: the first four, five and six letters of each, once for all games that share them, and found by whatever is left
-- of them without one of their letters. Two openings that one slip tells apart have such a rest in common, so that a search finds by a handful of
-- look-ups how the words may begin that were meant. They are few and stay when the last game with them goes: what opens nothing finds nothing.
create table games_search_openings (
  -- Length (4, 5 or 6), then the letters of the opening, all of them or without one.
  signature  text collate "C" not null,
  opening    text collate "C" not null
);
-- Not unique: two who write the same opening at a time shall not wait for each other. Who reads takes it once.
create index games_search_openings_signature on games_search_openings (signature, opening);

insert into games_search_openings (signature, opening)
select distinct length || left(opening, place - 1) || substr(opening, place + 1), opening
from (
  select distinct length, left(beginning, length) as opening
  from games_search_beginnings cross join generate_series(4, 6) as length
  where char_length(beginning) >= 3
) as opened
cross join lateral generate_series(1, char_length(opening) + 1) as place;

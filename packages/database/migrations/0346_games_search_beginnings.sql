-- What begins with the typed text is read in order, from the first on, and no further than is shown: it takes as long among fifty thousand
-- games as among three hundred. An index of lexemes collects whatever holds them before it gives out the first.
-- What the rows of a game have in common, so that each of them is told from what the caller is not offered without another look.
create table games_search_shelves (
  shelf_id     integer primary key generated always as identity,
  -- Absent: as its vendor names it.
  merchant_id  uuid,
  vendor_code  text not null,
  currencies   text[] not null,
  unique nulls not distinct (merchant_id, vendor_code, currencies)
);

-- The beginnings of names and of the words in them, without case, accents, blanks and signs (rules/search/search-lexemes.ts). A game has some
-- dozen: they are written beside its row in games_search, whose reference holds for them too, and refer to nothing themselves.
create table games_search_beginnings (
  node_id    uuid not null,
  shelf_id   integer not null,
  -- In which order they are looked at: 0 a hot game's name, 1 a name, 2 a word in a hot game's name, 3 a word in a name.
  rank       smallint not null,
  beginning  text collate "C" not null
);
create index games_search_beginnings_first on games_search_beginnings (rank, beginning) include (node_id, shelf_id);
create index games_search_beginnings_game on games_search_beginnings (node_id);

-- Catalogues that are stored already are read, and so indexed, once more.
delete from games_search;
update games_integrations set catalogue_version = null;

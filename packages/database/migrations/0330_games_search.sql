-- What the search for games looks in: for each game that is published the lexemes of its names in all languages, made by the platform
-- (rules/search/search-lexemes.ts), since no dictionary or trigram extension of PostgreSQL knows Thai and Burmese under every locale.
create table games_search (
  node_id      uuid not null references games_catalogue,
  -- Absent: as its vendor names it. A merchant who wishes anything of the game has a row of his own, which counts instead.
  merchant_id  uuid,
  vendor_code  text not null,
  -- In which it is offered for real money.
  currencies   text[] not null,
  is_hot       boolean not null,
  lexemes      tsvector not null,
  unique nulls not distinct (node_id, merchant_id)
);
create index games_search_lexemes on games_search using gin (lexemes);

-- Catalogues that are stored already are read, and so indexed, once more.
update games_integrations set catalogue_version = null;

-- Hot games are told by a lexeme like the rest of what is asked, so that the best of thousands of matches come without sorting them.
update games_search set lexemes = lexemes || array_to_tsvector(array['*']) where is_hot;
alter table games_search drop column is_hot;

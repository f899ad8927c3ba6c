-- Lexemes for slips name the part of the games that theirs is of (rules/search/search-lexemes.ts), so that a search of thousands that resemble
-- what was typed reads one part and is done.
update games_search as entry
set lexemes = array_to_tsvector(array(
  select case when lexeme like '~%' then part.mark || substr(lexeme, 2) else lexeme end
  from (
    select case
      when entry.lexemes @@ '''*'''::tsquery then '~*'
      when get_byte(uuid_send(entry.node_id), 15) < 8 then '~a'
      when get_byte(uuid_send(entry.node_id), 15) < 64 then '~b'
      else '~c'
    end as mark
  ) as part
  cross join unnest(tsvector_to_array(entry.lexemes)) as held (lexeme)
));

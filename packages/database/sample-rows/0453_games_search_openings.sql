insert into games_search (node_id, merchant_id, vendor_code, currencies, lexemes)
select node_id, null, vendor_code, array['THB'], array_to_tsvector(array['=tig']) from games_catalogue limit 1;

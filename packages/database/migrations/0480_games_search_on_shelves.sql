-- What a search finds by lexemes lies on the same shelves as what it finds by beginnings: whether the caller is offered it is told by a number,
-- instead of by comparing its vendor and currencies with all of his.
insert into games_search_shelves (merchant_id, vendor_code, currencies)
select distinct merchant_id, vendor_code, currencies from games_search
on conflict do nothing;

alter table games_search add column shelf_id integer;
update games_search as entry set shelf_id = shelf.shelf_id
from games_search_shelves as shelf
where shelf.merchant_id is not distinct from entry.merchant_id and shelf.vendor_code = entry.vendor_code and shelf.currencies = entry.currencies;
alter table games_search alter column shelf_id set not null, drop column vendor_code, drop column currencies;

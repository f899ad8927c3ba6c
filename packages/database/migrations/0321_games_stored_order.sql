-- The order in which a vendor's transactions were stored: the answer to a request of several parts that all came before
-- tells the balance after the newest of them, and those of one request share their moment.
alter table games_vendor_transactions add column stored_order bigint not null generated always as identity;

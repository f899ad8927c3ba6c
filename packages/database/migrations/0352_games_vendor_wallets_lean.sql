-- Who is wanted home is found by his exclusion.
alter table games_vendor_wallets drop column wanted_home;

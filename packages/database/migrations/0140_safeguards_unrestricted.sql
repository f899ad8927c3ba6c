-- Nothing stands against most members, and every stake asks: a movement sees it on the row that it locks anyway, and calls
-- the gate only for the others. Whatever the gate learns to ask must be part of this column.
alter table safeguards_eligibility
  add column unrestricted boolean not null generated always as (status = 'active' and excluded_until is null) stored;

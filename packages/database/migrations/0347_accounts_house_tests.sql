-- The house's own accounts are few, and are asked for often: what they win is told to nobody.
create index accounts_members_house_tests on accounts_members (merchant_id) where member_type in (40, 41, 42);

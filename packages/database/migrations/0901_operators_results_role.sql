-- Who enters lotteries' results and makes issues void, and nothing else.
alter table operators_accounts drop constraint operators_accounts_role_check;
alter table operators_accounts add constraint operators_accounts_role_check check (role in ('reviewer', 'support', 'results', 'admin'));

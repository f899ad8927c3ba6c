-- What an agent has decided of the registrations that his invitations bring: the type of account that they open, and the look of the page.
create table accounts_agent_registration (
  agent_id     uuid primary key references accounts_members (id),
  merchant_id  uuid not null,
  member_type  smallint check (member_type in (0, 1)),
  template     text,
  set_at       timestamptz not null
);

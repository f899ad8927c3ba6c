-- Accounts at outside sign-in services that open an account here, and the sign-ins that are under way.

create table accounts_identities (
  id            uuid primary key,
  member_id     uuid not null references accounts_members (id),
  merchant_id   uuid not null,
  provider      text not null check (provider in ('telegram', 'facebook', 'google')),
  -- The service's own id of the person; a name or an address that he may change there proves nothing here.
  subject       text not null,
  -- As the service showed him when he linked it, so that he knows which of his accounts it is.
  display_name  text not null,
  linked_at     timestamptz not null,
  unique (merchant_id, provider, subject),
  unique (member_id, provider)
);

-- One row a sign-in. What the person holds changes at each stage, so that each is passed once: the state that travels to the service
-- (begun), nothing while the service is asked (asked), the ticket of what it said (proven), the ticket of a registration (registering).
create table accounts_social_flows (
  id             uuid primary key,
  secret_hash    bytea not null unique,
  stage          text not null check (stage in ('begun', 'asked', 'proven', 'registering')),
  merchant_id    uuid not null,
  host_name      text not null,
  -- Where the service sends the browser back to: scheme, host and port of the page that it left.
  origin         text not null,
  provider       text not null check (provider in ('telegram', 'facebook', 'google')),
  -- Of the browser's device secret: the sign-in goes on there alone.
  browser_hash   bytea not null,
  -- Who links the service to his account; null where somebody signs in.
  member_id      uuid references accounts_members (id),
  return_path    text,
  nonce          text not null,
  code_verifier  text not null,
  expires_at     timestamptz not null,
  subject        text,
  display_name   text,
  email          text,
  check ((stage in ('proven', 'registering')) = (subject is not null))
);
create index accounts_social_flows_expiry on accounts_social_flows (expires_at);

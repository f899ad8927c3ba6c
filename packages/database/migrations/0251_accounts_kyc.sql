-- Who a member is: each time that he shows it is a case of its own, from the first field to the decision. What he wrote and the pictures
-- of his papers are sealed, each under a key of its own that is wrapped by a key outside the database; erasing takes key and bytes.
create table accounts_kyc_cases (
  id                   uuid primary key,
  merchant_id          uuid not null,
  member_id            uuid not null references accounts_members (id),
  status               text not null check (status in ('draft', 'submitted', 'verified', 'rejected', 'expired')),
  wrapped_key          bytea,
  -- Which key of the house wraps it: its fingerprint.
  wrapped_by           text,
  sealed_profile       bytea,
  opened_at            timestamptz not null,
  touched_at           timestamptz not null,
  submitted_at         timestamptz,
  decided_at           timestamptz,
  reason_code          text,
  reason_note          text not null default '',
  -- Until when the paper that was shown is good; null where it says nothing.
  document_expires_on  date,
  -- When the account was first seen closed.
  closed_at            timestamptz,
  erased_at            timestamptz,
  check ((wrapped_key is null) = (sealed_profile is null) and (wrapped_key is null) = (wrapped_by is null)),
  check (status = 'draft' or submitted_at is not null),
  check (status in ('draft', 'submitted') or decided_at is not null),
  check ((status = 'rejected') = (reason_code is not null))
);
-- One that is being written, one that waits, one that holds.
create unique index accounts_kyc_cases_open on accounts_kyc_cases (member_id, status) where status in ('draft', 'submitted', 'verified');
create index accounts_kyc_cases_member on accounts_kyc_cases (member_id, id desc);
create index accounts_kyc_cases_waiting on accounts_kyc_cases (merchant_id, submitted_at, id) where status = 'submitted';
create index accounts_kyc_cases_expiry on accounts_kyc_cases (document_expires_on) where status = 'verified';
create index accounts_kyc_cases_kept on accounts_kyc_cases (merchant_id, id) where erased_at is null;

create table accounts_kyc_documents (
  id           uuid primary key,
  case_id      uuid not null references accounts_kyc_cases (id),
  side         text not null check (side in ('front', 'back', 'selfie')),
  wrapped_key  bytea not null,
  wrapped_by   text not null,
  sealed       bytea not null,
  width        integer not null,
  height       integer not null,
  added_at     timestamptz not null,
  unique (case_id, side)
);

-- Bodies that carry secrets arrive sealed for a key of the platform. All processes share the keys, a new one each period; a key that no
-- body may be sealed for any more is deleted, so that what was recorded on the way cannot be opened later.
create table platform_sealing_keys (
  -- Number of the period since 1970: two processes that make the key of a period make the same row.
  period bigint primary key,
  public_key bytea not null,
  -- AES-256-GCM under a key derived from the platform's secret: nonce, ciphertext, tag.
  wrapped_private_key bytea not null,
  -- Bodies are opened with it until then.
  opens_until timestamptz not null
);

-- A sealed body is taken once, on whatever process it arrives. A row is kept until the body's timestamp alone refuses it.
create table platform_opened_bodies (
  encapsulation_hash bytea primary key,
  expires_at timestamptz not null
);
create index platform_opened_bodies_expires_at on platform_opened_bodies (expires_at);

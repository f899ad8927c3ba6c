-- When a member was told that the paper which verified him runs out soon.
alter table accounts_kyc_cases add column expiry_warned_at timestamptz;

-- A new paper may be shown before the old one runs out: the case that held stays as one that another has replaced. A process of the release
-- before, which decides a renewal, still finds the old case verified and is held off by the index; the next reviewer's try goes through.
alter table accounts_kyc_cases drop constraint accounts_kyc_cases_status_check;
alter table accounts_kyc_cases add constraint accounts_kyc_cases_status_check
  check (status in ('draft', 'submitted', 'verified', 'rejected', 'expired', 'replaced'));

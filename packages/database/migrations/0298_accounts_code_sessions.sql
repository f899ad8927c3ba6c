-- The session that asked for a code: with it the code ends. None for codes that open a new trial account.
alter table accounts_one_time_codes add column session_id uuid;

-- Guesses (0260) took its place; no call reads or writes it any more. A process of the release before, should it lead meanwhile, fails its
-- hourly tidying and tries again: the first new leader has no such step.
drop table accounts_login_refusals;

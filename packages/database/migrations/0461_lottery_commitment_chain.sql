-- What an issue of the house announces when it opens is linked with what the game announced before (`commitment-chain.ts` in the rules): each hash
-- stands for everything up to it. Null for official issues and for those that opened before there were links.
alter table lottery_issues
  add column previous_link text,
  add column link          text,
  add constraint lottery_issues_linked check ((previous_link is null) = (link is null) and (link is null or commitment is not null));
-- Of a link there is one next: a game's chain cannot fork.
create unique index lottery_issues_chain on lottery_issues (game_id, previous_link) where previous_link is not null;
create index lottery_issues_linked on lottery_issues (game_id, draw_at desc) where link is not null;

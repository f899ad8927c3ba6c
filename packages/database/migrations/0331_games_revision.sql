-- Lists are answered from memory. What changed is known by revisions, so that a process reads what is new and never the whole again:
-- each statement that changes games, or a merchant's wishes, gives them the next revision. Revisions follow each other in the order of
-- commits, since the row that counts them stays locked until then.
create table games_revision (
  is_only   boolean primary key default true check (is_only),
  -- Of games and wishes.
  revision  bigint not null,
  -- Of vendors and addresses, which change whole lists.
  epoch     bigint not null
);
insert into games_revision (revision, epoch) values (1, 1);

create table games_catalogue_changes (
  node_id   uuid primary key,
  revision  bigint not null
);
create index games_catalogue_changes_newest on games_catalogue_changes (revision);

create function games_note_changes() returns trigger language plpgsql as $$
declare
  next_revision bigint;
begin
  if not exists (select from changed) then
    return null;
  end if;
  update games_revision set revision = revision + 1 returning revision into next_revision;
  insert into games_catalogue_changes (node_id, revision)
  select distinct node_id, next_revision from changed
  on conflict (node_id) do update set revision = excluded.revision;
  return null;
end $$;

create function games_note_epoch() returns trigger language plpgsql as $$
begin
  update games_revision set epoch = epoch + 1;
  return null;
end $$;

create trigger games_catalogue_inserted after insert on games_catalogue referencing new table as changed
  for each statement execute function games_note_changes();
create trigger games_catalogue_updated after update on games_catalogue referencing new table as changed
  for each statement execute function games_note_changes();
create trigger games_catalogue_deleted after delete on games_catalogue referencing old table as changed
  for each statement execute function games_note_changes();
create trigger games_overrides_inserted after insert on games_overrides referencing new table as changed
  for each statement execute function games_note_changes();
create trigger games_overrides_updated after update on games_overrides referencing new table as changed
  for each statement execute function games_note_changes();
create trigger games_overrides_deleted after delete on games_overrides referencing old table as changed
  for each statement execute function games_note_changes();

create trigger games_vendors_changed after insert or update or delete on games_vendors
  for each row execute function games_note_epoch();
create trigger games_integrations_inserted after insert on games_integrations
  for each row execute function games_note_epoch();
create trigger games_integrations_moved after update on games_integrations
  for each row when ((old.base_url, old.public_url) is distinct from (new.base_url, new.public_url))
  execute function games_note_epoch();

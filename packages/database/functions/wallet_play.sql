-- What a member has paid in, staked and won since an instant: for other capabilities, which read no table of the ledger. What was rolled
-- back or released counts as if it had not been, where it was staked since then; a rollback of something earlier counts nothing.
create function wallet_play(
  p_member_id uuid, p_from timestamptz, out deposited_units bigint, out staked_units bigint, out won_units bigint
) language plpgsql stable as $$
declare
  v_account_id bigint;
  v record;
begin
  deposited_units := 0;
  staked_units := 0;
  won_units := 0;
  for v_account_id in
    select account_id from ledger_balances where member_id = p_member_id and purse in ('main', 'trial', 'receivable')
  loop
    for v in
      select entry.occurred_at, entry.amount_units, entry.transfer_id, transfer.kind, transfer.of_transfer_id,
        safeguards_counts_as(transfer.kind, transfer.reason) as counts_as
      from ledger_entries as entry
      cross join lateral (select * from ledger_transfers where id = entry.transfer_id offset 0) as transfer
      where entry.account_id = v_account_id and entry.entry_number is not null
      order by entry.entry_number desc
    loop
      -- A purse's lines follow its lock, and their instants all but a moment of it: what is older than that has nothing after it.
      exit when v.occurred_at < p_from - interval '1 minute';
      continue when v.occurred_at < p_from;
      if v.counts_as = 'deposit' then
        deposited_units := deposited_units + v.amount_units;
      elsif v.counts_as is not null then
        if not exists (select from ledger_transfers as back where back.of_transfer_id = v.transfer_id and back.kind = 'rollback') then
          if v.counts_as = 'stake' then
            staked_units := staked_units - v.amount_units;
          else
            won_units := won_units + v.amount_units;
          end if;
        end if;
      elsif v.kind = 'hold' then
        staked_units := staked_units + coalesce((
          select hold.amount_units - hold.released_units from ledger_holds as hold
          where hold.transfer_id = v.transfer_id and hold.purpose = 'stake'
        ), 0);
      elsif v.kind = 'release' then
        won_units := won_units + coalesce((
          select v.amount_units from ledger_holds as hold where hold.transfer_id = v.of_transfer_id and hold.purpose = 'homecoming'
        ), 0);
      elsif v.kind = 'rollback' then
        staked_units := staked_units - coalesce((
          select v.amount_units from ledger_transfers as spent
          join ledger_holds as hold on hold.transfer_id = spent.of_transfer_id and hold.purpose = 'stake'
          join ledger_transfers as held on held.id = hold.transfer_id
          where spent.id = v.of_transfer_id and spent.kind = 'capture' and held.occurred_at >= p_from
        ), 0);
      end if;
    end loop;
  end loop;
end $$;

import type { LedgerCheck } from "../../wallet/ledger-checks.ts";

const transfersHaveMovements: LedgerCheck = {
  name: "games.vendor_transfers_have_their_movements",
  violations: `
    select transfer.id::text as subject, format('%s of %s that is %s, begun by %s and ended by %s', transfer.direction, transfer.amount_units,
        transfer.state, coalesce(begun.kind, 'nothing'), coalesce(ended.kind, 'nothing')) as found
    from games_vendor_transfers as transfer
    left join wallet_posted as begun on begun.idempotency_key = 'games-transfer:' || transfer.id || ':begun'
    left join wallet_posted as ended on ended.idempotency_key in ('games-transfer:' || transfer.id || ':done', 'games-transfer:' || transfer.id || ':undone')
    where begun.kind is distinct from case transfer.direction when 'in' then 'hold' else 'recall' end
      or begun.amount_units <> transfer.amount_units or begun.member_id <> transfer.member_id
      or ended.kind is distinct from case
        when transfer.state = 'pending' then null when (transfer.direction = 'in') = (transfer.state = 'done') then 'deliver' else 'release' end
      or ended.amount_units <> transfer.amount_units
      or (transfer.state <> 'pending' and ended.idempotency_key <> 'games-transfer:' || transfer.id || ':' || transfer.state)`,
};

const movementsHaveTransfers: LedgerCheck = {
  name: "games.movements_of_transfers_have_their_transfers",
  violations: `
    select posted.id::text as subject, format('a %s of a transfer that is not there', posted.kind) as found
    from wallet_posted as posted left join games_vendor_transfers as transfer on transfer.id::text = posted.subject_id
    where posted.subject_type = 'vendor_transfer' and (transfer.id is null or transfer.member_id <> posted.member_id)`,
};

const walletsKnowWhatIsPending: LedgerCheck = {
  name: "games.one_transfer_is_pending_where_the_wallet_says_so",
  violations: `
    select coalesce(wallet.member_id, transfer.member_id)::text as subject, 'a transfer that is on its way, and a wallet that does not know it' as found
    from (select * from games_vendor_wallets where pending_id is not null) as wallet
    full join (select * from games_vendor_transfers where state = 'pending') as transfer
      on transfer.id = wallet.pending_id and transfer.member_id = wallet.member_id and transfer.integration_code = wallet.integration_code
    where wallet.member_id is null or transfer.id is null`,
};

/** What must hold between transfers to vendors and the ledger. */
export const transferLedgerChecks: readonly LedgerCheck[] = [transfersHaveMovements, movementsHaveTransfers, walletsKnowWhatIsPending];

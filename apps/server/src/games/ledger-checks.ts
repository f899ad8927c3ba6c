import type { LedgerCheck } from "../wallet/ledger-checks.ts";

const transactionsHaveTransfers: LedgerCheck = {
  name: "games.vendor_transactions_have_their_transfers",
  violations: `
    select taken.integration_code || ' ' || taken.transaction_id as subject,
      case when posted.id is null then format('a %s of %s without a transfer', taken.type, taken.amount_units)
        else format('a %s of %s, but its transfer is a %s of %s', taken.type, taken.amount_units, posted.kind, posted.amount_units) end as found
    from games_vendor_transactions as taken
    left join wallet_posted as posted on posted.id = taken.transfer_id
    where (taken.transfer_id is not null or taken.amount_units > 0)
      and (posted.id is null or posted.member_id <> taken.member_id or posted.amount_units <> taken.amount_units
        or posted.kind <> case taken.type when 'bet' then 'debit' when 'win' then 'credit' else 'rollback' end)`,
};

const transfersHaveTransactions: LedgerCheck = {
  name: "games.transfers_have_their_vendor_transactions",
  violations: `
    select posted.id::text as subject, format('a %s of a round that no vendor transaction tells of', posted.kind) as found
    from wallet_posted as posted
    left join games_vendor_transactions as taken on taken.transfer_id = posted.id
    where posted.idempotency_key like 'games:%'
      -- Balances that vendors' engineers give their trial members.
      and posted.idempotency_key not like 'games:sandbox:%'
      and (taken.transaction_id is null
        or posted.idempotency_key <> 'games:' || taken.integration_code || ':' || taken.transaction_id || ':' || taken.type)`,
};

const roundsEqualTransactions: LedgerCheck = {
  name: "games.rounds_equal_their_transactions",
  violations: `
    select round.integration_code || ' ' || round.round_id as subject,
      format('stake %s, win %s and refund %s, but its transactions say %s, %s and %s', round.stake_units, round.win_units, round.refund_units,
        coalesce(taken.stake_units, 0), coalesce(taken.win_units, 0), coalesce(taken.refund_units, 0)) as found
    from games_rounds as round
    left join (
      select round_key,
        sum(amount_units) filter (where type = 'bet' and rolled_back_at is null) as stake_units,
        sum(amount_units) filter (where type = 'win' and rolled_back_at is null) as win_units,
        sum(amount_units) filter (where type = 'bet' and rolled_back_at is not null) as refund_units
      from games_vendor_transactions where round_key is not null group by round_key
    ) as taken on taken.round_key = round.id
    where round.stake_units <> coalesce(taken.stake_units, 0) or round.win_units <> coalesce(taken.win_units, 0)
      or round.refund_units <> coalesce(taken.refund_units, 0)`,
};

/** What must hold between vendors' transactions, rounds and the ledger. */
export const gamesLedgerChecks: readonly LedgerCheck[] = [transactionsHaveTransfers, transfersHaveTransactions, roundsEqualTransactions];

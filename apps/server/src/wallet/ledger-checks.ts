/** One thing that must hold in the whole ledger. */
export interface LedgerCheck {
  /** `<capability>.<what must hold>`. */
  readonly name: string;
  /** A query without parameters that gives a row for each violation: `subject` (whose it is) and `found` (what is wrong), both text. */
  readonly violations: string;
}

const transfersSumToZero: LedgerCheck = {
  name: "wallet.transfers_sum_to_zero",
  violations: `
    select transfer_id::text as subject, 'its entries sum to ' || sum(amount_units) as found
    from ledger_entries group by transfer_id having sum(amount_units) <> 0`,
};

const currenciesSumToZero: LedgerCheck = {
  name: "wallet.currencies_sum_to_zero",
  violations: `
    select account.currency || case when account.trial then ' (trial)' else '' end as subject, 'all entries sum to ' || sum(entry.amount_units) as found
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    group by account.currency, account.trial having sum(entry.amount_units) <> 0`,
};

const transfersStayWithin: LedgerCheck = {
  name: "wallet.transfers_stay_within_merchant_currency_and_kind_of_money",
  violations: `
    select entry.transfer_id::text as subject,
      format('%s currencies, %s kinds of money, %s merchants, %s members', count(distinct account.currency),
        count(distinct account.trial), count(distinct account.merchant_id), count(distinct account.member_id)) as found
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    group by entry.transfer_id
    having count(distinct account.currency) <> 1 or count(distinct account.trial) <> 1
      or count(distinct account.merchant_id) <> 1 or count(distinct account.member_id) <> 1`,
};

const entriesHaveAccounts: LedgerCheck = {
  name: "wallet.entries_have_accounts",
  violations: `
    select entry.transfer_id::text as subject, 'account ' || entry.account_id || ' does not exist' as found
    from ledger_entries as entry left join ledger_accounts as account on account.id = entry.account_id where account.id is null`,
};

const transfersHaveEntries: LedgerCheck = {
  name: "wallet.transfers_have_their_entries",
  violations: `
    select coalesce(transfer.id, moved.transfer_id)::text as subject,
      case when transfer.id is null then 'entries without a transfer'
        when moved.transfer_id is null then 'a transfer without entries'
        else 'moved ' || moved.amount_units || ' instead of ' || transfer.amount_units end as found
    from ledger_transfers as transfer
    full join (
      select transfer_id, sum(amount_units) filter (where amount_units > 0) as amount_units from ledger_entries group by transfer_id
    ) as moved on moved.transfer_id = transfer.id
    where transfer.id is null or moved.transfer_id is null or moved.amount_units <> transfer.amount_units`,
};

const entriesBelongToTransfer: LedgerCheck = {
  name: "wallet.entries_belong_to_their_transfers_member",
  violations: `
    select transfer.id::text as subject, 'account ' || account.id || ' is of another member, merchant or house account' as found
    from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    join ledger_accounts as account on account.id = entry.account_id
    where account.merchant_id <> transfer.merchant_id
      or case when account.member_id is null then account.id is distinct from transfer.house_account_id
        else account.member_id <> transfer.member_id end`,
};

const balancesEqualEntries: LedgerCheck = {
  name: "wallet.balances_equal_entries",
  violations: `
    select balance.member_id || ' ' || balance.purse as subject,
      format('balance %s of %s entries, but the entries sum to %s in %s', balance.balance_units, balance.entry_count,
        coalesce(entered.balance_units, 0), coalesce(entered.entry_count, 0)) as found
    from ledger_balances as balance
    left join (
      select account_id, sum(amount_units) as balance_units, count(*) as entry_count from ledger_entries where entry_number is not null group by account_id
    ) as entered on entered.account_id = balance.account_id
    where balance.balance_units <> coalesce(entered.balance_units, 0) or balance.entry_count <> coalesce(entered.entry_count, 0)`,
};

const entriesFormChains: LedgerCheck = {
  name: "wallet.entries_of_a_purse_form_a_chain",
  violations: `
    select account_id::text as subject, format('entry %s should be number %s with %s after it', entry_number, expected_number, expected_balance) as found
    from (
      select account_id, entry_number, balance_after_units,
        row_number() over purse as expected_number, sum(amount_units) over purse as expected_balance
      from ledger_entries where entry_number is not null
      window purse as (partition by account_id order by entry_number)
    ) as chain
    where entry_number <> expected_number or balance_after_units <> expected_balance`,
};

const membersHaveBalances: LedgerCheck = {
  name: "wallet.member_accounts_have_balances",
  violations: `
    select account.id::text as subject, 'no balance row of the same member, purse and currency' as found
    from ledger_accounts as account
    left join ledger_balances as balance on balance.account_id = account.id and balance.member_id = account.member_id
      and balance.purse = account.name and balance.currency = account.currency
    where account.member_id is not null and balance.account_id is null`,
};

const moneyFitsMember: LedgerCheck = {
  name: "wallet.trial_members_have_trial_accounts_only",
  violations: `
    select account.id::text as subject, 'an account of the other kind of money, or of another merchant, than its member' as found
    from ledger_accounts as account join safeguards_eligibility as member on member.member_id = account.member_id
    where account.trial <> member.trial or account.merchant_id <> member.merchant_id`,
};

const nothingBelowZero: LedgerCheck = {
  name: "wallet.no_purse_below_zero",
  violations: `
    select member_id || ' ' || purse as subject, 'balance ' || balance_units as found
    from ledger_balances where case when purse = 'receivable' then balance_units > 0 else balance_units < 0 end`,
};

const owedOnlyWhenEmpty: LedgerCheck = {
  name: "wallet.nothing_is_owed_beside_a_balance",
  violations: `
    select owed.member_id::text as subject, format('owes %s beside a balance of %s', -owed.balance_units, own.balance_units) as found
    from ledger_balances as owed
    join ledger_balances as own on own.member_id = owed.member_id and own.purse in ('main', 'trial')
    where owed.purse = 'receivable' and owed.balance_units < 0 and own.balance_units > 0`,
};

const heldEqualsHolds: LedgerCheck = {
  name: "wallet.held_purses_equal_open_holds",
  violations: `
    select balance.member_id::text as subject, format('holds %s, but its open holds are %s', balance.balance_units, coalesce(open.units, 0)) as found
    from ledger_balances as balance
    left join (
      select member_id, sum(amount_units - released_units - captured_units) as units from ledger_holds group by member_id
    ) as open on open.member_id = balance.member_id
    where balance.purse = 'held' and balance.balance_units <> coalesce(open.units, 0)`,
};

const holdsEqualTransfers: LedgerCheck = {
  name: "wallet.holds_equal_their_transfers",
  violations: `
    select coalesce(hold.transfer_id, transfer.id)::text as subject, 'released or captured otherwise than its transfers say' as found
    from (
      select own.id, own.amount_units,
        coalesce(sum(drawn.amount_units) filter (where drawn.kind = 'release'), 0) as released_units,
        coalesce(sum(drawn.amount_units) filter (where drawn.kind in ('capture', 'deliver')), 0) as captured_units
      from ledger_transfers as own
      left join ledger_transfers as drawn on drawn.of_transfer_id = own.id and drawn.kind in ('release', 'capture', 'deliver')
      where own.kind in ('hold', 'recall') group by own.id, own.amount_units
    ) as transfer
    full join ledger_holds as hold on hold.transfer_id = transfer.id
    where (hold.amount_units, hold.released_units, hold.captured_units) is distinct from (transfer.amount_units, transfer.released_units, transfer.captured_units)`,
};

const rollbacksMatch: LedgerCheck = {
  name: "wallet.rollbacks_take_back_the_whole_of_another_movement",
  violations: `
    select back.id::text as subject, 'takes back ' || coalesce(taken.kind || ' of ' || taken.amount_units, 'nothing that exists') as found
    from ledger_transfers as back left join ledger_transfers as taken on taken.id = back.of_transfer_id
    where back.kind = 'rollback'
      and (taken.id is null or taken.kind not in ('debit', 'credit', 'capture') or taken.amount_units <> back.amount_units
        or taken.member_id <> back.member_id or taken.house_account_id <> back.house_account_id)`,
};

const rollupsEqualEntries: LedgerCheck = {
  name: "wallet.rollups_equal_entries",
  violations: `
    select rollup.account_id || ' at ' || rollup.boundary as subject,
      format('rolled up %s of %s entries, but the entries sum to %s in %s', rollup.balance_units, rollup.entry_count,
        coalesce(sum(entry.amount_units), 0), count(entry.transfer_id)) as found
    from ledger_rollups as rollup
    left join ledger_entries as entry on entry.account_id = rollup.account_id and entry.created_at < rollup.boundary
    group by rollup.account_id, rollup.boundary, rollup.balance_units, rollup.entry_count
    having rollup.balance_units <> coalesce(sum(entry.amount_units), 0) or rollup.entry_count <> count(entry.transfer_id)`,
};

const rowsWellFormed: LedgerCheck = {
  name: "wallet.rows_are_well_formed",
  violations: `
    select id::text as subject, format('a %s of %s for "%s" with key "%s"', kind, amount_units, reason, idempotency_key) as found
    from ledger_transfers
    where kind not in ('debit', 'credit', 'rollback', 'hold', 'release', 'capture', 'recall', 'deliver', 'gain', 'loss') or reason = '' or amount_units <= 0
      or length(idempotency_key) not between 1 and 200
      or (house_account_id is null) <> (kind in ('hold', 'release', 'recall', 'deliver'))
      or (of_transfer_id is null) <> (kind in ('debit', 'credit', 'hold', 'recall', 'gain', 'loss'))
    union all
    select entry.transfer_id::text, format('an entry of %s, number %s, balance after it %s', entry.amount_units, entry.entry_number, entry.balance_after_units)
    from ledger_entries as entry left join ledger_accounts as account on account.id = entry.account_id
    where entry.amount_units = 0
      or (entry.entry_number is null) <> (account.member_id is null) or (entry.balance_after_units is null) <> (account.member_id is null)`,
};

/** What must hold in the wallet's own tables, whatever happened. */
export const walletChecks: readonly LedgerCheck[] = [
  rowsWellFormed,
  transfersSumToZero,
  currenciesSumToZero,
  transfersStayWithin,
  entriesHaveAccounts,
  transfersHaveEntries,
  entriesBelongToTransfer,
  balancesEqualEntries,
  entriesFormChains,
  membersHaveBalances,
  moneyFitsMember,
  nothingBelowZero,
  owedOnlyWhenEmpty,
  heldEqualsHolds,
  holdsEqualTransfers,
  rollbacksMatch,
  rollupsEqualEntries,
];

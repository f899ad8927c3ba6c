import type { LedgerCheck } from "../wallet/ledger-checks.ts";

/** No sub-order without its stake, no stake of the lottery without its sub-order. */
const stakesMatch: LedgerCheck = {
  name: "lottery.sub_orders_have_their_stake",
  violations: `
    select coalesce(sub_order.id::text, transfer.idempotency_key) as subject,
      case when transfer.id is null then 'no stake was taken'
        when sub_order.id is null then 'a stake without its bet'
        else 'staked ' || transfer.amount_units || ' instead of ' || sub_order.amount_units end as found
    from lottery_sub_orders as sub_order
    full join (select * from wallet_posted where idempotency_key like 'lottery:stake:%') as transfer
      on transfer.idempotency_key = 'lottery:stake:' || sub_order.id
    where sub_order.id is null or transfer.id is null or transfer.amount_units <> sub_order.amount_units`,
};

/** Wins that were credited and not taken back since, by bet and result version. */
const standingWins = `
  select split_part(paid.idempotency_key, ':', 3) as sub_order_id, split_part(paid.idempotency_key, ':', 4)::int as version, paid.amount_units
  from wallet_posted as paid
  left join wallet_posted as back on back.idempotency_key = 'lottery:take_back:' || substr(paid.idempotency_key, length('lottery:win:') + 1)
  where paid.idempotency_key like 'lottery:win:%' and back.id is null`;

/** What a bet pays by its last result stands on the ledger, once, under the version that paid it, and nothing else does. */
const winsMatch: LedgerCheck = {
  name: "lottery.wins_are_paid_as_settled",
  violations: `
    select coalesce(sub_order.id::text, win.sub_order_id) as subject,
      case when win.sub_order_id is null then 'a win of ' || sub_order.payout || ' was not paid'
        when sub_order.id is null then 'a win of version ' || win.version || ' that its bet does not have'
        else 'paid ' || win.amount_units || ' instead of ' || sub_order.payout end as found
    from (
      select id, coalesce(win_version, result_version) as version, win_units + push_units as payout
      from lottery_sub_orders where win_units + push_units > 0
    ) as sub_order
    full join (${standingWins}) as win on win.sub_order_id = sub_order.id::text and win.version = sub_order.version
    where sub_order.id is null or win.sub_order_id is null or win.amount_units <> sub_order.payout`,
};

/** A win is taken back only where the bet was settled anew, whole, and the history keeps how it stood. */
const takenBackHaveHistory: LedgerCheck = {
  name: "lottery.wins_taken_back_have_their_history",
  violations: `
    select back.idempotency_key as subject,
      case when paid.id is null then 'nothing was paid that could be taken back'
        when paid.amount_units <> back.amount_units then 'took back ' || back.amount_units || ' of ' || paid.amount_units
        else 'taken back, but no earlier settlement is kept' end as found
    from wallet_posted as back
    left join wallet_posted as paid on paid.idempotency_key = 'lottery:win:' || substr(back.idempotency_key, length('lottery:take_back:') + 1)
    where back.idempotency_key like 'lottery:take_back:%' and (
      paid.id is null or paid.amount_units <> back.amount_units or not exists (
        select from lottery_earlier_settlements as earlier
        where earlier.sub_order_id::text = split_part(back.idempotency_key, ':', 3)
          and earlier.result_version >= split_part(back.idempotency_key, ':', 4)::int and earlier.win_units + earlier.push_units = paid.amount_units))`,
};

/** In an issue that is settled each bet stands by the result, and an issue that is void and finished has none that waits. */
const settledByTheResult: LedgerCheck = {
  name: "lottery.bets_stand_by_their_issues_result",
  violations: `
    select sub_order.id::text as subject,
      format('%s by version %s in an issue that is %s by version %s', sub_order.state, sub_order.result_version, issue.state, issue.result_version) as found
    from lottery_issues as issue
    join lottery_sub_orders as sub_order on sub_order.issue_id = issue.id
    where not (sub_order.state like 'cancelled_%') and (
      (issue.state = 'settled' and (sub_order.state in ('placed', 'locked', 'void_refunded') or sub_order.result_version <> issue.result_version))
      or (issue.state = 'void' and issue.settled_at is not null and sub_order.state <> 'void_refunded'))`,
};

/** A bet that was cancelled or voided got its stake back. */
const givenBack: LedgerCheck = {
  name: "lottery.cancelled_stakes_are_given_back",
  violations: `
    select sub_order.id::text as subject, sub_order.state || ', but the stake was not given back' as found
    from lottery_sub_orders as sub_order
    left join wallet_posted as transfer on transfer.idempotency_key = 'lottery:give_back:' || sub_order.id
    where (sub_order.state like 'cancelled_%' or sub_order.state = 'void_refunded')
      and (transfer.id is null or transfer.amount_units <> sub_order.amount_units)`,
};

/** Rebates that were credited and not taken back since, by bet and result version. */
const standingRebates = `
  select split_part(paid.idempotency_key, ':', 3) as sub_order_id, split_part(paid.idempotency_key, ':', 4)::int as version, paid.amount_units
  from wallet_posted as paid
  left join wallet_posted as back
    on back.idempotency_key = 'lottery:rebate_back:' || substr(paid.idempotency_key, length('lottery:rebate:') + 1)
  where paid.idempotency_key like 'lottery:rebate:%' and back.id is null`;

/** A bet's rebate stands on the ledger once, and is its order's share of the stake that was played, rounded down. */
const rebatesMatch: LedgerCheck = {
  name: "lottery.rebates_are_paid_as_settled",
  violations: `
    select coalesce(sub_order.id::text, rebate.sub_order_id) as subject,
      case when rebate.sub_order_id is null then 'a rebate of ' || sub_order.rebate_units || ' was not paid'
        when sub_order.id is null then 'a rebate of version ' || rebate.version || ' that its bet does not have'
        when rebate.amount_units <> sub_order.rebate_units then 'paid ' || rebate.amount_units || ' instead of ' || sub_order.rebate_units
        else 'a rebate of ' || sub_order.rebate_units || ' instead of ' || sub_order.due_units end as found
    from (
      select bet.id, bet.rebate_units, bet.rebate_version,
        ((bet.amount_units - bet.push_units) * parent.rebate_per_2000) / 2000 as due_units
      from lottery_sub_orders as bet
      join lottery_orders as parent on parent.placed_at = bet.placed_at and parent.id = bet.order_id
      where bet.rebate_units > 0
    ) as sub_order
    full join (${standingRebates}) as rebate
      on rebate.sub_order_id = sub_order.id::text and rebate.version = sub_order.rebate_version
    where sub_order.id is null or rebate.sub_order_id is null or rebate.amount_units <> sub_order.rebate_units
      or sub_order.rebate_units <> sub_order.due_units`,
};

export const lotteryLedgerChecks: readonly LedgerCheck[] = [
  stakesMatch,
  winsMatch,
  rebatesMatch,
  takenBackHaveHistory,
  settledByTheResult,
  givenBack,
];

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

/** What a settled bet won is on the ledger, once, and nothing else is. */
const winsMatch: LedgerCheck = {
  name: "lottery.wins_are_paid_as_settled",
  violations: `
    select coalesce(sub_order.id::text, transfer.idempotency_key) as subject,
      case when transfer.id is null then 'a win of ' || sub_order.payout || ' was not paid'
        when sub_order.id is null then 'a win without its bet'
        else 'paid ' || transfer.amount_units || ' instead of ' || sub_order.payout end as found
    from (
      select id, result_version, win_units + push_units as payout from lottery_sub_orders where win_units + push_units > 0
    ) as sub_order
    full join (select * from wallet_posted where idempotency_key like 'lottery:win:%') as transfer
      on transfer.idempotency_key = 'lottery:win:' || sub_order.id || ':' || sub_order.result_version
    where sub_order.id is null or transfer.id is null or transfer.amount_units <> sub_order.payout`,
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

export const lotteryLedgerChecks: readonly LedgerCheck[] = [stakesMatch, winsMatch, givenBack];

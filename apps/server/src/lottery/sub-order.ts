import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { SubOrderState } from "@lantern/rules/lottery/sub-order-states.ts";

/** A sub-order with what its order says: all that locking, drawing and settling need. */
export interface SubOrderRow {
  readonly id: string;
  readonly placed_at: Date;
  readonly order_id: string;
  readonly member_id: string;
  readonly issue_id: string;
  readonly multiple: number;
  readonly unit_stake_units: bigint;
  readonly amount_units: bigint;
  readonly funding: "debit" | "hold";
  readonly state: SubOrderState;
  readonly play_code: string;
  readonly content: string;
  readonly count: number;
  readonly odds: PlayOdds;
  readonly win_amount_max_units: bigint;
  /** What its member may win in the issue; null for no limit. */
  readonly member_win_max_units: bigint | null;
  readonly win_stop: boolean;
  /** The rebate in two-thousandths of the stake. */
  readonly rebate_per_2000: number;
}

/** A sub-order with how it was settled last. */
export interface SettledSubOrderRow extends SubOrderRow {
  readonly hits: string;
  readonly win_units: bigint;
  readonly push_units: bigint;
  readonly result_version: number;
  /** The version whose win is on the balance; null: `result_version`. */
  readonly win_version: number | null;
  readonly rebate_units: bigint;
  /** The version under which the rebate that stands was credited; null where none stands. */
  readonly rebate_version: number | null;
  /** What it would have won without its caps; null where none cut it. */
  readonly uncapped_win_units: bigint | null;
  readonly settled_at: Date | null;
}

export const settledColumns = `
  sub_order.hits::text as hits, sub_order.win_units, sub_order.push_units, sub_order.result_version, sub_order.win_version, sub_order.rebate_units,
  sub_order.rebate_version, sub_order.uncapped_win_units, sub_order.settled_at`;

export const subOrderColumns = `
  sub_order.id, sub_order.placed_at, sub_order.order_id, sub_order.member_id, sub_order.issue_id, sub_order.multiple,
  sub_order.unit_stake_units, sub_order.amount_units, sub_order.funding, sub_order.state,
  parent.play_code, parent.content, parent.count, parent.odds, parent.win_amount_max_units, parent.win_stop,
  parent.rebate_per_2000, parent.member_win_max_units`;

export const subOrderSource = `
  lottery_sub_orders sub_order
  join lottery_orders parent on parent.placed_at = sub_order.placed_at and parent.id = sub_order.order_id`;

/** Below every id: who goes through an issue's bets does so in the order of their ids. */
export const beforeAllIds = "00000000-0000-0000-0000-000000000000";

/** The keys under which the wallet knows a sub-order's money. */
export const stakeKey = (subOrderId: string): string => `lottery:stake:${subOrderId}`;
export const captureKey = (subOrderId: string): string => `lottery:capture:${subOrderId}`;
export const giveBackKey = (subOrderId: string): string => `lottery:give_back:${subOrderId}`;
export const takeBackKeyOf = (subOrderId: string, resultVersion: number): string => `lottery:take_back:${subOrderId}:${resultVersion}`;
export const rebateKeyOf = (subOrderId: string, resultVersion: number): string => `lottery:rebate:${subOrderId}:${resultVersion}`;
export const rebateBackKeyOf = (subOrderId: string, resultVersion: number): string => `lottery:rebate_back:${subOrderId}:${resultVersion}`;
export const winKeyOf = (subOrderId: string, resultVersion: number): string => `lottery:win:${subOrderId}:${resultVersion}`;

import type { StateTable } from "./state-table.ts";

/**
 * A sub-order is one line for one issue.
 * - `placed`: accepted, may be cancelled. - `locked`: its issue is closed. - `won`, `lost`, `push`: judged. - `paid`: the
 * money of a win or a push is on the balance. - `cancelled_user`, `cancelled_win_stop`, `cancelled_exclusion`: given back before
 * the lock. - `void_refunded`: its issue came to nothing. - `resettled`: judged again after a correction, by compensating entries.
 */
export type SubOrderState =
  | "placed"
  | "locked"
  | "won"
  | "lost"
  | "push"
  | "paid"
  | "cancelled_user"
  | "cancelled_win_stop"
  | "cancelled_exclusion"
  | "void_refunded"
  | "resettled";

export const subOrderStates: StateTable<SubOrderState> = {
  placed: ["locked", "cancelled_user", "cancelled_win_stop", "cancelled_exclusion", "void_refunded"],
  locked: ["won", "lost", "push", "void_refunded"],
  // A drawn issue may become void before all of it is settled, and a settled one be corrected.
  won: ["paid", "resettled", "void_refunded"],
  push: ["paid", "resettled", "void_refunded"],
  lost: ["resettled", "void_refunded"],
  paid: ["resettled", "void_refunded"],
  resettled: ["resettled"],
  cancelled_user: [],
  cancelled_win_stop: [],
  cancelled_exclusion: [],
  void_refunded: [],
};

/**
 * The status codes of records on the wire. 8 is the protocol family's code for a cancelled sub-order; the others are ours.
 */
export const subOrderWireStatus: Readonly<Record<SubOrderState, number>> = {
  placed: 1,
  locked: 2,
  won: 3,
  lost: 4,
  push: 5,
  paid: 6,
  void_refunded: 7,
  cancelled_user: 8,
  cancelled_win_stop: 9,
  cancelled_exclusion: 10,
  resettled: 11,
};

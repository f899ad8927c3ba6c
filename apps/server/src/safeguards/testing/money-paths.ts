import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";

/** What the gate asks before a movement. */
type Asks = "nothing" | "status" | "status, exclusion, stake and loss limits" | "status, exclusion, deposit limits unless admitted";

/** What a movement does to the counters of a member with limits. */
type Counts = "nothing" | "stake" | "win" | "deposit" | "takes back what it undoes";

export interface MoneyPath {
  readonly asks: Asks;
  readonly counts: Counts;
}

const stake: MoneyPath = { asks: "status, exclusion, stake and loss limits", counts: "stake" };
const win: MoneyPath = { asks: "nothing", counts: "win" };
const gift: MoneyPath = { asks: "nothing", counts: "nothing" };
const undo: MoneyPath = { asks: "nothing", counts: "takes back what it undoes" };

/**
 * Every way in which money moves: kind of movement and reason, and what the gate asks of it (design of safeguards; domain.md 8: no stake
 * and no deposit of an excluded member on any path, no win held back). A reason that the contract adds must be stated here, or this file
 * fails its type check; `money-paths.test.ts` holds the platform's code and the ledger's functions to it.
 */
export const moneyPaths: Readonly<Record<TransferReason, Readonly<Partial<Record<MovementKind, MoneyPath>>>>> = {
  game_bet: { debit: stake },
  game_win: { credit: win },
  game_rollback: { rollback: undo },
  // To a vendor who keeps the money it goes as a stake does; what comes home counts as won.
  vendor_in: { hold: stake, release: undo, deliver: gift },
  vendor_out: { recall: gift, release: win, deliver: gift },
  vendor_result: { gain: gift, loss: gift },
  lottery_bet: { debit: stake, hold: stake, capture: gift },
  lottery_win: { credit: win },
  lottery_refund: { credit: win, release: undo, rollback: undo },
  lottery_rebate: { credit: win },
  lottery_correction: { rollback: undo },
  deposit: { credit: { asks: "status, exclusion, deposit limits unless admitted", counts: "deposit" } },
  withdrawal: { hold: { asks: "status", counts: "nothing" }, release: gift, capture: gift, rollback: gift },
  trial_grant: { credit: gift },
  demo_grant: { credit: gift },
  // Taken as a stake is, so that nobody is charged behind an exclusion.
  adjustment: { credit: gift, debit: { asks: "status, exclusion, stake and loss limits", counts: "nothing" } },
};

export type MovementKind = "debit" | "credit" | "rollback" | "hold" | "release" | "capture" | "recall" | "deliver" | "gain" | "loss";

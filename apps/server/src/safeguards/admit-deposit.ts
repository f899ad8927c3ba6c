import type { Transaction } from "@lantern/database/database.ts";
import { gateRefusal, type GateRefusal, type GateValues } from "./gate-refusal.ts";

export interface NewDeposit {
  readonly memberId: string;
  /** The subject id of the credit that will bring its money. */
  readonly depositId: string;
  readonly amountUnits: bigint;
  readonly at: Date;
}

const selectAdmitted = "select deposit_id from safeguards_deposits where deposit_id = $1 and member_id = $2";
const askUnderLock = "select refused, refused_values from safeguards_admit($1, 'deposit', $2::bigint, $3)";
const insertDeposit = "insert into safeguards_deposits (deposit_id, member_id, amount_units, admitted_at) values ($1, $2, $3, $4)";

/**
 * Lets a deposit be made, in the transaction that makes it: asks status, exclusion and the deposit limits under the member's lock. From
 * then on it counts against the limits until it is paid or given up, and its money is taken whenever it comes: who pays what he was
 * offered is not refused afterwards. The same deposit again is admitted again.
 */
export async function admitDeposit(transaction: Transaction, deposit: NewDeposit): Promise<GateRefusal | undefined> {
  const { memberId, depositId, amountUnits, at } = deposit;
  const [gate] = await transaction.query<{ refused: GateRefusal["refused"] | null; refused_values: GateValues | null }>(askUnderLock, [
    memberId,
    amountUnits,
    at,
  ]);
  if ((await transaction.query(selectAdmitted, [depositId, memberId])).length > 0) return undefined;
  if (gate === undefined) throw new Error("The gate gave no answer");
  if (gate.refused !== null) return gateRefusal(gate.refused, gate.refused_values);
  await transaction.query(insertDeposit, [depositId, memberId, amountUnits, at]);
  return undefined;
}

const endDeposit = "select safeguards_end_deposit($1, $2, 'given_up', $3)";

/** A deposit that will not be paid any more counts against the limits no longer. */
export async function giveUpDeposit(transaction: Transaction, { memberId, depositId, at }: Omit<NewDeposit, "amountUnits">): Promise<void> {
  await transaction.query(endDeposit, [memberId, depositId, at]);
}

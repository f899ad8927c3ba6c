import type { Queryable } from "@lantern/database/database.ts";
import { gateRefusal } from "../safeguards/gate-refusal.ts";
import type { AnyMovement, Movement, PostOutcome, PostRefusal } from "./movement.ts";
import { toMovementRequest, type MovementRequest } from "./movement-request.ts";

const request = "$1, $2, $3, $4, $5, $6, $7, $8";

/** One statement a movement: everything it does happens in the function. */
const functionCalls: Readonly<Record<AnyMovement["kind"], string>> = {
  debit: `select * from ledger_debit(${request}, $9, $10::bigint)`,
  credit: `select * from ledger_credit(${request}, $9, $10::bigint)`,
  rollback: `select * from ledger_rollback(${request}, $9)`,
  hold: `select * from ledger_hold(${request}, $9, $10::bigint)`,
  release: `select * from ledger_release(${request}, $9, $10::bigint)`,
  capture: `select * from ledger_capture(${request}, $9, $10, $11::bigint)`,
  recall: `select * from ledger_recall(${request}, $9, $10::bigint)`,
  deliver: `select * from ledger_deliver(${request}, $9, $10, $11::bigint)`,
  gain: `select * from ledger_vendor_result(${request}, 'gain', $9, $10, $11::bigint)`,
  loss: `select * from ledger_vendor_result(${request}, 'loss', $9, $10, $11::bigint)`,
};

function ownParameters({ kind, house, of_key, purpose, amount, vendor }: MovementRequest): readonly unknown[] {
  switch (kind) {
    case "debit":
    case "credit":
      return [house, amount];
    case "rollback":
      return [of_key];
    case "hold":
      return [purpose, amount];
    case "release":
      return [of_key, amount];
    case "capture":
      return [house, of_key, amount];
    case "recall":
      return [vendor, amount];
    case "deliver":
      return [of_key, vendor, amount];
    case "gain":
    case "loss":
      return [house, vendor, amount];
  }
}

const postBatchFunction = "select * from ledger_post_batch($1::jsonb)";

interface OutcomeRow {
  readonly transfer_id: string | null;
  readonly replayed: boolean | null;
  readonly balance_units: bigint | null;
  readonly refused: PostRefusal["refused"] | null;
  readonly refused_values: Record<string, string | number> | null;
}

function refusalOf(refused: PostRefusal["refused"], values: OutcomeRow["refused_values"]): PostRefusal {
  if (refused === "safeguards.limit_reached") return gateRefusal(refused, values);
  return values === null ? { refused } : { refused, values };
}

function toOutcome(row: OutcomeRow | undefined): PostOutcome {
  if (row === undefined) throw new Error("The ledger gave no outcome");
  if (row.refused !== null) return refusalOf(row.refused, row.refused_values);
  if (row.transfer_id === null || row.balance_units === null) throw new Error("The ledger's outcome is neither posted nor refused");
  return { transferId: row.transfer_id, replayed: row.replayed === true, balanceUnits: row.balance_units };
}

/**
 * Posts one money movement in the caller's transaction, and locks the member until that ends; given the database itself,
 * the movement is a transaction of its own, in one round trip. The same key with the same request answers again what it
 * answered first; with another request it is refused. A refused movement leaves nothing behind, its key may be used again.
 */
export async function post(queryable: Queryable, movement: AnyMovement): Promise<PostOutcome> {
  const asked = toMovementRequest(movement);
  const [row] = await queryable.query<OutcomeRow>(functionCalls[movement.kind], [
    asked.idempotency_key,
    asked.request_hash,
    asked.member_id,
    asked.reason,
    asked.subject_type,
    asked.subject_id,
    asked.details,
    asked.occurred_at,
    ...ownParameters(asked),
  ]);
  return toOutcome(row);
}

const postCreditsFunction =
  "select * from ledger_post_credits($1, $2::bytea[], $3::uuid[], $4, $5, $6, $7::jsonb[], $8::timestamptz[], $9, $10::bigint[])";

/**
 * Posts many movements in one call, in the order given, one outcome each. All their members are locked first, in the
 * order of their ids. A refused movement does not refuse the others.
 */
export async function postBatch(queryable: Queryable, movements: readonly Movement[]): Promise<PostOutcome[]> {
  const [only, ...others] = movements;
  if (only === undefined) return [];
  if (others.length === 0) return [await post(queryable, only)];
  const requests = movements.map(toMovementRequest);
  if (requests.every(({ kind }) => kind === "credit")) return postCredits(queryable, requests);
  const rows = await queryable.query<OutcomeRow>(postBatchFunction, [JSON.stringify(requests)]);
  return movements.map((_, index) => toOutcome(rows[index]));
}

async function postCredits(queryable: Queryable, requests: readonly MovementRequest[]): Promise<PostOutcome[]> {
  const rows = await queryable.query<OutcomeRow & { readonly item_position: bigint }>(postCreditsFunction, [
    requests.map(({ idempotency_key }) => idempotency_key),
    requests.map(({ request_hash }) => request_hash),
    requests.map(({ member_id }) => member_id),
    requests.map(({ reason }) => reason),
    requests.map(({ subject_type }) => subject_type),
    requests.map(({ subject_id }) => subject_id),
    requests.map(({ details }) => details),
    requests.map(({ occurred_at }) => occurred_at),
    requests.map(({ house }) => house),
    requests.map(({ amount }) => amount),
  ]);
  const byPlace = new Map(rows.map((row) => [Number(row.item_position), row]));
  return requests.map((_, index) => toOutcome(byPlace.get(index + 1)));
}

import { hash } from "node:crypto";
import { houseAccountFor } from "./house-account.ts";
import type { AnyMovement } from "./movement.ts";

/** A movement as the ledger's functions take it. Names are those that `ledger_post_batch` reads. */
export interface MovementRequest {
  readonly kind: AnyMovement["kind"];
  readonly idempotency_key: string;
  /** SHA-256 of what was asked, as PostgreSQL's hex text. */
  readonly request_hash: string;
  readonly member_id: string;
  readonly reason: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly occurred_at: Date | null;
  readonly house: string;
  readonly of_key: string | null;
  readonly purpose: string | null;
  readonly amount: string | null;
  /** Of whose purse it is, for movements of a vendor's. */
  readonly vendor: string | null;
}

const longestKey = 200;

function ofKey(movement: AnyMovement): string | null {
  switch (movement.kind) {
    case "rollback":
      return movement.ofIdempotencyKey;
    case "release":
    case "capture":
    case "deliver":
      return movement.holdIdempotencyKey;
    default:
      return null;
  }
}

/** The same request gives the same text, whatever the order of its details; when it happened is not part of it. */
function canonicalText(movement: AnyMovement): string {
  const details = Object.entries(movement.details ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const amount = movement.kind === "rollback" ? null : String(movement.amountUnits);
  const purpose = movement.kind === "hold" ? movement.purpose : null;
  return JSON.stringify([
    movement.kind,
    movement.memberId,
    movement.reason,
    movement.subject.type,
    movement.subject.id,
    details,
    amount,
    ofKey(movement),
    purpose,
    ...("vendorCode" in movement ? [movement.vendorCode] : []),
  ]);
}

/** @throws Error for a key that is empty or longer than 200 characters: keys are made by the server, never by a client. */
export function toMovementRequest(movement: AnyMovement): MovementRequest {
  const { idempotencyKey } = movement;
  if (idempotencyKey.length === 0 || idempotencyKey.length > longestKey) {
    throw new Error(
      `An idempotency key has 1 to ${longestKey} characters, this one ${idempotencyKey.length}: ${idempotencyKey.slice(0, 80)}`,
    );
  }
  return {
    kind: movement.kind,
    idempotency_key: idempotencyKey,
    request_hash: `\\x${hash("sha256", canonicalText(movement), "hex")}`,
    member_id: movement.memberId,
    reason: movement.reason,
    subject_type: movement.subject.type,
    subject_id: movement.subject.id,
    details: movement.details ?? {},
    occurred_at: movement.occurredAt ?? null,
    house: houseAccountFor(movement.reason),
    of_key: ofKey(movement),
    purpose: movement.kind === "hold" ? movement.purpose : null,
    amount: movement.kind === "rollback" ? null : String(movement.amountUnits),
    vendor: "vendorCode" in movement ? movement.vendorCode : null,
  };
}

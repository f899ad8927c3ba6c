import { createHash } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

const claimKey = `
  insert into lottery_order_requests (member_id, idempotency_key, request_hash, answer, created_at)
  values ($1, $2, $3, 'null'::jsonb, $4) on conflict do nothing returning member_id`;

const selectAnswer = `
  select request_hash, answer from lottery_order_requests where member_id = $1 and idempotency_key = $2`;

export interface OrderRequest {
  readonly memberId: string;
  readonly idempotencyKey: string;
  readonly body: unknown;
  readonly at: Date;
}

const hashOf = (body: unknown): Buffer => createHash("sha256").update(JSON.stringify(body)).digest();

/**
 * Claims the key for this transaction, which stores the answer with the orders; another one with the same key waits until it ends. Answers `new`, or what the
 * key was answered first, or a refusal where the key was used for another request.
 */
export async function claimOrderRequest(
  transaction: Transaction,
  request: OrderRequest,
): Promise<"new" | { readonly answer: unknown } | Refusal<"request.idempotency_conflict">> {
  const { memberId, idempotencyKey, body, at } = request;
  const claimed = await transaction.query(claimKey, [memberId, idempotencyKey, hashOf(body), at]);
  if (claimed.length > 0) return "new";
  const [row] = await transaction.query<{ request_hash: Uint8Array; answer: unknown }>(selectAnswer, [memberId, idempotencyKey]);
  if (row === undefined) throw new Error("an order's key is neither free nor taken");
  return hashOf(body).equals(row.request_hash) ? { answer: row.answer } : refuse("request.idempotency_conflict");
}

import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";
import type { Refusal } from "../platform/refusal.ts";

/** What a transfer is about: a link from the statement line to the order, round or deposit. */
export interface TransferSubject {
  readonly type: "lottery_order" | "game_round" | "vendor_transfer" | "deposit" | "withdrawal" | "account";
  readonly id: string;
}

interface MovementOfMember {
  /** Unique over the platform for ever, starting with the capability: `lottery:bet:<orderId>`, `games:<vendor>:<transactionId>:bet`. */
  readonly idempotencyKey: string;
  readonly memberId: string;
  readonly reason: TransferReason;
  readonly subject: TransferSubject;
  /** Small facts for the statement line (game name, issue number); part of the hashed request. */
  readonly details?: Readonly<Record<string, string | number>>;
  /** When it happened, by the server's clock: statements and reports go by it. The database's clock where absent. */
  readonly occurredAt?: Date;
}

/**
 * A money movement of one member. The purse follows from the member: a trial member's is the trial purse, everybody
 * else's the main one. Amounts are units (1/10,000 of the currency unit) and above zero.
 */
export type Movement =
  /** A stake: asks status, exclusion and limits; takes from the spendable purse. */
  | (MovementOfMember & { readonly kind: "debit"; readonly amountUnits: bigint })
  /** A win, a refund or a grant: never held back. A deposit asks, unless it was admitted. Pays an open receivable first. */
  | (MovementOfMember & { readonly kind: "credit"; readonly amountUnits: bigint })
  /** Takes an earlier transfer back, whole. A credit taken back beyond the balance becomes a receivable. */
  | (MovementOfMember & { readonly kind: "rollback"; readonly ofIdempotencyKey: string })
  /** Moves from the spendable purse into the held purse. `purpose` decides what the gate asks. */
  | (MovementOfMember & { readonly kind: "hold"; readonly amountUnits: bigint; readonly purpose: "withdrawal" | "stake" })
  /** Gives a hold (or what is left of it) back to the spendable purse. */
  | (MovementOfMember & { readonly kind: "release"; readonly holdIdempotencyKey: string; readonly amountUnits: bigint })
  /** Spends a hold (or a part): the held money leaves to the house or the provider. */
  | (MovementOfMember & { readonly kind: "capture"; readonly holdIdempotencyKey: string; readonly amountUnits: bigint });

/** A movement of the purse that a member has at a vendor who keeps the money himself; never held back. One at a time, never in a batch. */
export type VendorMovement =
  /** Moves from the vendor's purse into the held one: on its way home, until it is released or delivered back. */
  | (MovementOfMember & { readonly kind: "recall"; readonly vendorCode: string; readonly amountUnits: bigint })
  /** Spends a hold: the held money stands at the vendor. */
  | (MovementOfMember & {
      readonly kind: "deliver";
      readonly vendorCode: string;
      readonly holdIdempotencyKey: string;
      readonly amountUnits: bigint;
    })
  /** What was won or lost with the money at the vendor. */
  | (MovementOfMember & { readonly kind: "gain" | "loss"; readonly vendorCode: string; readonly amountUnits: bigint });

/** Whatever may be posted by itself. */
export type AnyMovement = Movement | VendorMovement;

export interface Posted {
  readonly transferId: string;
  /** True when the key had been posted before with the same request: the stored answer is given again. */
  readonly replayed: boolean;
  /** The spendable balance right after the movement (as stored, on a replay). */
  readonly balanceUnits: bigint;
}

export type PostRefusal = Refusal<
  | "wallet.insufficient_funds"
  | "wallet.amount_invalid"
  | "wallet.transfer_unknown"
  | "wallet.transfer_conflict"
  | "request.idempotency_conflict"
  | "safeguards.member_unknown"
  | "safeguards.member_suspended"
  | "safeguards.member_excluded"
  | "safeguards.limit_reached"
>;

export type PostOutcome = Posted | PostRefusal;

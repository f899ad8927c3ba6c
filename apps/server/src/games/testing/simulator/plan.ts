import type { VendorBet, VendorOperation, VendorRollback, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import type { ProtocolName } from "../vendor-wire.ts";

export type EndOfRound = Extract<VendorOperation, { kind: "end_round" }>;

/**
 * An operation as a plan has it: players are "0", "1" …, a token is the number of the player whose newest it is, ids are short.
 * A run gives them the names that the platform knows.
 */
export type PlannedOperation = VendorBet | VendorWin | VendorRollback | EndOfRound;

/** One request: an operation, or several done all or nothing. */
export interface PlannedRequest {
  readonly operations: readonly PlannedOperation[];
  /** An amount that no ledger takes, in place of the operation's, as it stands on the wire. */
  readonly malformedAmount?: unknown;
  /** What the vendor does wrong by it; for whoever reads a failing plan. */
  readonly because: string;
}

export type PlannedEvent = "token_expires" | "new_launch" | "suspended";

export type PlannedStep =
  /** Requests that are under way at the same time. */
  | { readonly kind: "requests"; readonly together: readonly PlannedRequest[] }
  | { readonly kind: "event"; readonly event: PlannedEvent; readonly player: number };

/** What a vendor does to the platform, from a seed. */
export interface Plan {
  readonly seed: number;
  readonly protocol: ProtocolName;
  /** What each player has before, in units. */
  readonly openingUnits: readonly bigint[];
  readonly steps: readonly PlannedStep[];
}

export const currency = "THB";
export const otherCurrency = "VND";
export const gameCode = "GAME";

/** What a protocol can say. */
export interface Manners {
  /** The finest amount, in units. */
  readonly grainUnits: bigint;
  readonly winNamesBet: boolean;
  readonly endsBy: "call" | "flag";
  readonly batches: boolean;
  readonly malformedAmounts: readonly unknown[];
}

/** A plan as lines to be read, one a step. */
export function describePlan(plan: Plan): string {
  const head = `seed ${plan.seed}, ${plan.protocol}, players with ${plan.openingUnits.join(" and ")} units`;
  return [head, ...plan.steps.map((step, index) => `${index + 1}. ${describeStep(step)}`)].join("\n");
}

function describeStep(step: PlannedStep): string {
  if (step.kind === "event") return `player ${step.player}: ${step.event}`;
  return step.together.map(describeRequest).join("\n   at the same time ");
}

function describeRequest({ operations, because, malformedAmount }: PlannedRequest): string {
  const malformed = malformedAmount === undefined ? "" : ` with the amount ${JSON.stringify(malformedAmount)}`;
  return `${operations.map(describeOperation).join(" + ")}${malformed} (${because})`;
}

export function describeOperation(operation: PlannedOperation): string {
  const ends = "endsRound" in operation && operation.endsRound ? ", ends it" : "";
  const of = `player ${operation.playerId} in ${operation.roundId} ${operation.currency ?? ""}${ends}`;
  switch (operation.kind) {
    case "bet":
      return `bet ${operation.transactionId} of ${operation.amountUnits} by token ${operation.playerToken}, ${of}`;
    case "win":
      return `win ${operation.transactionId} of ${operation.amountUnits} for ${operation.betTransactionId ?? "the round"}, ${of}`;
    case "rollback":
      return `rollback ${operation.transactionId} of ${operation.originalTransactionId}, ${of}`;
    case "end_round":
      return `end, ${of}`;
  }
}

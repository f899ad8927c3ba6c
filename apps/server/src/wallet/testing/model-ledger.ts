import type { Movement, PostOutcome } from "../movement.ts";

interface ModelMember {
  spendable: bigint;
  held: bigint;
  owed: bigint;
  suspended: boolean;
  excluded: boolean;
}

interface ModelTransfer {
  readonly movement: Movement;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  /** Left of a hold. */
  left: bigint;
  rolledBack: ModelTransfer | undefined;
}

/** What a movement answers, without the transfer's id. */
export type ModelOutcome = { readonly balanceUnits: bigint; readonly replayed: boolean } | { readonly refused: string };

export interface ModelBalances {
  readonly spendableUnits: bigint;
  readonly heldUnits: bigint;
  readonly receivableUnits: bigint;
}

const sameRequest = (left: Movement, right: Movement) =>
  JSON.stringify(left, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value)) ===
  JSON.stringify(right, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));

const least = (left: bigint, right: bigint) => (left < right ? left : right);

/** The ledger's rules once more, in memory and without SQL: what the real one is compared with. */
export class ModelLedger {
  readonly #members = new Map<string, ModelMember>();
  readonly #transfers = new Map<string, ModelTransfer>();

  openMember(memberId: string): void {
    this.#members.set(memberId, { spendable: 0n, held: 0n, owed: 0n, suspended: false, excluded: false });
  }

  suspend(memberId: string, suspended: boolean): void {
    this.#member(memberId).suspended = suspended;
  }

  exclude(memberId: string): void {
    this.#member(memberId).excluded = true;
  }

  balances(memberId: string): ModelBalances {
    const { spendable, held, owed } = this.#member(memberId);
    return { spendableUnits: spendable, heldUnits: held, receivableUnits: owed };
  }

  /** Everything that members have, less what they owe: the house has exactly as much below zero. */
  total(): bigint {
    return [...this.#members.values()].reduce((sum, { spendable, held, owed }) => sum + spendable + held - owed, 0n);
  }

  post(movement: Movement): ModelOutcome {
    const stored = this.#transfers.get(movement.idempotencyKey);
    if (stored !== undefined) {
      if (!sameRequest(stored.movement, movement)) return { refused: "request.idempotency_conflict" };
      return { replayed: true, balanceUnits: stored.balanceAfter };
    }
    if (movement.kind !== "rollback" && (movement.amountUnits <= 0n || movement.amountUnits >= 10n ** 17n))
      return { refused: "wallet.amount_invalid" };
    return this.#refusedByGate(movement) ?? this.#move(movement);
  }

  #member(memberId: string): ModelMember {
    const member = this.#members.get(memberId);
    if (member === undefined) throw new Error(`The model does not know ${memberId}`);
    return member;
  }

  #refusedByGate(movement: Movement): ModelOutcome | undefined {
    const { suspended, excluded } = this.#member(movement.memberId);
    const stake = movement.kind === "debit" || (movement.kind === "hold" && movement.purpose === "stake");
    if (suspended && (stake || movement.kind === "hold")) return { refused: "safeguards.member_suspended" };
    if (excluded && stake) return { refused: "safeguards.member_excluded" };
    return undefined;
  }

  #move(movement: Movement): ModelOutcome {
    const member = this.#member(movement.memberId);
    switch (movement.kind) {
      case "debit":
      case "hold":
        if (member.spendable < movement.amountUnits) return { refused: "wallet.insufficient_funds" };
        member.spendable -= movement.amountUnits;
        if (movement.kind === "hold") member.held += movement.amountUnits;
        return this.#store(movement, movement.amountUnits);
      case "credit":
        this.#give(member, movement.amountUnits);
        return this.#store(movement, movement.amountUnits);
      case "release":
      case "capture": {
        const hold = this.#ofMember(movement.memberId, movement.holdIdempotencyKey);
        if (hold === undefined) return { refused: "wallet.transfer_unknown" };
        if (hold.movement.kind !== "hold" || hold.left < movement.amountUnits) return { refused: "wallet.transfer_conflict" };
        hold.left -= movement.amountUnits;
        member.held -= movement.amountUnits;
        if (movement.kind === "release") this.#give(member, movement.amountUnits);
        return this.#store(movement, movement.amountUnits);
      }
      case "rollback":
        return this.#rollBack(member, movement);
    }
  }

  #rollBack(member: ModelMember, movement: Extract<Movement, { kind: "rollback" }>): ModelOutcome {
    const of = this.#ofMember(movement.memberId, movement.ofIdempotencyKey);
    if (of === undefined) return { refused: "wallet.transfer_unknown" };
    if (!["debit", "credit", "capture"].includes(of.movement.kind)) return { refused: "wallet.transfer_conflict" };
    if (of.rolledBack !== undefined) return { replayed: true, balanceUnits: of.rolledBack.balanceAfter };
    if (of.movement.kind === "credit") {
      const taken = least(member.spendable, of.amount);
      member.spendable -= taken;
      member.owed += of.amount - taken;
    } else {
      this.#give(member, of.amount);
    }
    const outcome = this.#store(movement, of.amount);
    of.rolledBack = this.#transfers.get(movement.idempotencyKey);
    return outcome;
  }

  #give(member: ModelMember, amount: bigint): void {
    const repaid = least(member.owed, amount);
    member.owed -= repaid;
    member.spendable += amount - repaid;
  }

  #ofMember(memberId: string, idempotencyKey: string): ModelTransfer | undefined {
    const transfer = this.#transfers.get(idempotencyKey);
    return transfer?.movement.memberId === memberId ? transfer : undefined;
  }

  #store(movement: Movement, amount: bigint): ModelOutcome {
    const balanceAfter = this.#member(movement.memberId).spendable;
    this.#transfers.set(movement.idempotencyKey, {
      movement,
      amount,
      balanceAfter,
      left: movement.kind === "hold" ? amount : 0n,
      rolledBack: undefined,
    });
    return { replayed: false, balanceUnits: balanceAfter };
  }
}

/** The real ledger's outcome in the model's words. */
export function toModelOutcome(outcome: PostOutcome): ModelOutcome {
  return "refused" in outcome ? { refused: outcome.refused } : { replayed: outcome.replayed, balanceUnits: outcome.balanceUnits };
}

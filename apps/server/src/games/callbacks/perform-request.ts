import { DatabaseError } from "@lantern/database/database-error.ts";
import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import type { Scope } from "../../platform/context.ts";
import type { Integration } from "../find-integration.ts";
import { authenticate } from "./authenticate.ts";
import { balance } from "./balance.ts";
import { bet } from "./bet.ts";
import type { Callback } from "./callback.ts";
import { endRound } from "./end-round.ts";
import { refund } from "./refund.ts";
import { storeTombstone, type Tombstone } from "./vendor-transaction.ts";
import { win } from "./win.ts";

const attemptsMax = 4;

/** Unique violation (another player's callback took the id first), deadlock, serialisation failure: the same again sees what changed. */
const codesWorthAnother: readonly string[] = ["23505", "40P01", "40001"];

/**
 * Does what a vendor asked in one transaction, all or nothing: the first refusal undoes what came before it, and an
 * operation that is refused alone has written nothing but a tombstone.
 * @returns one outcome for each operation, or those up to the refused one.
 */
export async function performRequest(
  scope: Scope,
  integration: Integration,
  operations: readonly VendorOperation[],
): Promise<VendorOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await scope.database.tx((transaction) =>
        performAll({ clock: scope.clock, transaction, integration, refusedTombstones: [] }, operations),
      );
    } catch (thrown) {
      if (thrown instanceof Undone) return answerUndone(scope, thrown);
      const worthAnother = thrown instanceof DatabaseError && codesWorthAnother.includes(thrown.code);
      if (!worthAnother || attempt === attemptsMax) throw thrown;
    }
  }
}

/** Thrown to undo a request of several operations. */
class Undone extends Error {
  override readonly name = "Undone";
  readonly outcomes: readonly VendorOutcome[];
  readonly tombstones: readonly Tombstone[];

  constructor(outcomes: readonly VendorOutcome[], tombstones: readonly Tombstone[]) {
    super("An operation of the request was refused");
    this.outcomes = outcomes;
    this.tombstones = tombstones;
  }
}

async function performAll(callback: Callback, operations: readonly VendorOperation[]): Promise<VendorOutcome[]> {
  const outcomes: VendorOutcome[] = [];
  for (const operation of operations) {
    const outcome = await perform(callback, operation);
    outcomes.push(outcome);
    if (outcome.status === "ok") continue;
    if (operations.length > 1) throw new Undone(outcomes, callback.refusedTombstones);
    break;
  }
  return outcomes;
}

function perform(callback: Callback, operation: VendorOperation): Promise<VendorOutcome> {
  switch (operation.kind) {
    case "authenticate":
      return authenticate(callback, operation);
    case "balance":
      return balance(callback, operation);
    case "bet":
      return bet(callback, operation);
    case "win":
      return win(callback, operation);
    case "rollback":
      return refund(callback, operation);
    case "end_round":
      return endRound(callback, operation);
  }
}

/** The request is undone, but what it rolled back before it came stays dead. */
async function answerUndone(scope: Scope, { outcomes, tombstones }: Undone): Promise<VendorOutcome[]> {
  for (const tombstone of tombstones) await storeTombstone(scope.database, tombstone);
  return [...outcomes];
}

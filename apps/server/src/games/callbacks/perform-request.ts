import { DatabaseError } from "@lantern/database/database-error.ts";
import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import type { Scope } from "../../platform/context.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { Integration } from "../find-integration.ts";
import { authenticate } from "./authenticate.ts";
import { balance } from "./balance.ts";
import { bet } from "./bet.ts";
import type { Callback } from "./callback.ts";
import { endRound } from "./end-round.ts";
import { playerInfo } from "./player-info.ts";
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
        performAll({ clock: scope.clock, transaction, integration, tombstones: [], repetitions: new Map() }, operations),
      );
    } catch (thrown) {
      if (thrown instanceof Undone) return answerUndone(scope, thrown, operations);
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
    if (operations.length > 1) throw new Undone(outcomes, callback.tombstones);
    break;
  }
  return operations.length > 1 ? withNewestBalance(callback, operations, outcomes) : outcomes;
}

/** The last outcome of several tells the balance after the newest movement, which a repetition may stand behind. */
function withNewestBalance(
  { repetitions }: Callback,
  operations: readonly VendorOperation[],
  outcomes: readonly VendorOutcome[],
): VendorOutcome[] {
  const transactions = outcomes.filter((_outcome, index) => "transactionId" in (operations[index] ?? {}));
  const newest =
    transactions.findLast((outcome) => !repetitions.has(outcome)) ??
    transactions.toSorted((one, other) => ((repetitions.get(one) ?? 0n) < (repetitions.get(other) ?? 0n) ? -1 : 1)).at(-1);
  const last = outcomes.at(-1);
  if (newest?.status !== "ok" || last?.status !== "ok") return [...outcomes];
  return [...outcomes.slice(0, -1), { ...last, balanceUnits: newest.balanceUnits }];
}

function perform(callback: Callback, operation: VendorOperation): Promise<VendorOutcome> {
  switch (operation.kind) {
    case "authenticate":
      return authenticate(callback, operation);
    case "balance":
      return balance(callback, operation);
    case "player_info":
      return playerInfo(callback, operation);
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

/** The request is undone, but what it rolled back before it came stays dead. What is told is the balance that stands. */
async function answerUndone(
  { database }: Scope,
  { outcomes, tombstones }: Undone,
  operations: readonly VendorOperation[],
): Promise<VendorOutcome[]> {
  for (const tombstone of tombstones) await storeTombstone(database, tombstone);
  const [operation, refusal] = [operations[outcomes.length - 1], outcomes.at(-1)];
  if (refusal?.balanceUnits === undefined || operation === undefined || !("playerId" in operation) || operation.playerId === undefined) {
    return [...outcomes];
  }
  const { spendableUnits } = await readBalances(database, operation.playerId);
  return [...outcomes.slice(0, -1), { ...refusal, balanceUnits: spendableUnits }];
}

import type { AdapterPolicy, VendorBet, VendorRollback, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { currency, type EndOfRound, type PlannedOperation, type PlannedRequest } from "./plan.ts";

/**
 * The rules of a seamless wallet as the domain tells them, in memory and by themselves: none of the server's code is in here.
 * A world is one state of everything that the rules know; to do something makes another world.
 */
export interface World {
  /** What each player has less what he owes: below zero he has nothing and owes that much. */
  readonly netUnits: ReadonlyMap<string, bigint>;
  readonly liveTokens: ReadonlySet<string>;
  readonly suspended: ReadonlySet<string>;
  readonly rounds: ReadonlyMap<string, WorldRound>;
  readonly transactions: ReadonlyMap<string, WorldTransaction>;
}

export interface WorldRound {
  readonly playerId: string;
  /** It has, or had, a result. */
  readonly hasResult: boolean;
  readonly ended: boolean;
}

export interface WorldTransaction {
  readonly kind: "bet" | "win" | "rollback" | "tombstone";
  readonly playerId: string;
  readonly roundId: string;
  /** What it moved. */
  readonly amountUnits: bigint;
  readonly asked: string;
  /** What it was answered, and is answered for ever. */
  readonly answerUnits: bigint;
  readonly rolledBack: boolean;
}

/** What the rules say of a request: done, with the balance to tell, or refused for one of the reasons that hold. */
export type Prediction =
  | { readonly done: true; readonly balanceUnits: bigint | undefined }
  | { readonly done: false; readonly reasons: ReadonlySet<VendorRefusal>; readonly balanceUnits: bigint };

type Done = { readonly world: World; readonly isNew: boolean; readonly answerUnits: bigint; readonly transactionId?: string };
type Outcome = Done | { readonly reasons: readonly VendorRefusal[]; readonly tombstone?: readonly [string, WorldTransaction] };

export function openWorld(openingUnits: readonly bigint[]): World {
  const players = openingUnits.map((units, index) => [String(index), units] as const);
  return {
    netUnits: new Map(players),
    liveTokens: new Set(players.map(([player]) => player)),
    suspended: new Set(),
    rounds: new Map(),
    transactions: new Map(),
  };
}

export function spendableIn(world: World, playerId: string): bigint {
  const net = world.netUnits.get(playerId) ?? 0n;
  return net > 0n ? net : 0n;
}

/** Several operations are done whole or not at all; what they rolled back before it came stays dead all the same. */
export function predict(
  world: World,
  request: PlannedRequest,
  policy: AdapterPolicy,
): { readonly world: World; readonly prediction: Prediction } {
  const playerId = request.operations[0]?.playerId ?? "";
  if (request.malformedAmount !== undefined) return { world, prediction: refusedIn(world, playerId, ["invalid_request"]) };
  const isBatch = request.operations.length > 1;
  const dead: (readonly [string, WorldTransaction])[] = [];
  const done: Done[] = [];
  let current = world;
  for (const operation of request.operations) {
    const outcome = perform(current, operation, policy, isBatch);
    if ("reasons" in outcome) {
      const all = outcome.tombstone === undefined ? dead : [...dead, outcome.tombstone];
      const left = { ...world, transactions: new Map([...world.transactions, ...all]) };
      return { world: left, prediction: refusedIn(left, playerId, outcome.reasons) };
    }
    for (const [id, one] of outcome.world.transactions)
      if (one.kind === "tombstone" && !world.transactions.has(id) && !dead.some(([known]) => known === id)) dead.push([id, one]);
    current = outcome.world;
    done.push(outcome);
  }
  return { world: current, prediction: { done: true, balanceUnits: balanceOf(done, current, playerId) } };
}

/** The balance after what is new. Where nothing is, that of the newest that came before, which the order of the world's rows tells. */
function balanceOf(done: readonly Done[], world: World, playerId: string): bigint | undefined {
  const ofMoney = done.filter(({ transactionId }) => transactionId !== undefined);
  const fresh = ofMoney.findLast(({ isNew }) => isNew);
  if (fresh !== undefined) return fresh.answerUnits;
  const order = [...world.transactions.keys()];
  const newest = ofMoney.toSorted((one, other) => order.indexOf(one.transactionId ?? "") - order.indexOf(other.transactionId ?? "")).at(-1);
  return newest?.answerUnits ?? spendableIn(world, playerId);
}

function refusedIn(world: World, playerId: string, reasons: readonly VendorRefusal[]): Prediction {
  return { done: false, reasons: new Set(reasons), balanceUnits: spendableIn(world, playerId) };
}

function perform(world: World, operation: PlannedOperation, policy: AdapterPolicy, isBatch: boolean): Outcome {
  if (operation.kind === "end_round") return end(world, operation, isBatch);
  const again = repetition(world, operation, policy);
  if (again === undefined) return newOne(world, operation, policy);
  if (!("reasons" in again)) return again;
  // Another player's call may take the id while this one is looked at: then it hears whichever reason was found first.
  const found = newOne(world, operation, policy);
  return { reasons: "reasons" in found ? [...again.reasons, ...found.reasons] : again.reasons };
}

function newOne(world: World, operation: VendorBet | VendorWin | VendorRollback, policy: AdapterPolicy): Outcome {
  if (operation.kind === "bet") return bet(world, operation);
  return operation.kind === "win" ? win(world, operation) : rollback(world, operation, policy);
}

/** An id is taken once for ever: the same asks for the same answer, anything else moves nothing, and what is dead stays dead. */
function repetition(world: World, operation: VendorBet | VendorWin | VendorRollback, policy: AdapterPolicy): Outcome | undefined {
  const { transactionId, kind, playerId } = operation;
  const known = world.transactions.get(transactionId);
  if (known === undefined) return undefined;
  const deadIsFine = policy.rolledBackTransaction === "ok" && kind !== "rollback" && known.playerId === playerId;
  const asBefore = (answerUnits: bigint): Done => ({ world, isNew: false, answerUnits, transactionId });
  if (known.kind === "tombstone") return deadIsFine ? asBefore(spendableIn(world, playerId)) : { reasons: ["transaction_rolled_back"] };
  if (known.asked !== askedBy(operation)) return { reasons: ["transaction_conflict"] };
  if (known.rolledBack && !deadIsFine) return { reasons: ["transaction_rolled_back"] };
  return asBefore(known.answerUnits);
}

function bet(world: World, operation: VendorBet): Outcome {
  const { playerId, playerToken, roundId, amountUnits } = operation;
  const round = world.rounds.get(roundId);
  const reasons: VendorRefusal[] = [];
  if (playerToken !== playerId) reasons.push("invalid_token");
  if (!world.liveTokens.has(playerToken)) reasons.push("token_expired");
  if (operation.currency !== currency) reasons.push("wrong_currency");
  if (round !== undefined && round.playerId !== playerId) reasons.push("round_unknown");
  if (round?.ended === true) reasons.push("round_settled");
  if (world.suspended.has(playerId)) reasons.push("player_blocked");
  if (amountUnits > spendableIn(world, playerId)) reasons.push("insufficient_funds");
  if (reasons.length > 0) return { reasons };
  const staked = moved(world, playerId, -amountUnits);
  const opened = withRound(staked, roundId, { ...(round ?? { playerId, hasResult: false }), ended: operation.endsRound === true });
  return taken(opened, operation, amountUnits);
}

function win(world: World, operation: VendorWin): Outcome {
  const { playerId, roundId, amountUnits, betTransactionId } = operation;
  const round = world.rounds.get(roundId);
  const reasons: VendorRefusal[] = [];
  if (operation.currency !== currency) reasons.push("wrong_currency");
  if (round !== undefined && round.playerId !== playerId) reasons.push("transaction_unknown");
  if (betTransactionId === undefined) {
    if (!hasLiveBet(world, roundId)) reasons.push("round_unknown");
  } else {
    const of = world.transactions.get(betTransactionId);
    if (of === undefined || of.kind === "win" || of.kind === "rollback" || of.playerId !== playerId) reasons.push("transaction_unknown");
    if (of?.kind === "tombstone" || of?.rolledBack === true) reasons.push("transaction_rolled_back");
    if (of !== undefined && of.roundId !== roundId) reasons.push("round_unknown");
  }
  if (reasons.length > 0) return { reasons };
  const paid = moved(world, playerId, amountUnits);
  const ended = round?.ended === true || operation.endsRound === true;
  return taken(withRound(paid, roundId, { playerId, hasResult: true, ended }), operation, amountUnits);
}

function rollback(world: World, operation: VendorRollback, policy: AdapterPolicy): Outcome {
  const { playerId, originalTransactionId, roundId } = operation;
  if (operation.currency !== undefined && operation.currency !== currency) return { reasons: ["wrong_currency"] };
  const original = world.transactions.get(originalTransactionId);
  if (original === undefined || original.kind === "tombstone") {
    const tombstone: WorldTransaction = {
      kind: "tombstone",
      playerId,
      roundId,
      amountUnits: 0n,
      asked: "",
      answerUnits: 0n,
      rolledBack: false,
    };
    const grave = [originalTransactionId, original ?? tombstone] as const;
    // One id is not two transactions: it is dead from here on, and that is all there is to say of it.
    if (originalTransactionId === operation.transactionId) return { reasons: ["transaction_rolled_back"], tombstone: grave };
    if (policy.unknownRollback !== "ok") return { reasons: [policy.unknownRollback], tombstone: grave };
    return taken(endedBy({ ...world, transactions: new Map([...world.transactions, grave]) }, operation), operation, 0n);
  }
  if (original.kind === "rollback" || original.playerId !== playerId) return { reasons: ["transaction_unknown"] };
  if (original.rolledBack) return taken(endedBy(world, operation), operation, 0n);
  const round = world.rounds.get(original.roundId);
  const settled = round?.hasResult === true || round?.ended === true;
  if (settled && policy.rollbackOfSettledRound === "refused") return { reasons: ["round_settled"] };
  const back = moved(world, playerId, original.kind === "bet" ? original.amountUnits : -original.amountUnits);
  const undone = {
    ...back,
    transactions: new Map([...back.transactions, [originalTransactionId, { ...original, rolledBack: true }] as const]),
  };
  return taken(endedBy(undone, operation), operation, original.amountUnits);
}

function end(world: World, { roundId, playerId, currency: named }: EndOfRound, isBatch: boolean): Outcome {
  if (named !== currency) return { reasons: ["wrong_currency"] };
  const round = world.rounds.get(roundId);
  const done = { isNew: false, answerUnits: spendableIn(world, playerId) };
  // Beside other parts, the end of a round that never opened is no fault; another player's round is.
  if (round === undefined && isBatch) return { world, ...done };
  if (round === undefined || round.playerId !== playerId) return { reasons: ["round_unknown"] };
  return { world: withRound(world, roundId, { ...round, ended: true }), ...done };
}

/** A rollback may end the round that it names, where that is the player's. */
function endedBy(world: World, { roundId, playerId, endsRound }: VendorRollback): World {
  const round = world.rounds.get(roundId);
  if (endsRound !== true || round === undefined || round.playerId !== playerId) return world;
  return withRound(world, roundId, { ...round, ended: true });
}

function hasLiveBet(world: World, roundId: string): boolean {
  return [...world.transactions.values()].some((one) => one.kind === "bet" && one.roundId === roundId && !one.rolledBack);
}

function moved(world: World, playerId: string, units: bigint): World {
  return { ...world, netUnits: new Map([...world.netUnits, [playerId, (world.netUnits.get(playerId) ?? 0n) + units] as const]) };
}

function withRound(world: World, roundId: string, round: WorldRound): World {
  return { ...world, rounds: new Map([...world.rounds, [roundId, round] as const]) };
}

function taken(world: World, operation: VendorBet | VendorWin | VendorRollback, amountUnits: bigint): Done {
  const { kind, transactionId, playerId, roundId } = operation;
  const answerUnits = spendableIn(world, playerId);
  const transaction = { kind, playerId, roundId, amountUnits, asked: askedBy(operation), answerUnits, rolledBack: false } as const;
  return {
    world: { ...world, transactions: new Map([...world.transactions, [transactionId, transaction] as const]) },
    isNew: true,
    answerUnits,
    transactionId,
  };
}

/** What an operation asks; the token is not part of it, for a vendor may repeat a stake under a new one. */
function askedBy(operation: VendorBet | VendorWin | VendorRollback): string {
  const asked = { ...operation, playerToken: "", endsRound: operation.endsRound === true };
  return JSON.stringify(
    Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value),
  );
}

import { randomUUID } from "node:crypto";
import type { AdapterPolicy, VendorBet, VendorOperation, VendorOutcome, VendorRollback, VendorWin } from "../adapter.ts";
import { studioAdapter } from "../studio-adapter.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";
import type { ReferenceFault } from "./reference-faults.ts";
import {
  fingerprintOf,
  rememberPlayer,
  type ReferencePlayer,
  type ReferenceRound,
  type ReferenceTransaction,
} from "./reference-records.ts";

/** The rules of the wallet in memory, as short as they can be said; `faults` are mistakes to make on purpose. */
export class ReferenceLedger {
  readonly players = new Map<string, ReferencePlayer>();
  readonly tokens = new Map<string, { readonly playerId: string; expired: boolean }>();
  readonly transactions = new Map<string, ReferenceTransaction>();
  readonly rounds = new Map<string, ReferenceRound>();
  readonly #tombstones = new Set<string>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #faults: ReadonlySet<ReferenceFault>;
  readonly #policy: AdapterPolicy;
  /** Which answer of a transaction was stored when. */
  readonly #storedAs = new WeakMap<VendorOutcome, number>();

  constructor(faults: ReadonlySet<ReferenceFault>, policy: AdapterPolicy = studioAdapter.policy) {
    this.#faults = faults;
    this.#policy = policy;
  }

  /** Carries an operation out, one at a time for each player. */
  async perform(operation: VendorOperation): Promise<VendorOutcome> {
    const [outcome] = await this.performAll([operation]);
    if (outcome === undefined) throw new Error(`The ${operation.kind} has no outcome.`);
    return outcome;
  }

  /** Carries the operations of a request out in order, all or nothing, one request at a time for each player. */
  performAll(operations: readonly VendorOperation[]): Promise<VendorOutcome[]> {
    const owner = operations.map((one) => ("playerId" in one ? one.playerId : undefined)).find((playerId) => playerId !== undefined) ?? "";
    if (this.#unlocked()) return this.#applyAll(operations, owner);
    const done = (this.#queues.get(owner) ?? Promise.resolve()).then(() => this.#applyAll(operations, owner));
    this.#queues.set(
      owner,
      done.catch(() => undefined),
    );
    return done;
  }

  async #applyAll(operations: readonly VendorOperation[], owner: string): Promise<VendorOutcome[]> {
    const undo = operations.length > 1 ? rememberPlayer(this, owner) : undefined;
    const outcomes: VendorOutcome[] = [];
    for (const operation of this.#inSomeOrder(operations)) {
      const repeated = "transactionId" in operation && this.#repetition(operation) !== undefined;
      if (repeated && operations.length > 1 && this.#has("refuses_repetition_in_batch")) return [{ status: "transaction_conflict" }];
      const isLeftOut = outcomes.length > 0 && this.#has("does_first_part_only");
      const outcome = isLeftOut ? (outcomes[0] as VendorOutcome) : await this.#apply(operation);
      outcomes.push(outcome);
      if (outcome.status === "ok") continue;
      if (undo === undefined || this.#has("keeps_undone_batch")) return outcomes;
      undo();
      return [
        ...outcomes.slice(0, -1),
        this.#has("tells_undone_balance") ? outcome : this.#refused(outcome.status, this.players.get(owner)),
      ];
    }
    return operations.length === 1 || this.#has("tells_stale_balance") ? outcomes : this.#withNewestBalance(outcomes);
  }

  #inSomeOrder(operations: readonly VendorOperation[]): readonly VendorOperation[] {
    const creditsFirst = (operation: VendorOperation) => (operation.kind === "bet" ? 1 : 0);
    return this.#has("credits_before_it_debits")
      ? operations.toSorted((one, other) => creditsFirst(one) - creditsFirst(other))
      : operations;
  }

  #withNewestBalance(outcomes: readonly VendorOutcome[]): VendorOutcome[] {
    const last = outcomes.at(-1);
    const stored = outcomes.toSorted((one, other) => (this.#storedAs.get(one) ?? 0) - (this.#storedAs.get(other) ?? 0)).at(-1);
    if (last?.status !== "ok" || stored?.status !== "ok" || !this.#storedAs.has(stored)) return [...outcomes];
    return [...outcomes.slice(0, -1), { ...last, balanceUnits: stored.balanceUnits }];
  }

  #has(fault: ReferenceFault): boolean {
    return this.#faults.has(fault);
  }

  #unlocked(): boolean {
    return this.#has("checks_then_moves") || this.#has("loses_updates");
  }

  async #apply(operation: VendorOperation): Promise<VendorOutcome> {
    switch (operation.kind) {
      case "authenticate":
      case "balance":
        return this.#identify(operation);
      case "player_info":
        return this.#playerInfo(operation);
      case "bet":
        return this.#bet(operation);
      case "win":
        return this.#win(operation);
      case "rollback":
        return this.#rollback(operation);
      case "end_round":
        return this.#endRound(operation);
    }
  }

  #identify(operation: { readonly kind: "authenticate" | "balance"; readonly playerToken: string }): VendorOutcome {
    const owner = this.#ownerOf(operation.playerToken);
    if (typeof owner === "string") return { status: owner };
    const outcome = this.#done(owner);
    if (this.#has("names_wrong_player") && operation.kind === "authenticate") return { ...outcome, playerId: "somebody" };
    return this.#has("forgets_balance_cents") ? { ...outcome, balanceUnits: (owner.balanceUnits / 10_000n) * 10_000n } : outcome;
  }

  #playerInfo(operation: { readonly playerId: string; readonly currency?: string }): VendorOutcome {
    const player = this.players.get(operation.playerId);
    if (player === undefined) return { status: "invalid_token" };
    if (this.#wrongCurrency(operation, player)) return this.#refused("wrong_currency", player);
    return this.#has("names_wrong_player") ? { ...this.#done(player), balanceUnits: 0n } : this.#done(player);
  }

  async #bet(bet: VendorBet): Promise<VendorOutcome> {
    const player = this.players.get(bet.playerId);
    if (player === undefined) return { status: "invalid_token" };
    if (this.#has("expiry_blocks_repetition") && this.tokens.get(bet.playerToken)?.expired === true) return { status: "token_expired" };
    const repeated = this.#repetition(bet);
    if (repeated !== undefined) return repeated;
    const owner = this.#ownerOf(bet.playerToken);
    if (typeof owner === "string") return { status: owner };
    if (owner !== player && !this.#has("ignores_token_owner")) return { status: "invalid_token" };
    if (this.#wrongCurrency(bet, player)) return this.#refused("wrong_currency", player);
    if (this.#tombstones.has(bet.transactionId)) return this.#rolledBack(player);
    if (player.blocked && !this.#has("ignores_block")) return this.#refused("player_blocked", player);
    const round = this.rounds.get(bet.roundId);
    if (round?.ended === true && !this.#has("bets_in_ended_round")) return this.#refused("round_settled", player);
    const amountUnits = this.#has("wraps_large_amounts") ? BigInt.asIntN(48, bet.amountUnits) : bet.amountUnits;
    const spendableUnits = player.balanceUnits - (this.#has("refuses_last_unit") ? 1n : 0n);
    const read = this.#has("loses_updates") ? player.balanceUnits : undefined;
    if (this.#unlocked()) await overlap();
    if (amountUnits > spendableUnits && !this.#has("allows_overdraft")) {
      if (this.#has("refusal_closes_round")) this.rounds.set(bet.roundId, { playerId: bet.playerId, settled: true, ended: true });
      return this.#refused("insufficient_funds", player);
    }
    player.balanceUnits = (read ?? player.balanceUnits) - amountUnits - (this.#has("keeps_wrong_stake") ? 1n : 0n);
    if (round === undefined) this.rounds.set(bet.roundId, { playerId: bet.playerId, settled: false, ended: false });
    return this.#remember(bet, amountUnits, player);
  }

  async #win(win: VendorWin): Promise<VendorOutcome> {
    const player = this.players.get(win.playerId);
    if (player === undefined) return { status: "transaction_unknown" };
    if (this.#has("expiry_blocks_win") && this.#tokenExpiredOf(player)) return { status: "token_expired" };
    const repeated = this.#repetition(win);
    if (repeated !== undefined) return repeated;
    if (this.#wrongCurrency(win, player)) return this.#refused("wrong_currency", player);
    if (this.#tombstones.has(win.transactionId) && !this.#has("forgets_early_rollback_of_win")) {
      return this.#rolledBack(player);
    }
    if (player.blocked && this.#has("block_stops_win")) return this.#refused("player_blocked", player);
    if (win.amountUnits === 0n && this.#has("rejects_zero_win")) return this.#refused("invalid_request", player);
    const bet =
      win.betTransactionId === undefined ? undefined : this.transactions.get(this.#key("bet", win.betTransactionId, win.playerId));
    const isOfBet = bet !== undefined || win.withoutBet === true || (win.betTransactionId === undefined && this.#hasLiveBet(win));
    if (!isOfBet && !this.#has("pays_unknown_bet")) return this.#refused("transaction_unknown", player);
    if (bet?.rolledBack === true && !this.#has("pays_rolled_back_bet")) return this.#refused("transaction_rolled_back", player);
    if (bet !== undefined && bet.playerId !== win.playerId && !this.#has("pays_other_player")) {
      return this.#refused("transaction_unknown", player);
    }
    const round = this.rounds.get(win.roundId);
    if (round?.ended === true && this.#has("refuses_late_win")) return this.#refused("round_settled", player);
    const read = this.#has("loses_updates") ? player.balanceUnits : undefined;
    if (this.#unlocked()) await overlap();
    const dropped = this.#has("drops_small_wins") && win.amountUnits > 100_000n;
    player.balanceUnits = (read ?? player.balanceUnits) + (dropped ? 0n : win.amountUnits);
    if (round !== undefined) round.settled = true;
    return this.#remember(win, win.amountUnits, player);
  }

  async #rollback(rollback: VendorRollback): Promise<VendorOutcome> {
    const player = this.players.get(rollback.playerId);
    if (player === undefined) return { status: "transaction_unknown" };
    if (this.#has("expiry_blocks_rollback") && this.#tokenExpiredOf(player)) return { status: "token_expired" };
    const repeated = this.#has("rolls_back_twice") ? undefined : this.#repetition(rollback);
    if (repeated !== undefined) return repeated;
    const { originalTransactionId, playerId } = rollback;
    const original =
      this.transactions.get(this.#key("bet", originalTransactionId, playerId)) ??
      this.transactions.get(this.#key("win", originalTransactionId, playerId));
    if (original === undefined) {
      if (!this.#has("forgets_early_rollback")) this.#tombstones.add(originalTransactionId);
      if (this.#policy.unknownRollback !== "ok") return this.#refused(this.#policy.unknownRollback, player);
      return this.#remember(rollback, 0n, player);
    }
    if (original.playerId !== playerId && !this.#has("rolls_back_for_anyone")) return this.#refused("transaction_unknown", player);
    if (original.rolledBack && !this.#has("rolls_back_twice")) return this.#done(player);
    const round = this.rounds.get(original.roundId);
    const settledByWin = round?.settled === true && !this.#has("rolls_back_settled_round");
    const settledByEnd = round?.ended === true && !this.#has("rolls_back_ended_round");
    const isRefused = this.#policy.rollbackOfSettledRound === "refused";
    if (isRefused && (settledByWin || settledByEnd)) return this.#refused("round_settled", player);
    const read = this.#has("loses_updates") ? player.balanceUnits : undefined;
    if (this.#unlocked()) await overlap();
    original.rolledBack = true;
    const amountUnits = original.kind === "bet" ? original.amountUnits : -original.amountUnits;
    player.balanceUnits = (read ?? player.balanceUnits) + (this.#has("ignores_rollback") ? 0n : amountUnits);
    return this.#remember(rollback, amountUnits, player);
  }

  #endRound(operation: { readonly roundId: string; readonly playerId: string; readonly ifOpened?: true }): VendorOutcome {
    const player = this.players.get(operation.playerId);
    const round = this.rounds.get(operation.roundId);
    if (player === undefined) return { status: "round_unknown" };
    if (round === undefined || round.playerId !== operation.playerId) {
      return this.#has("ends_unknown_round") || operation.ifOpened === true ? this.#done(player) : this.#refused("round_unknown", player);
    }
    round.ended = true;
    return this.#done(player);
  }

  /** The stored answer of the same transaction, or the refusal of another one under its id. */
  #repetition(operation: VendorBet | VendorWin | VendorRollback): VendorOutcome | undefined {
    const stored = this.transactions.get(this.#key(operation.kind, operation.transactionId, operation.playerId));
    if (stored === undefined) return undefined;
    const player = this.players.get(operation.playerId);
    const ignored = operation.kind === "bet" ? this.#has("ignores_bet_conflict") : this.#has("ignores_win_conflict");
    if (stored.fingerprint !== fingerprintOf(operation) && !ignored) return this.#refused("transaction_conflict", player);
    if (operation.kind === "bet" && this.#has("repeats_bet")) return undefined;
    if (operation.kind === "win" && this.#has("repeats_win")) return undefined;
    if (operation.kind !== "rollback" && stored.rolledBack) return player === undefined ? stored.outcome : this.#rolledBack(player);
    const roundSettled = this.rounds.get(operation.roundId)?.settled === true;
    if (this.#has("refuses_repetition_after_win") && operation.kind === "bet" && roundSettled)
      return this.#refused("round_settled", player);
    if (this.#has("fresh_answer_to_repeated_rollback") && operation.kind === "rollback") return { status: "transaction_conflict" };
    return stored.outcome;
  }

  #remember(operation: VendorBet | VendorWin | VendorRollback, amountUnits: bigint, player: ReferencePlayer): VendorOutcome {
    const { kind, transactionId, playerId, roundId } = operation;
    const outcome = { ...this.#done(player), ...(amountUnits === 0n ? {} : { platformTransactionId: randomUUID() }) };
    const fingerprint = fingerprintOf(operation);
    const transaction = { kind, transactionId, playerId, roundId, amountUnits, fingerprint, outcome, rolledBack: false };
    this.transactions.set(this.#key(kind, transactionId, playerId), transaction);
    this.#storedAs.set(outcome, this.transactions.size);
    return outcome;
  }

  /** What a bet or win is answered with once it was rolled back. */
  #rolledBack(player: ReferencePlayer): VendorOutcome {
    const { rolledBackTransaction } = this.#policy;
    return rolledBackTransaction === "ok" ? this.#done(player) : this.#refused(rolledBackTransaction, player);
  }

  #hasLiveBet({ roundId, playerId }: VendorWin): boolean {
    return [...this.transactions.values()].some(
      (one) => one.kind === "bet" && one.roundId === roundId && one.playerId === playerId && !one.rolledBack,
    );
  }

  #ownerOf(playerToken: string): ReferencePlayer | VendorRefusal {
    const token = this.tokens.get(playerToken);
    if (token === undefined && this.#has("accepts_any_token")) return [...this.players.values()].at(-1) ?? "invalid_token";
    if (token === undefined) return "invalid_token";
    if (token.expired && !this.#has("ignores_expiry")) return "token_expired";
    return this.players.get(token.playerId) ?? "invalid_token";
  }

  #tokenExpiredOf(player: ReferencePlayer): boolean {
    return [...this.tokens.values()].some((token) => token.playerId === player.playerId && token.expired);
  }

  #wrongCurrency(operation: { readonly currency?: string }, player: ReferencePlayer): boolean {
    return operation.currency !== undefined && operation.currency !== player.currency && !this.#has("ignores_currency");
  }

  #key(kind: string, transactionId: string, playerId: string): string {
    return this.#has("transactions_per_player") ? `${kind} ${playerId} ${transactionId}` : `${kind} ${transactionId}`;
  }

  #done(player: ReferencePlayer): Extract<VendorOutcome, { status: "ok" }> {
    return { status: "ok", balanceUnits: player.balanceUnits, currency: player.currency, playerId: player.playerId, language: "en" };
  }

  #refused(status: VendorRefusal, player: ReferencePlayer | undefined): VendorOutcome {
    return player === undefined ? { status } : { status, balanceUnits: player.balanceUnits, currency: player.currency };
  }
}

/** Long enough between reading and writing that calls made at once certainly meet. */
function overlap(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 25));
}

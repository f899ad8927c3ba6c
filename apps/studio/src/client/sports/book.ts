import { GameRefusal } from "../game-api.ts";
import { newRoundKey } from "../new-round-key.ts";
import type { ParentFrame } from "../parent-frame.ts";
import { refusalCode } from "../refusal-text.ts";
import {
  placeBet,
  readBalance,
  readBets,
  readBoard,
  type BetView,
  type Board,
  type OpenedLeague,
  type UpcomingView,
} from "./sports-api.ts";

/** What the player has chosen to bet on. */
export interface Choice {
  readonly match: UpcomingView;
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
}

export type Page = "matches" | "bets" | "results" | "rules";

/** What became of the bet that was sent last. */
export type Slip =
  | { readonly kind: "choosing" }
  | { readonly kind: "placing" }
  | { readonly kind: "placed"; readonly bet: BetView }
  | { readonly kind: "refused"; readonly code: string };

const boardWhilePlayingMs = 1_500;
const boardOtherwiseMs = 4_000;

/** One player at one league: what is known, what he chose, and the talk with the studio. Tells those who listen of every change. */
export class Book {
  readonly opened: OpenedLeague;
  readonly #parent: ParentFrame;
  readonly #listeners = new Set<() => void>();
  #board: Board;
  #clockSkewMs: number;
  #betKey = "";
  balanceUnits: bigint;
  bets: readonly BetView[] = [];
  nextBefore: string | undefined;
  betsKnown = false;
  page: Page = "matches";
  choice: Choice | undefined;
  slip: Slip = { kind: "choosing" };
  stakeUnits: bigint;
  offline = false;
  /** What ends the session for good. */
  ended: string | undefined;

  constructor(opened: OpenedLeague, parent: ParentFrame) {
    this.opened = opened;
    this.#parent = parent;
    this.#board = opened.board;
    this.#clockSkewMs = opened.board.nowMs - Date.now();
    this.balanceUnits = BigInt(opened.balanceUnits);
    this.stakeUnits = BigInt(opened.stakes.chipsUnits[1] ?? opened.stakes.minUnits);
  }

  get board(): Board {
    return this.#board;
  }

  /** The studio's clock. */
  nowMs(): number {
    return Date.now() + this.#clockSkewMs;
  }

  listen(told: () => void): void {
    this.#listeners.add(told);
  }

  /** Begins to follow the league. */
  follow(): void {
    void this.loadBets();
    this.#parent.listen((order) => {
      if (order === "refresh-balance") void this.loadBalance();
    });
    this.#tellBalance();
    const again = (): void => {
      if (this.ended !== undefined) return;
      const pause = this.#board.playing.length > 0 ? boardWhilePlayingMs : boardOtherwiseMs;
      setTimeout(() => void this.#loadBoard().then(again), document.hidden ? boardOtherwiseMs : pause);
    };
    again();
  }

  /** Whoever goes on to another page has seen his receipt; what he is still choosing stays. */
  show(page: Page): void {
    const isLeft = page !== this.page && this.slip.kind === "placed";
    this.page = page;
    if (page === "bets") void this.loadBets();
    if (isLeft) this.choose(undefined);
    else this.#tell();
  }

  choose(choice: Choice | undefined): void {
    this.choice = choice;
    this.slip = { kind: "choosing" };
    this.#betKey = newRoundKey();
    this.#tell();
  }

  stake(units: bigint): void {
    const { minUnits, maxUnits } = this.opened.stakes;
    const least = BigInt(minUnits);
    const most = BigInt(maxUnits);
    this.stakeUnits = units < least ? least : units > most ? most : units;
    // Another stake is another bet.
    this.#betKey = newRoundKey();
    if (this.slip.kind === "refused") this.slip = { kind: "choosing" };
    this.#tell();
  }

  /** Sends the bet of the slip; after a lost answer the same key asks for the same bet. */
  async place(): Promise<void> {
    const { choice } = this;
    if (choice === undefined || this.slip.kind === "placing") return;
    this.slip = { kind: "placing" };
    this.#tell();
    try {
      const { bet, balanceUnits } = await placeBet({
        sessionToken: this.opened.sessionToken,
        betKey: this.#betKey,
        matchCode: choice.match.matchCode,
        market: choice.market,
        selection: choice.selection,
        odds: choice.odds,
        stakeUnits: this.stakeUnits.toString(),
      });
      this.slip = { kind: "placed", bet };
      if (balanceUnits === undefined) void this.loadBalance();
      else this.#setBalance(balanceUnits);
      await this.loadBets();
    } catch (error) {
      this.slip = { kind: "refused", code: this.#noteFailure(error) };
    }
    this.#tell();
  }

  async loadBets(): Promise<void> {
    await this.#quietly(async () => {
      const { bets, nextBefore } = await readBets(this.opened.sessionToken);
      const settledBefore = new Set(this.bets.filter(({ settled }) => settled).map(({ betId }) => betId));
      const paid = bets.filter(({ settled, betId, payoutUnits }) => settled && payoutUnits !== "0" && !settledBefore.has(betId));
      const isNews = this.betsKnown && paid.length > 0;
      this.bets = bets;
      this.nextBefore = nextBefore;
      this.betsKnown = true;
      if (!isNews) return;
      for (const { betId, stakeUnits, payoutUnits } of paid)
        this.#parent.tell({ type: "round-finished", roundId: betId, stakeUnits, winUnits: payoutUnits });
      await this.loadBalance();
    });
    this.#tell();
  }

  async loadMoreBets(): Promise<void> {
    await this.#quietly(async () => {
      const { bets, nextBefore } = await readBets(this.opened.sessionToken, this.nextBefore);
      this.bets = [...this.bets, ...bets];
      this.nextBefore = nextBefore;
    });
    this.#tell();
  }

  async loadBalance(): Promise<void> {
    await this.#quietly(async () => this.#setBalance((await readBalance(this.opened.sessionToken)).balanceUnits));
    this.#tell();
  }

  async #loadBoard(): Promise<void> {
    await this.#quietly(async () => {
      const board = await readBoard(this.opened.sessionToken);
      this.#clockSkewMs = board.nowMs - Date.now();
      this.#board = board;
      const { choice } = this;
      if (choice !== undefined && this.slip.kind !== "placed" && choice.match.closesAtMs <= board.nowMs && this.slip.kind !== "placing")
        this.slip = { kind: "refused", code: "bet_too_late" };
    });
    const waits = this.bets.some(({ settled, kickOffAtMs }) => !settled && kickOffAtMs <= this.nowMs());
    if (waits) await this.loadBets();
    this.#tell();
  }

  /** What goes wrong while nobody asked for anything is said by the line at the top alone. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.offline = false;
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  #noteFailure(error: unknown): string {
    const code = refusalCode(error);
    if (!(error instanceof GameRefusal)) reportError(error);
    if (code === "session_expired" || code === "player_blocked") {
      if (this.ended === undefined && code === "session_expired") this.#parent.tell({ type: "session-expired" });
      this.ended = code;
    }
    this.offline = code === "offline" || code === "platform_unavailable";
    return code;
  }

  #setBalance(units: string): void {
    this.balanceUnits = BigInt(units);
    this.#tellBalance();
  }

  #tellBalance(): void {
    this.#parent.tell({ type: "balance", balanceUnits: this.balanceUnits.toString(), currency: this.opened.currency });
  }

  #tell(): void {
    for (const told of this.#listeners) told();
  }
}

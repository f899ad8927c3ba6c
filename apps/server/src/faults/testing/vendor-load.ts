import assert from "node:assert/strict";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { makeWalletClient, type WalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import type { MoneyAnswer } from "@lantern/vendor-kit/wire/money-answer.ts";
import type { CallOutcome } from "@lantern/vendor-kit/call-outcome.ts";
import { publishedCatalogue, publishedGame, startVendorStand, type VendorStand } from "../../games/testing/vendor-stand.ts";
import { readConfiguration } from "../../platform/read-configuration.ts";
import { makeChance, pause } from "./fault-seed.ts";
import { sendCall, valueOfCall } from "./send-call.ts";

const gameCode = "GN-FAULT";
const currency = "THB";
const roundPauseMs = 20;
const repeatPauseMs = 100;
const { studioSecret } = readConfiguration({});

interface VendorPlayer {
  readonly playerToken: string;
  readonly playerId: string;
  /** What the balance must be, if each transaction had its effect once. */
  expectedUnits: bigint;
}

/**
 * A vendor whose players bet, win and are refunded while faults come from outside. What has no clear answer is sent again
 * under the same id until it has one, and everything that had one is now and then sent again as well.
 */
export class VendorLoad {
  readonly #stand: VendorStand;
  readonly #wallet: WalletClient;
  readonly #chance: () => number;
  readonly #players: readonly VendorPlayer[];
  readonly #name: string;
  readonly #unexpected: string[] = [];
  #transactions = 0;
  #taken = 0;
  #repeated = 0;
  #stopped = false;
  #closed = false;
  #running: Promise<void>[] = [];

  private constructor(parts: {
    readonly stand: VendorStand;
    readonly wallet: WalletClient;
    readonly players: readonly VendorPlayer[];
    readonly name: string;
    readonly seed: number;
  }) {
    this.#stand = parts.stand;
    this.#wallet = parts.wallet;
    this.#players = parts.players;
    this.#name = parts.name;
    this.#chance = makeChance(parts.seed);
  }

  /**
   * Publishes a game on the studio's port and launches it for trial members of a platform that is whole.
   * @param studioPort where the platform looks for its vendor.
   */
  static async open(
    url: string,
    {
      studioPort,
      players,
      name,
      seed,
    }: { readonly studioPort: number; readonly players: number; readonly name: string; readonly seed: number },
  ): Promise<VendorLoad> {
    const stand = await startVendorStand(studioSecret, studioPort);
    stand.catalogue = publishedCatalogue(`faults ${name}`, [publishedGame(gameCode)]);
    const wallet = makeWalletClient({ platformUrl: url, vendorCode: studioVendorCode, secret: studioSecret, timeoutMs: 15_000 });
    const opened: VendorPlayer[] = [];
    for (let player = 0; player < players; player += 1) opened.push(await openPlayer(url, stand, wallet));
    return new VendorLoad({ stand, wallet, players: opened, name, seed });
  }

  /** Transactions that were taken, each counted once. */
  get takenCount(): number {
    return this.#taken;
  }

  /** Calls that were sent again because their first answer never came or promised nothing. */
  get repeatedCount(): number {
    return this.#repeated;
  }

  start(): void {
    this.#stopped = false;
    this.#running = this.#players.map((player) => this.#play(player));
  }

  /** Resolves when every player has finished the round he is in, which takes a platform that is whole. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  /** Each player's balance is what he had, less his stakes, plus his wins and refunds, each once. */
  async assertBalances(): Promise<void> {
    assert.deepEqual(this.#unexpected, []);
    for (const player of this.#players) {
      const { playerToken, playerId, expectedUnits } = player;
      const balance = await this.#wallet.balance({ playerToken, playerId, currency });
      assert.ok(balance.kind === "ok", `no balance: ${JSON.stringify(balance)}`);
      assert.equal(BigInt(balance.answer.balanceUnits), expectedUnits, `the balance of ${playerId}`);
    }
  }

  /** Ends what is under way, too, where a test failed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stop();
    await this.#stand.close();
  }

  async #play(player: VendorPlayer): Promise<void> {
    while (!this.#stopped) {
      await this.#playRound(player);
      await pause(roundPauseMs);
    }
  }

  async #playRound(player: VendorPlayer): Promise<void> {
    const { playerToken, playerId } = player;
    const round = { roundId: this.#newId("round"), gameCode, playerId, currency };
    const amountUnits = 10_000n;
    const bet = { ...round, playerToken, transactionId: this.#newId("bet"), amountUnits: String(amountUnits) };
    if (!(await this.#untilClear("bet", () => this.#wallet.bet(bet)))) return;
    player.expectedUnits -= amountUnits;
    if (this.#chance() < 0.3) {
      const refund = { ...round, transactionId: this.#newId("refund"), originalTransactionId: bet.transactionId };
      if (await this.#untilClear("refund", () => this.#wallet.refund(refund))) player.expectedUnits += amountUnits;
      return;
    }
    const winUnits = BigInt(Math.floor(this.#chance() * 3)) * 10_000n;
    const win = { ...round, transactionId: this.#newId("win"), betTransactionId: bet.transactionId, amountUnits: String(winUnits) };
    if (await this.#untilClear("win", () => this.#wallet.win(win))) player.expectedUnits += winUnits;
    await this.#untilClear("end of round", () => this.#wallet.endRound({ roundId: round.roundId, gameCode, playerId, currency }));
  }

  /** Sends a call until it has a clear answer; tells whether it was taken. A vendor's own duplicates are part of the load. */
  async #untilClear(what: string, send: () => Promise<CallOutcome<MoneyAnswer>>): Promise<boolean> {
    for (;;) {
      const outcome = await send();
      if (outcome.kind === "unknown") {
        this.#repeated += 1;
        if (this.#closed) return false;
        await pause(repeatPauseMs);
        continue;
      }
      if (outcome.kind === "refused") {
        this.#unexpected.push(`${what}: ${outcome.status} ${outcome.detail ?? ""}`);
        return false;
      }
      if (this.#chance() < 0.1) await this.#sendAgain(what, send, outcome.answer);
      this.#taken += 1;
      return true;
    }
  }

  async #sendAgain(what: string, send: () => Promise<CallOutcome<MoneyAnswer>>, first: MoneyAnswer): Promise<void> {
    const again = await send();
    if (again.kind === "unknown") return;
    if (again.kind === "refused" || JSON.stringify(again.answer) !== JSON.stringify(first))
      this.#unexpected.push(`${what} again: ${JSON.stringify(again)} after ${JSON.stringify(first)}`);
  }

  #newId(what: string): string {
    this.#transactions += 1;
    return `${what}-${process.pid}-${this.#name}-${this.#transactions}`;
  }
}

async function openPlayer(url: string, stand: VendorStand, wallet: WalletClient): Promise<VendorPlayer> {
  const { token } = await valueOfCall<{ token: string }>(url, { method: "POST", path: "/wps/session/login/freeplay", body: {} });
  const body = { vendor: "GNAGA", gameId: gameCode, free: false };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const launched = stand.launches.length;
    const answer = await sendCall(url, { method: "POST", path: "/wps/game/launchGame", token, body });
    const playerToken = stand.launches[launched]?.playerToken;
    if (answer.status === 200 && playerToken !== undefined) {
      const known = await wallet.authenticate({ playerToken, gameCode });
      assert.ok(known.kind === "ok", `the player was not known: ${JSON.stringify(known)}`);
      return { playerToken, playerId: known.answer.playerId, expectedUnits: BigInt(known.answer.balanceUnits) };
    }
    // The catalogue is asked for twice a second until the vendor answers.
    await pause(100);
  }
  throw new Error(`The game ${gameCode} could not be launched`);
}

import assert from "node:assert/strict";
import type { Queryable } from "@lantern/database/database.ts";
import { pause } from "./fault-seed.ts";
import { sendCall, valueOfCall, type CallAnswer } from "./send-call.ts";

/** One that draws under the load, and one that is nearly always on sale. */
const lotteryCodes = ["HANOI10S", "HANOI1"] as const;

const keyPrefix = (loadName: string) => `fault-${process.pid}-${loadName}-`;

const countOrders = `
  select count(*) as orders from lottery_orders
  where member_id in (select member_id from lottery_order_requests where idempotency_key like $1)`;

interface Bet {
  readonly key: string;
  readonly token: string;
  readonly body: unknown;
  order: string | undefined;
}

/** Answers that promise nothing either way: the bet is sent again under its key. */
function isUnknown({ status }: CallAnswer): boolean {
  return status === "lost" || status === 503;
}

/**
 * Members who bet one after the other, each for himself, and remember what they were told. Faults come from outside.
 * Members, bets and their keys are new in each load.
 */
export class BettingLoad {
  readonly #url: string;
  readonly #name: string;
  readonly #tokens: readonly string[];
  readonly #gameIds: readonly number[];
  readonly #acknowledged: Bet[] = [];
  readonly #unknown: Bet[] = [];
  /** Answers that no fault excuses. */
  readonly #unexpected: string[] = [];
  #keys = 0;
  #unavailable = 0;
  #stopped = false;
  #members: Promise<void>[] = [];

  private constructor(url: string, name: string, tokens: readonly string[], gameIds: readonly number[]) {
    this.#url = url;
    this.#name = name;
    this.#tokens = tokens;
    this.#gameIds = gameIds;
  }

  /** Opens trial accounts at a platform that is whole. `name` keeps the keys of several loads apart. */
  static async open(url: string, { name, members }: { readonly name: string; readonly members: number }): Promise<BettingLoad> {
    const menu = await valueOfCall<{ gameMenus: { gameId: number; code: string }[] }[]>(url, {
      method: "GET",
      path: "/lgw/vn/games/game_menu",
    });
    const games = menu.flatMap(({ gameMenus }) => gameMenus);
    const gameIds = lotteryCodes.flatMap((wanted) => games.find(({ code }) => code === wanted)?.gameId ?? []);
    assert.equal(gameIds.length, lotteryCodes.length, "the lotteries of the test seed are on offer");
    const tokens: string[] = [];
    for (let member = 0; member < members; member += 1) {
      const session = await valueOfCall<{ token: string }>(url, { method: "POST", path: "/wps/session/login/freeplay", body: {} });
      tokens.push(session.token);
    }
    return new BettingLoad(url, name, tokens, gameIds);
  }

  get acknowledgedCount(): number {
    return this.#acknowledged.length;
  }

  get unknownCount(): number {
    return this.#unknown.length;
  }

  /** Clear refusals of a platform that has no database. */
  get unavailableCount(): number {
    return this.#unavailable;
  }

  start(): void {
    this.#stopped = false;
    this.#members = this.#tokens.map((token) => this.#play(token));
  }

  /**
   * Waits until so many more bets were acknowledged, whatever goes wrong meanwhile: after a crash no issue may be on sale until the dead
   * process's lease has run out.
   */
  async hasBet(times: number, msMax = 120_000): Promise<void> {
    const wanted = this.#acknowledged.length + times;
    const startedMs = performance.now();
    while (this.#acknowledged.length < wanted) {
      assert.ok(performance.now() - startedMs < msMax, `no ${times} bets were taken in ${msMax} ms`);
      await pause(10);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#members);
  }

  /** Sends again, under its key, every bet of which nobody knows whether it was taken. The platform must be whole. */
  async resolveUnknown(): Promise<void> {
    for (const bet of this.#unknown.splice(0)) {
      const outcome = await this.#place(bet);
      assert.notEqual(outcome, "unknown", `${bet.key} has no clear answer from a platform that is whole`);
      if (outcome === "acknowledged") this.#acknowledged.push(bet);
    }
  }

  /**
   * Every bet that was acknowledged is there, gets the same answer under its key, and there are no others.
   * Call it after `resolveUnknown`, with the platform whole.
   */
  async assertNothingLost(): Promise<void> {
    assert.deepEqual(this.#unexpected, []);
    const orders = new Set(this.#acknowledged.map(({ order }) => order));
    assert.equal(orders.size, this.#acknowledged.length, "two bets were answered with one order");
    for (const bet of this.#acknowledged) {
      const path = `/lgw/orders/detail?orderMasterId=${bet.order}`;
      const detail = await sendCall(this.#url, { method: "GET", path, token: bet.token });
      assert.equal(detail.status, 200, `${bet.key} was acknowledged as ${bet.order} and is not there`);
      assert.equal(await this.#place(bet), "acknowledged", bet.key);
    }
  }

  /** The members have an order for each bet that was acknowledged in the end, and no other. */
  async assertOneOrderEach(database: Queryable): Promise<void> {
    const [row] = await database.query<{ orders: bigint }>(countOrders, [`${keyPrefix(this.#name)}%`]);
    assert.equal(row?.orders, BigInt(this.#acknowledged.length), "orders in the database and bets that were acknowledged");
  }

  async #play(token: string): Promise<void> {
    while (!this.#stopped) {
      const bet = await this.#make(token);
      if (bet === undefined) {
        await pause(20);
        continue;
      }
      const outcome = await this.#place(bet);
      if (outcome === "acknowledged") this.#acknowledged.push(bet);
      if (outcome === "unknown") {
        this.#unknown.push(bet);
        await pause(5);
      }
    }
  }

  async #make(token: string): Promise<Bet | undefined> {
    this.#keys += 1;
    const key = `${keyPrefix(this.#name)}${this.#keys}`;
    const gameId = this.#gameIds[this.#keys % this.#gameIds.length];
    const near = await sendCall(this.#url, { method: "GET", path: `/lgw/numeros/near?gameId=${gameId}` });
    this.#notice(near, "near numeros");
    if (near.status !== 200) return undefined;
    const { currentNumero: issue } = near.value as { currentNumero: { numero: string; isSale: boolean } | null };
    if (issue?.isSale !== true) return undefined;
    const content = {
      gameId,
      winStop: false,
      playId: "vn_north_tail",
      bettingContent: "1_2_3",
      singleBetPrice: "1",
      bettingApproach: 1,
      numero: [{ numero: issue.numero, multiple: 1 }],
    };
    return {
      key,
      token,
      body: { prizeMode: "Lott", contents: [content] },
      order: undefined,
    };
  }

  async #place(bet: Bet): Promise<"acknowledged" | "refused" | "unknown"> {
    const { token, key, body } = bet;
    let answer = await sendCall(this.#url, { method: "POST", path: "/lgw/orders/betting", token, key, body });
    // Production lets one caller bet only so often; asked again it answers as it would have.
    while (answer.status === 429) {
      await pause(1_000);
      answer = await sendCall(this.#url, { method: "POST", path: "/lgw/orders/betting", token, key, body });
    }
    this.#notice(answer, "bet");
    if (isUnknown(answer)) return "unknown";
    if (answer.status !== 200) return "refused";
    const order = (answer.value as { orders: { orderNumber: string }[] }).orders[0]?.orderNumber;
    if (bet.order !== undefined) assert.equal(order, bet.order, `${key} was answered with another order`);
    bet.order = order;
    return "acknowledged";
  }

  #notice({ status, errorCode }: CallAnswer, what: string): void {
    if (status === 503 && errorCode === "request.unavailable") this.#unavailable += 1;
    else if (typeof status === "number" && status >= 500) this.#unexpected.push(`${what}: ${status} ${errorCode ?? ""}`);
  }
}

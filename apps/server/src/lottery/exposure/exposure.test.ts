import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../http/testing/test-server.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { Session, SessionContext } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { cancelSubOrders } from "../cancel-sub-orders.ts";
import type { NewLotteryGame } from "../create-game.ts";
import { lotteryLedgerChecks } from "../ledger-checks.ts";
import { readGame } from "../lottery-game.ts";
import { lotteryAnswers } from "../routes.ts";
import { runIssues } from "../run-issues.ts";
import { openRichMember, openTestGame, sessionOf } from "../testing/lottery-house.ts";
import { changeLimits } from "./change-limits.ts";
import { countStandingBets } from "./issue-sums.ts";
import { limitNumber } from "./limit-number.ts";

const minuteMs = 60_000;
const memberCount = 12;
const startUnits = 1_000_000_0000n;
const line = { betAmountMin: 1_0000n, betAmountMax: 100_000_0000n, winAmountMax: 1_000_000_0000n };
const play = "myanmar_2d_number";
const everyNumber = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0")).join("_");

/** 80 for 1; so many games, each with limits of its own. */
const games: Readonly<Record<string, Partial<NewLotteryGame["limits"][string]>>> = {
  FREE: {},
  /** Fifty bets of 10 on a number. */
  CEILING: { payoutMax: 40_000_0000n },
  LOWER: { payoutLowerAt: 1_600_0000n, loweredPercent: 50n, payoutMax: 4_000_0000n },
  STAKES: { orderAmountMax: 100_0000n, memberAmountMax: 150_0000n, issueAmountMax: 400_0000n },
  WINS: { memberWinMax: 1_000_0000n },
  PLAIN: {},
  LATER: {},
  STOP: { payoutMax: 40_000_0000n },
};

describe.each(["postgres", "embedded"] as const)("limits of issues and numbers on %s", (kind) => {
  let server: TestServer;
  const gameIds: Record<string, number> = {};
  const sessions: Record<string, Session> = {};
  let keys = 0;
  /** The issue on sale by game. */
  const known = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({
      calls: lotteryAnswers.map(({ call }) => call),
      answers: lotteryAnswers,
      findSession: async (_scope, token) => sessions[token],
      database: kind,
    });
    await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
    const merchantId = server.merchantIds["LANTERN"] ?? "";
    for (const [code, limits] of Object.entries(games)) {
      gameIds[code] = await openTestGame(server, {
        merchantId,
        code,
        family: "myanmar_2d",
        odds: { [play]: { win: "80" } },
        limits: { THB: { ...line, ...limits } },
      });
    }
    for (let place = 0; place < memberCount; place += 1) {
      const userName = `count${place}`;
      sessions[`token${place}`] = sessionOf(server, { userName, memberId: await openRichMember(server, userName, startUnits) });
    }
  }, 60_000);
  afterAll(() => server.close());

  beforeEach(async () => {
    server.clock.advance(2 * minuteMs - (server.clock.now().getTime() % minuteMs) + 1000);
    await runIssues(server.scope);
    known.clear();
  });

  async function numerosOf(game: string, count = 1): Promise<string[]> {
    const answer = await server.request("GET", `/lgw/numeros/chase/${gameIds[game]}`);
    const { chaseNumeros } = valueOf(answer) as { chaseNumeros: { numero: string }[] };
    return chaseNumeros.slice(0, count).map(({ numero }) => numero);
  }

  interface Wish {
    readonly content?: string;
    readonly price?: string;
    readonly oddsPercent?: number;
    readonly numeros?: readonly string[];
    readonly winStop?: boolean;
  }

  async function bet(game: string, wishes: readonly Wish[], member = 0): Promise<TestAnswer> {
    const current = [known.get(game) ?? (await numerosOf(game))[0] ?? ""];
    known.set(game, current[0] ?? "");
    keys += 1;
    const request = {
      headers: { Authorization: `token${member}`, "Idempotency-Key": `exposure-${keys}` },
      body: {
        prizeMode: "Lott",
        contents: wishes.map(({ content = "47", price = "10", oddsPercent, numeros = current, winStop = false }) => ({
          gameId: gameIds[game],
          winStop,
          playId: play,
          bettingContent: content,
          singleBetPrice: price,
          bettingApproach: 1,
          numero: numeros.map((numero) => ({ numero, multiple: 1 })),
          ...(oddsPercent === undefined ? {} : { oddsPercent }),
        })),
      },
    };
    // As a page does that hears that the house is busy: the same order again, under its key.
    for (let tries = 1; ; tries += 1) {
      const answer = await server.request("POST", "/lgw/orders/betting", request);
      if (answer.status !== 503 || tries === 10) return answer;
    }
  }

  const codeOf = (answer: TestAnswer) => answer.body?.errorCode ?? answer.status;

  /** What is counted in the issue on sale, what was freed taken off. */
  async function sums(game: string): Promise<Record<string, bigint>> {
    const rows = await server.database.query<{ subject: string; units: bigint }>(
      `select subject, sum(units)::bigint as units from (
         select issue_id, subject, units from lottery_issue_counts where currency = 'THB'
         union all select issue_id, subject, -units from lottery_issue_releases) as part
       join lottery_issues issue on issue.id = part.issue_id
       where issue.game_id = $1 and issue.state = 'open' group by subject having sum(units) <> 0`,
      [gameIds[game]],
    );
    return Object.fromEntries(rows.map(({ subject, units }) => [subject, units]));
  }

  /** The same, read from the bets themselves. */
  async function countedAnew(game: string): Promise<Record<string, bigint>> {
    const [issue] = await server.database.query<{ id: string; options: Record<string, string> }>(
      "select id, options from lottery_issues where game_id = $1 and state = 'open'",
      [gameIds[game]],
    );
    if (issue === undefined) throw new Error("no issue is open");
    const read = await readGame(server.database, gameIds[game] ?? 0);
    return Object.fromEntries(await countStandingBets(server.database, { ...issue, game: read }, "THB"));
  }

  async function cancelAll(member: number): Promise<void> {
    const answer = await server.request("GET", "/lgw/orders?page=1&size=100", { headers: { Authorization: `token${member}` } });
    const { content } = valueOf(answer) as { content: { orderDetailId: string; mayCancel: boolean }[] };
    const ids = content.filter(({ mayCancel }) => mayCancel).map(({ orderDetailId }) => orderDetailId);
    const cancelled = await server.request("PUT", "/lgw/orders/suborders/cancel", {
      headers: { Authorization: `token${member}` },
      body: ids,
    });
    expect(cancelled.status).toBe(200);
  }

  /** The embedded database takes one transaction at a time: many of them prove nothing more there. */
  const atOnce = kind === "postgres" ? 200 : 60;

  test("two hundred bets at once fill a number to its ceiling, exactly, and what is cancelled meanwhile can be sold again", async () => {
    const number = async () => (await sums("CEILING"))[`number:${play}:47`] ?? 0n;
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, place) => bet("CEILING", [{ price: "10" }], place % memberCount)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([200, "lottery.number_full"]));
    expect(answers.find(({ status }) => status !== 200)?.body?.value).toMatchObject({ numbers: ["47"], left: "0.00" });
    expect(await sums("CEILING")).toEqual(await countedAnew("CEILING"));
    expect(await number()).toBe(40_000_0000n);

    await Promise.all([
      ...[0, 1, 2, 3].map(cancelAll),
      ...Array.from({ length: 8 }, (_, place) => bet("CEILING", [{ content: "48" }], place)),
    ]);
    expect(await sums("CEILING")).toEqual(await countedAnew("CEILING"));
    const freed = Number((40_000_0000n - (await number())) / 800_0000n);
    expect(freed).toBeGreaterThan(0);
    const again = await Promise.all(
      Array.from({ length: freed + 5 }, (_, place) => bet("CEILING", [{ price: "10" }], place % memberCount)),
    );
    expect(again.filter(({ status }) => status === 200)).toHaveLength(freed);
    expect(await number()).toBe(40_000_0000n);
    expect((await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks])).problems).toEqual([]);
  }, 60_000);

  test("a bet that goes beyond says which number is full and what is still possible", async () => {
    expect((await bet("CEILING", [{ content: "12_47", price: "400" }])).status).toBe(200);
    const refused = await bet("CEILING", [{ content: "47_88", price: "150" }]);
    expect(refused.body).toMatchObject({ errorCode: "lottery.number_full", value: { content: 0, numbers: ["47"], left: "100.00" } });
    expect(refused.body?.message).toContain("47");
    // All bets of a call are judged together.
    const two = await bet("CEILING", [
      { content: "88", price: "300" },
      { content: "88", price: "300" },
    ]);
    expect(two.body).toMatchObject({ errorCode: "lottery.number_full", value: { content: 1, left: "200.00" } });
    expect((await bet("CEILING", [{ content: "47", price: "100" }])).status).toBe(200);
  });

  test("odds fall only for who agreed to them, and earlier bets keep theirs", async () => {
    expect((await bet("LOWER", [{ content: "47", price: "20" }])).status).toBe(200);
    const unseen = await bet("LOWER", [{ content: "11_47", price: "10" }]);
    expect(unseen.body).toMatchObject({
      errorCode: "lottery.odds_changed",
      value: { content: 0, oddsPercent: 50, numbers: [{ number: "47", oddsPercent: 50 }], odds: { win: "40" } },
    });
    expect((await bet("LOWER", [{ content: "11" }, { content: "47", oddsPercent: 50 }])).status).toBe(200);
    // Who agreed to less than is asked gets what is asked.
    expect((await bet("LOWER", [{ content: "22", price: "10", oddsPercent: 50 }])).status).toBe(200);
    const answer = await server.request("GET", "/lgw/orders?page=1&size=10", { headers: { Authorization: "token0" } });
    const { content } = valueOf(answer) as { content: { gameId: number; bettingContent: string; odds: { win: string } }[] };
    const mine = content.filter((order) => order.gameId === gameIds["LOWER"]);
    const sold = mine.map((order) => `${order.bettingContent} at ${order.odds.win}`);
    expect(sold.toSorted((left, right) => left.localeCompare(right))).toEqual(["11 at 80", "22 at 80", "47 at 40", "47 at 80"]);
    expect(await sums("LOWER")).toEqual(await countedAnew("LOWER"));
    expect(codeOf(await bet("LOWER", [{ content: "47", price: "51", oddsPercent: 50 }]))).toBe("lottery.number_full");
    expect(codeOf(await bet("LOWER", [{ content: "47", price: "50", oddsPercent: 50 }]))).toBe(200);
  });

  test("an order, a member and all members may stake so much, in each issue of a chase", async () => {
    const order = await bet("STAKES", [
      { content: "01", price: "60" },
      { content: "02", price: "41" },
    ]);
    expect(order.body).toMatchObject({ errorCode: "lottery.order_limit", value: { limit: "100.00" } });
    const numeros = await numerosOf("STAKES", 2);
    expect((await bet("STAKES", [{ price: "100", numeros: numeros.slice(1) }])).status).toBe(200);
    const chase = await bet("STAKES", [{ price: "60", numeros }]);
    expect(chase.body).toMatchObject({ errorCode: "lottery.member_limit", value: { limit: "150.00", left: "50.00" } });
    const members = await Promise.all(Array.from({ length: 12 }, (_, place) => bet("STAKES", [{ price: "50" }], place)));
    expect(members.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(members.find(({ status }) => status !== 200)?.body).toMatchObject({ errorCode: "lottery.issue_limit", value: { left: "0.00" } });
    expect(await sums("STAKES")).toEqual(await countedAnew("STAKES"));
  });

  test("wins of a member in an issue are paid up to the most, in the order of his bets, and say so", async () => {
    expect((await bet("WINS", [{ content: everyNumber, price: "10" }], 5)).status).toBe(200);
    server.clock.advance(1000);
    expect((await bet("WINS", [{ content: everyNumber, price: "5" }], 5)).status).toBe(200);
    expect((await bet("WINS", [{ content: everyNumber, price: "5" }], 6)).status).toBe(200);
    server.clock.advance(2 * minuteMs);
    await runIssues(server.scope);
    await runIssues(server.scope);
    const won = async (member: number) => {
      const answer = await server.request("GET", "/lgw/orders?page=1&size=100", { headers: { Authorization: `token${member}` } });
      const { content } = valueOf(answer) as {
        content: { gameId: number; amount: string; winAmount: string; uncappedWinAmount: string | null; state: string }[];
      };
      return content
        .filter(({ gameId }) => gameId === gameIds["WINS"])
        .map(({ amount, winAmount, uncappedWinAmount, state }) => [amount, winAmount, uncappedWinAmount, state]);
    };
    expect(await won(5)).toEqual([
      ["500.00", "200.00", "400.00", "paid"],
      ["1000.00", "800.00", null, "paid"],
    ]);
    expect(await won(6)).toEqual([["500.00", "400.00", null, "paid"]]);
    expect((await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks])).problems).toEqual([]);
  });

  const actor = { kind: "operator", id: "0190aaaa-0000-7000-8000-000000000001", name: "anna", address: "desk" } as const;
  const desk = (game: string, number: string, oddsPercent: number, more: { playId?: string; numero?: string } = {}) =>
    limitNumber(server.scope, {
      actor,
      merchantId: server.merchantIds["LANTERN"] ?? "",
      gameCode: game,
      number,
      oddsPercent,
      reason: "too much on it",
      ...more,
    });
  const menu = async (game: string) =>
    valueOf(await server.request("GET", `/lgw/games/${gameIds[game]}/play_menu`)) as { numbers: object[]; limits: object };

  test("an operator closes, lowers and lifts numbers; the menu tells it, and bets that were taken keep their odds", async () => {
    const [numero = ""] = await numerosOf("FREE");
    expect((await bet("FREE", [{ content: "38" }])).status).toBe(200);
    await desk("FREE", "38", 60);
    await desk("FREE", "39", 0, { playId: play, numero });
    expect((await menu("FREE")).numbers).toEqual([
      { number: "38", playId: null, numero: null, oddsPercent: 60 },
      { number: "39", playId: play, numero, oddsPercent: 0 },
    ]);
    const closed = await bet("FREE", [{ content: "11" }, { content: "12_38_39" }]);
    expect(closed.body).toMatchObject({ errorCode: "lottery.number_closed", value: { content: 1, numbers: ["39"] } });
    const lowered = await bet("FREE", [{ content: "38" }]);
    expect(lowered.body).toMatchObject({ errorCode: "lottery.odds_changed", value: { oddsPercent: 60, odds: { win: "48" } } });
    // Each issue of a chase is looked at: the number is closed in the first alone.
    const numeros = await numerosOf("FREE", 2);
    expect(codeOf(await bet("FREE", [{ content: "39", numeros }]))).toBe("lottery.number_closed");
    expect(codeOf(await bet("FREE", [{ content: "39", numeros: numeros.slice(1) }]))).toBe(200);
    await desk("FREE", "38", 100);
    expect((await bet("FREE", [{ content: "38" }])).status).toBe(200);
    const [audit] = await server.database.query(
      "select actor_name, action, reason from platform_audit where action = 'lottery.number_limit' order by at desc limit 1",
    );
    expect(audit).toEqual({ actor_name: "anna", action: "lottery.number_limit", reason: "too much on it" });
    expect(isRefusal(await desk("FREE", "470", 0))).toBe(true);
    expect(isRefusal(await desk("FREE", "47", 0, { numero: "20200101-0001" }))).toBe(true);
    expect((await desk("FREE", "39", 100, { playId: play, numero })) as readonly object[]).toEqual([]);
  });

  test("limits that are set while an issue is on sale count what it has sold; the menu marks what is full", async () => {
    expect((await bet("FREE", [{ content: "50", price: "30" }])).status).toBe(200);
    const deed = { actor, merchantId: server.merchantIds["LANTERN"] ?? "", gameCode: "FREE", currency: "THB", reason: "a trial" };
    const change = (changes: [string, string | undefined][]) =>
      server.database.tx((transaction) => changeLimits(server.scope, transaction, { ...deed, changes: new Map(changes) }));
    await change([["payoutMax", "32000000"]]);
    expect((await bet("FREE", [{ content: "50", price: "11" }])).body).toMatchObject({ value: { left: "10.00" } });
    expect((await menu("FREE")).numbers).toEqual([]);
    expect((await bet("FREE", [{ content: "50", price: "10" }])).status).toBe(200);
    expect(await sums("FREE")).toEqual(await countedAnew("FREE"));
    expect((await menu("FREE")).numbers).toMatchObject([{ number: "50", playId: play, oddsPercent: 0 }]);
    await cancelAll(0);
    expect((await menu("FREE")).numbers).toEqual([]);
    await expect(change([["payoutLowerAt", "1000"]])).rejects.toThrow("loweredPercent");
    await change([["payoutMax", undefined]]);
    expect((await bet("FREE", [{ content: "50", price: "100" }])).status).toBe(200);
  });

  /** As a member cancels, held up after the first statement that names this until the other waits; the embedded database does one after the other. */
  async function cancelHeldUp(ids: string[], after: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holdUp = async <Answer>(text: string, answer: Promise<Answer>) => {
      const rows = await answer;
      if (!text.includes(after)) return rows;
      held.resolve();
      if (kind === "postgres") await release.promise;
      return rows;
    };
    const slow = (transaction: Transaction) =>
      new Proxy(transaction, {
        get: (target, name) =>
          name !== "query"
            ? (Reflect.get(target, name, target) as unknown)
            : (...given: Parameters<Transaction["query"]>) => holdUp(given[0], target.query(...given)),
      });
    const database = new Proxy(server.database, {
      get: (target, name) =>
        name !== "tx"
          ? (Reflect.get(target, name, target) as unknown)
          : (work: (transaction: Transaction) => Promise<unknown>) => target.tx((transaction) => work(slow(transaction))),
    });
    const context = { ...server.scope, database, session: sessions["token0"] } as unknown as SessionContext;
    const cancelling = cancelSubOrders(context, { params: undefined, query: undefined, body: ids });
    await held.promise;
    let done = false;
    const other = meanwhile().finally(() => (done = true));
    const waiting = "select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect
      .poll(async () => done || (await server.database.query<{ count: bigint }>(waiting))[0]?.count !== 0n, { timeout: 20_000 })
      .toBe(true);
    release.resolve();
    expect(isRefusal(await cancelling)).toBe(false);
    await other;
  }

  const ownSubOrders = (game: string) =>
    server.database.query<{ id: string; issue_id: string; state: string }>(
      `select sub_order.id, sub_order.issue_id, sub_order.state from lottery_sub_orders sub_order
       join lottery_issues issue on issue.id = sub_order.issue_id where issue.game_id = $1 order by issue.draw_at`,
      [gameIds[game]],
    );

  test("a bet that begins to count leaves out what is being cancelled", async () => {
    expect((await bet("LATER", [{}])).status).toBe(200);
    const deed = { actor, merchantId: server.merchantIds["LANTERN"] ?? "", gameCode: "LATER", currency: "THB", reason: "a trial" };
    await server.database.tx((transaction) =>
      changeLimits(server.scope, transaction, { ...deed, changes: new Map([["payoutMax", "32000000"]]) }),
    );
    const ids = (await ownSubOrders("LATER")).map(({ id }) => id);
    await cancelHeldUp(ids, "from lottery_issue_counts counted", () => bet("LATER", [{}], 1));
    expect(await sums("LATER")).toEqual(await countedAnew("LATER"));
    expect((await sums("LATER"))[`number:${play}:47`]).toBe(800_0000n);
  });

  test("a chase that stops at a win while its member cancels its end waits for him, and frees what it held once", async () => {
    const numeros = await numerosOf("STOP", 3);
    expect((await bet("STOP", [{ content: everyNumber, price: "1", numeros, winStop: true }])).status).toBe(200);
    server.clock.advance(minuteMs);
    const last = (await ownSubOrders("STOP")).at(-1);
    await cancelHeldUp([last?.id ?? ""], "for update of sub_order", () => runIssues(server.scope));
    expect((await ownSubOrders("STOP")).map(({ state }) => state)).toEqual(["paid", "cancelled_win_stop", "cancelled_user"]);
    const left = await server.database.query(
      `select issue_id, subject, sum(units) from (
           select issue_id, subject, units from lottery_issue_counts union all select issue_id, subject, -units from lottery_issue_releases) as part
         where issue_id = $1 group by issue_id, subject having sum(units) <> 0`,
      [last?.issue_id],
    );
    expect(left).toEqual([]);
    expect((await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks])).problems).toEqual([]);
  });

  test("a game without limits counts nothing", async () => {
    expect((await bet("PLAIN", [{}])).status).toBe(200);
    expect(await sums("PLAIN")).toEqual({});
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provinceShape } from "@lantern/rules/lottery/vietnam-provinces/result.ts";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import { takeNews } from "../../messages/inbox/take-news.ts";
import { operatorsAnswers } from "../../operators/routes.ts";
import type { Session } from "../../platform/context.ts";
import { operatorTokenMark } from "../../platform/operator-token.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { changeDrawDays } from "../change-draw-days.ts";
import { lotteryLedgerChecks } from "../ledger-checks.ts";
import { resettleIssue } from "../resettle-issue.ts";
import { lotteryAnswers } from "../routes.ts";
import { runIssues } from "../run-issues.ts";
import { settleIssue } from "../settle-issue.ts";
import { openRichMember, openTestGame, sessionOf, type TestGame } from "../testing/lottery-house.ts";
import { joinResults } from "./join-results.ts";
import { listWaitingIssues } from "./list-waiting-issues.ts";
import { submitResult } from "./submit-result.ts";
import { confirmVoid, requestVoid } from "./submit-void.ts";

const answers = [...lotteryAnswers, ...operatorsAnswers];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const graceMs = 30 * minuteMs;
const startUnits = 10_000_0000n;
/** A pair of numbers on 36 lots, at a price of 1. */
const stakeUnits = 72_0000n;
const winUnits = 550_0000n;
const results = { resultGraceMs: graceMs, correctionLimitMs: 120 * minuteMs, feedTrusted: false };
const schedule = { kind: "daily", zone: "Asia/Ho_Chi_Minh", drawMinuteOfDay: 16 * 60 + 15, lockLeadSeconds: 600 } as const;

/** A province's draw whose special prize ends in these digits; all its other lots end in 00. */
const drawEnding = (ending: string) =>
  Object.fromEntries(
    provinceShape.map(({ prize, lots, values }) => [
      prize,
      Array.from({ length: lots }, () => (prize === "special" ? ending : "00").padStart(values.kind === "digits" ? values.digits : 2, "0")),
    ]),
  );

describe.each(["postgres", "embedded"] as const)("a game over two draws on %s", (kind) => {
  let server: TestServer;
  let merchantId = "";
  let memberId = "";
  let keys = 0;
  let numero = "";
  const gameIds: Record<string, number> = {};
  const sessions: Record<string, Session> = {};

  beforeAll(async () => {
    server = await startTestServer({
      calls: answers.map(({ call }) => call),
      answers,
      findSession: async (_scope, token) => sessions[token],
      findOperator: async (_scope, token) => {
        const userName = token.slice(operatorTokenMark.length);
        return { id: token, operatorId: operatorId(userName), merchantId, userName, role: "results" };
      },
      database: kind,
    });
    merchantId = server.merchantIds["LANTERN"] ?? "";
    const family = "vn_south";
    await openGame({ code: "EAST", family, schedule, results });
    await openGame({ code: "WEST", family, schedule, results: { ...results, resultGraceMs: 2 * graceMs } });
    await openGame({ code: "BOTH", family: "vn_pair", schedule, joins: ["EAST", "WEST"] });
    await openGame({ code: "TWODIGITS", family: "myanmar_2d", schedule, results });
  });
  afterAll(() => server.close());

  async function openGame(game: Omit<TestGame, "merchantId">): Promise<void> {
    const limits = { THB: { betAmountMin: 1n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n } };
    gameIds[game.code] = await openTestGame(server, { limits, merchantId, ...game });
  }

  const operatorId = (name: string) => `0197a000-0000-7000-8000-00000000000${name === "anna" ? 1 : 2}`;
  const deedOf = (name: string, gameCode: string, ofNumero = numero) => ({
    actor: { kind: "operator", id: operatorId(name), name, address: "" } as const,
    merchantId,
    gameCode,
    numero: ofNumero,
  });
  const submit = (name: string, gameCode: string, ending: string, step: "enter" | "confirm" = "enter") =>
    submitResult(server.scope, { ...deedOf(name, gameCode), result: drawEnding(ending), step, reason: "read anew" });
  /** What the second of two operators is answered. */
  async function decide(gameCode: string, ending: string) {
    await submit("anna", gameCode, ending);
    return submit("bo", gameCode, ending, "confirm");
  }
  const work = () => runIssues(server.scope);
  const stateOf = async (gameCode: string) => {
    const [row] = await server.database.query<{
      state: string;
      result_version: number;
      result_text: string | null;
      void_reason: string | null;
    }>("select state, result_version, result_text, void_reason from lottery_issues where game_id = $1 and numero = $2", [
      gameIds[gameCode],
      numero,
    ]);
    return row;
  };
  const specials = async () => (await stateOf("BOTH"))?.result_text?.split("|")[0];
  const balance = async () => (await readBalances(server.database, memberId)).spendableUnits;
  async function expectSound(): Promise<void> {
    expect((await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks])).problems).toEqual([]);
  }

  async function openMember(): Promise<void> {
    const userName = `pair${(keys += 1)}`;
    memberId = await openRichMember(server, userName, startUnits);
    sessions["player"] = sessionOf(server, { memberId, userName });
  }

  async function bet(bettingContent: string, gameCode = "BOTH", playId = "vn_pair_da_xien"): Promise<void> {
    const content = { gameId: gameIds[gameCode], winStop: false, playId, bettingContent, singleBetPrice: "1", bettingApproach: 1 };
    const { body } = await server.request("POST", "/lgw/orders/betting", {
      headers: { Authorization: "player", "Idempotency-Key": `pair-bet-${(keys += 1)}` },
      body: { prizeMode: "Lott", contents: [{ ...content, bettingSlip: null, numero: [{ numero, multiple: 1 }] }] },
    });
    expect(body).toMatchObject({ success: true });
  }

  /** Goes to the sales of a new day: the next draw is eight hours off. */
  beforeEach(async () => {
    const drawAtMs = (9 * 60 + 15) * minuteMs;
    server.clock.advance(2 * dayMs + drawAtMs - 8 * 60 * minuteMs - (server.clock.now().getTime() % dayMs));
    await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
    numero = server.clock.now().toISOString().slice(0, 10).replaceAll("-", "");
    await work();
    await openMember();
  });
  async function toDraw(): Promise<void> {
    server.clock.advance(8 * 60 * minuteMs + 1_000);
    await work();
  }

  it.each([
    ["EAST", "WEST"],
    ["WEST", "EAST"],
  ])("is drawn by itself when both are, %s before %s: the first's lots before the second's", async (early, late) => {
    await bet("21_43");
    await bet("21_44");
    await toDraw();
    const endings: Record<string, string> = { EAST: "21", WEST: "43" };
    expect(await decide(early, endings[early] ?? "")).toBe("decided");
    await work();
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "awaiting_result" });
    expect(await decide(late, endings[late] ?? "")).toBe("decided");
    await Promise.all([work(), work()]);
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "settled", result_version: 1 });
    expect(await specials()).toBe("000021_000043");
    expect(await balance()).toBe(startUnits - 2n * stakeUnits + winUnits);
    const made = await server.database.query(
      "select entered_by, confirmed_by from lottery_results result join lottery_issues issue on issue.id = result.issue_id where game_id = $1 and numero = $2",
      [gameIds["BOTH"], numero],
    );
    expect(made).toEqual([{ entered_by: "EAST", confirmed_by: "WEST" }]);
    await expectSound();
  });

  it("waits for a draw that is not settled whole, also when its own result is overdue, and settles on where it was cut off", async () => {
    await bet("21_43");
    await bet("21", "EAST", "vn_south_de_special");
    await toDraw();
    await decide("WEST", "43");
    await work();
    await decide("EAST", "21");
    await joinResults(server.scope);
    expect([await stateOf("EAST"), await stateOf("BOTH")]).toMatchObject([{ state: "drawn" }, { state: "awaiting_result" }]);
    server.clock.advance(3 * graceMs);
    await joinResults(server.scope);
    await work();
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "settled" });
    await expectSound();
  });

  it("is void when one of the two is: every stake comes back once, and a message says why", async () => {
    await bet("21_43");
    await toDraw();
    await decide("WEST", "43");
    server.clock.advance(graceMs);
    await work();
    await Promise.all([work(), work()]);
    expect([await stateOf("EAST"), await stateOf("WEST"), await stateOf("BOTH")]).toMatchObject([
      { state: "void", void_reason: "result_late" },
      { state: "settled" },
      { state: "void", void_reason: "part_void" },
    ]);
    expect(await balance()).toBe(startUnits);
    await takeNews(server.scope);
    const told = await server.database.query("select kind, facts ->> 'why' as why from messages_inbox where member_id = $1", [memberId]);
    expect(told).toEqual([{ kind: "lottery_refunded", why: "part_void" }]);
    await expectSound();
  });

  it("is void at once when two operators void one of the two while bets are taken", async () => {
    await bet("21_43");
    await requestVoid(server.scope, { ...deedOf("anna", "WEST"), reason: "a storm" });
    await confirmVoid(server.scope, deedOf("bo", "WEST"));
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "void", void_reason: "part_void" });
    expect(await balance()).toBe(startUnits);
    expect(await stateOf("EAST")).toMatchObject({ state: "open" });
  });

  it("is corrected with the one that is corrected, in the same transaction, and settles again where it was cut off", async () => {
    await bet("21_43");
    await bet("22_43");
    await toDraw();
    await decide("EAST", "21");
    await decide("WEST", "43");
    await work();
    await work();
    expect(await balance()).toBe(startUnits - 2n * stakeUnits + winUnits);
    expect(await decide("EAST", "22")).toBe("decided");
    expect([await stateOf("EAST"), await stateOf("BOTH")]).toMatchObject([
      { state: "correcting" },
      { state: "correcting", result_version: 2 },
    ]);
    // While its bets are settled again, neither of the two can be corrected.
    expect(await submit("anna", "WEST", "44")).toMatchObject({ refused: "lottery.issue_settling" });
    const [issue] = await server.database.query<{ id: string }>("select id from lottery_issues where game_id = $1 and numero = $2", [
      gameIds["BOTH"],
      numero,
    ]);
    await expect(resettleIssue(crashingAfter(1), issue?.id ?? "", { batchSize: 1 })).rejects.toThrow("crash");
    await Promise.all([work(), work()]);
    expect(await stateOf("BOTH")).toMatchObject({ state: "settled", result_version: 2 });
    expect(await specials()).toBe("000022_000043");
    expect(await balance()).toBe(startUnits - 2n * stakeUnits + winUnits);
    await expectSound();
    // Both at once: what is refused is entered again, and nothing is lost between them.
    await submit("anna", "EAST", "23");
    await submit("anna", "WEST", "45");
    const both = await Promise.all([submit("bo", "EAST", "23", "confirm"), submit("bo", "WEST", "45", "confirm")]);
    expect(both.filter((outcome) => outcome === "decided").length).toBeGreaterThan(0);
    await work();
    for (const [place, gameCode] of ["EAST", "WEST"].entries())
      if (both[place] !== "decided") expect(await submit("bo", gameCode, gameCode === "EAST" ? "23" : "45", "confirm")).toBe("decided");
    await work();
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "settled", result_version: 4 });
    expect(await specials()).toBe("000023_000045");
    expect(await balance()).toBe(startUnits - 2n * stakeUnits);
    await expectSound();
  });

  it("dies between result and settlement without losing either", async () => {
    await bet("21_43");
    await toDraw();
    await decide("EAST", "21");
    await decide("WEST", "43");
    for (const gameCode of ["EAST", "WEST"]) {
      const [row] = await server.database.query<{ id: string }>("select id from lottery_issues where game_id = $1 and numero = $2", [
        gameIds[gameCode],
        numero,
      ]);
      await settleIssue(server.scope, row?.id ?? "");
    }
    await expect(joinResults(crashingAfter(0))).rejects.toThrow("crash");
    expect(await stateOf("BOTH")).toMatchObject({ state: "awaiting_result" });
    await joinResults(server.scope);
    await joinResults(server.scope);
    expect(await stateOf("BOTH")).toMatchObject({ state: "drawn", result_version: 1 });
    await work();
    expect(await balance()).toBe(startUnits - stakeUnits + winUnits);
    await expectSound();
  });

  /** A scope whose database fails after so many transactions, as if the process had died there. */
  function crashingAfter(count: number): TestServer["scope"] {
    let left = count;
    const { database } = server;
    const failing = new Proxy(database, {
      get: (target, name) => {
        if (name !== "tx") return Reflect.get(target, name, target) as unknown;
        return async (...given: Parameters<typeof database.tx>) => {
          if (left === 0) throw new Error("crash");
          left -= 1;
          return target.tx(...given);
        };
      },
    });
    return { ...server.scope, database: failing };
  }

  it("waits for no operator: nobody enters its result, and the desk does not list it", async () => {
    await toDraw();
    expect(await submit("anna", "BOTH", "21")).toMatchObject({ refused: "lottery.result_joined" });
    const waiting = await listWaitingIssues(server.scope, { merchantId, operatorId: operatorId("anna") });
    expect(waiting.filter((issue) => issue.numero === numero).map(({ gameCode }) => gameCode)).not.toContain("BOTH");
    expect(waiting.filter((issue) => issue.numero === numero).map(({ gameCode }) => gameCode)).toEqual(
      expect.arrayContaining(["EAST", "WEST"]),
    );
  });

  it("has the days of both, and is void by rule where one of them never had that draw", async () => {
    const actor = { kind: "command", name: "ops" } as const;
    const change = (wanted: "close" | "add" | "clear", gameCode: string, ...days: string[]) =>
      server.database.tx((transaction) => changeDrawDays(server.scope, transaction, { merchantId, gameCode, change: wanted, days, actor }));
    const daysOf = async () => {
      const [row] = await server.database.query<{ schedule: { closedDays: string[] } }>(
        "select schedule from lottery_games where code = 'BOTH'",
      );
      return row?.schedule.closedDays;
    };
    expect(await change("close", "WEST", "2027-01-01")).toMatchObject({ followers: ["BOTH"] });
    await change("close", "EAST", "2027-01-02");
    expect(await daysOf()).toEqual(["2027-01-01", "2027-01-02"]);
    await change("clear", "WEST", "2027-01-01");
    expect(await daysOf()).toEqual(["2027-01-02"]);
    await expect(change("close", "BOTH", "2027-01-03")).rejects.toThrow("the days of two others");
    await bet("21_43");
    await server.database.query("delete from lottery_issues where game_id = $1 and numero = $2", [gameIds["EAST"], numero]);
    await toDraw();
    server.clock.advance(2 * graceMs);
    await work();
    expect(await stateOf("BOTH")).toMatchObject({ state: "void", void_reason: "result_late" });
    expect(await balance()).toBe(startUnits);
  });

  it("is opened over two official games that are drawn with it, and over nothing else", async () => {
    const seconds = { kind: "interval", zone: "UTC", intervalSeconds: 60, lockLeadSeconds: 5 } as const;
    for (const [given, says] of [
      [{ joins: ["EAST", "NOWHERE"] }, "no lottery NOWHERE"],
      [{ joins: ["EAST", "EAST"] }, "makes no result of EAST and EAST"],
      [{ joins: ["EAST", "BOTH"] }, "BOTH has no official results of its own"],
      [{ joins: ["EAST", "WEST"], family: "vn_south" }, "vn_south makes no result"],
      [{ joins: ["EAST", "WEST"], schedule: { ...schedule, drawMinuteOfDay: 990 } }, "EAST is not drawn with"],
      [{ joins: ["EAST", "WEST"], schedule: seconds }, "calendars"],
    ] as const)
      await expect(openGame({ code: "WRONG", family: "vn_pair", schedule, ...given }), says).rejects.toThrow(says);
  });

  it("keeps the times for result and correction that an issue was announced with", async () => {
    const change = (graceUnits: number, limitUnits: number) =>
      server.database.query("update lottery_games set result_grace_ms = $1, correction_limit_ms = $2 where code = 'EAST'", [
        graceUnits,
        limitUnits,
      ]);
    await change(1, 0);
    await toDraw();
    expect(await decide("EAST", "21")).toBe("decided");
    await work();
    expect(await decide("EAST", "22")).toBe("decided");
    await work();
    await change(365 * dayMs, 365 * dayMs);
    server.clock.advance(results.correctionLimitMs);
    expect(await submit("anna", "EAST", "23")).toMatchObject({ refused: "lottery.correction_late" });
    await change(results.resultGraceMs, results.correctionLimitMs);
  });

  it("reads the number of a session off the published figures, shows it first, and compares both entries by it", async () => {
    await toDraw();
    const send = (step: "read" | "enter" | "confirm", who: string, index: string, value: string, more: object = {}) =>
      server.request("POST", `/wps/operator/lottery/results/${step}`, {
        headers: { authorization: `${operatorTokenMark}${who}` },
        body: { gameCode: "TWODIGITS", numero, result: { index: [index], value: [value], ...more } },
      });
    expect((await send("read", "anna", "1,346.23", "57,388.58")).body).toMatchObject({
      value: { result: "38|1346.23|57388.58", prizes: { two: ["38"], index: ["1346.23"], value: ["57388.58"] } },
    });
    expect(await stateOf("TWODIGITS")).toMatchObject({ state: "awaiting_result" });
    expect((await send("confirm", "bo", "1,346.23", "57,388.58")).body).toMatchObject({ errorCode: "lottery.result_not_entered" });
    expect((await send("read", "anna", "1,346.2", "57,388.58")).body).toMatchObject({
      errorCode: "lottery.result_invalid",
      message: "Prize index: “1346.2” is not a number of 0.00–9999.99.",
    });
    expect((await send("enter", "anna", "1346.23", "57388.58", { two: ["83"] })).body).toMatchObject({
      errorCode: "lottery.result_invalid",
    });
    expect((await send("enter", "anna", "1346.23", "57388.58")).body).toMatchObject({
      value: { waiting: { result: "38|1346.23|57388.58" } },
    });
    expect((await send("confirm", "bo", "1,346.23", "57,388.58")).body).toMatchObject({ value: { results: [{ version: 1 }] } });
    await work();
    expect(await stateOf("TWODIGITS")).toMatchObject({ state: "settled", result_text: "38|1346.23|57388.58" });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { findSession } from "../../accounts/find-session.ts";
import { accountsAnswers } from "../../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { takeNews } from "../../messages/inbox/take-news.ts";
import { createOperator } from "../../operators/create-operator.ts";
import { findOperator } from "../../operators/find-operator.ts";
import { operatorsAnswers } from "../../operators/routes.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { lotteryLedgerChecks } from "../ledger-checks.ts";
import { resettleIssue } from "../resettle-issue.ts";
import { lotteryAnswers } from "../routes.ts";
import { runIssues } from "../run-issues.ts";
import { settleIssue } from "../settle-issue.ts";
import { openPlayer, openTestGame } from "../testing/lottery-house.ts";
import { importFeed } from "./import-feed.ts";

const answers = [...accountsAnswers, ...lotteryAnswers, ...operatorsAnswers];
const family = familyOf("vn_north");
if (family === undefined) throw new Error("no vn_north");
const minuteMs = 60_000;
const graceMs = 30 * minuteMs;
const correctionMs = 120 * minuteMs;
const password = "a-long-word-for-operators";

/** A whole result whose special prize ends in these two digits; all its other lots end in 00. */
function resultEnding(ending: string): Record<string, string[]> {
  return Object.fromEntries(
    family!.resultShape.map(({ prize, lots, values }, place) => [
      prize,
      Array.from({ length: lots }, () => (place === 0 ? ending : "00").padStart(values.kind === "digits" ? values.digits : 2, "0")),
    ]),
  );
}

describe.each(["postgres", "embedded"] as const)("official results on %s", (kind) => {
  let server: TestServer;
  let keys = 0;
  const gameIds: Record<string, number> = {};

  beforeAll(async () => {
    server = await startTestServer({
      calls: answers.map(({ call }) => call),
      answers,
      findSession,
      findOperator,
      database: kind,
      configuration: { trustProxy: true },
    });
    await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
    const { LANTERN, JADE } = server.merchantIds;
    if (LANTERN === undefined || JADE === undefined) throw new Error("no merchants");
    await openGame("OFFICIAL", LANTERN, { resultGraceMs: graceMs, correctionLimitMs: correctionMs, feedTrusted: false });
    await openGame("FEED", LANTERN, { resultGraceMs: graceMs, correctionLimitMs: correctionMs, feedTrusted: true });
    await openGame("HOUSE", LANTERN, undefined);
    for (const [userName, role, merchantId] of [
      ["anna", "results", LANTERN],
      ["bo", "results", LANTERN],
      ["cara", "admin", undefined],
      ["sam", "support", LANTERN],
    ] as const)
      await server.database.tx((transaction) =>
        createOperator(server.scope, transaction, { kind: "system", name: "test" }, { userName, role, merchantId, password }),
      );
    await server.database.query(
      "update site_merchants set settings = settings || '{\"plainBodies\":true}'::jsonb where code in ('LANTERN', 'JADE')",
    );
  });
  afterAll(() => server.close());

  async function openGame(
    code: string,
    merchantId: string,
    results: { resultGraceMs: number; correctionLimitMs: number; feedTrusted: boolean } | undefined,
  ): Promise<void> {
    gameIds[code] = await openTestGame(server, {
      merchantId,
      code,
      family: "vn_north",
      // Two hours apart: a result and its correction come before the next draw.
      schedule: { kind: "interval", zone: "Asia/Bangkok", intervalSeconds: 7_200, lockLeadSeconds: 60 },
      limits: { THB: { betAmountMin: 1n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n } },
      names: { EN: `${code} draw` },
      ...(results === undefined ? {} : { results }),
    });
  }

  const tokens = new Map<string, string>();
  async function as(userName: string) {
    const token =
      tokens.get(userName) ??
      (valueOf(await server.request("POST", "/wps/operator/login", { body: { username: userName, password } })) as { token: string }).token;
    tokens.set(userName, token);
    return (method: string, path: string, body?: unknown) =>
      server.request(method, `/wps/operator/lottery/${path}`, {
        headers: { authorization: token, language: "EN" },
        ...(body === undefined ? {} : { body }),
      });
  }
  const enter = async (who: string, numero: string, result: unknown, more: Record<string, unknown> = {}) =>
    (await as(who))("POST", "results/enter", { gameCode: "OFFICIAL", numero, result, ...more });
  const confirm = async (who: string, numero: string, result: unknown) =>
    (await as(who))("POST", "results/confirm", { gameCode: "OFFICIAL", numero, result });
  const show = async (who: string, numero: string, gameCode = "OFFICIAL") =>
    valueOf(await (await as(who))("GET", `issues/${gameCode}/${numero}`)) as Record<string, unknown>;
  const askVoid = async (who: string, numero: string, gameCode = "OFFICIAL", reason = "the source was wrong") =>
    (await as(who))("POST", "issues/void", { gameCode, numero, reason });
  const confirmVoid = async (who: string, numero: string, gameCode = "OFFICIAL") =>
    (await as(who))("POST", "issues/void/confirm", { gameCode, numero });
  const codeOf = (answer: { readonly body?: { readonly errorCode?: string } | undefined }) => answer.body?.errorCode;

  const player = () => openPlayer(server, `punter${kind.slice(0, 3)}${(keys += 1)}`, 10_000_0000n);

  async function near(code = "OFFICIAL") {
    const answer = await server.request("GET", `/lgw/numeros/near?gameId=${gameIds[code]}`);
    return valueOf(answer) as { currentNumero: { numero: string; commitment: string } | null };
  }
  async function numeroOnSale(code = "OFFICIAL"): Promise<string> {
    await runIssues(server.scope);
    const { currentNumero } = await near(code);
    if (currentNumero === null) throw new Error("nothing is on sale");
    return currentNumero.numero;
  }
  async function bet(token: string, numeros: readonly string[], bettingContent: string, more: Record<string, unknown> = {}) {
    const { code = "OFFICIAL", price = "1", winStop = false } = more as { code?: string; price?: string; winStop?: boolean };
    const answer = await server.request("POST", "/lgw/orders/betting", {
      headers: { Authorization: token, "Idempotency-Key": `official-${(keys += 1)}` },
      body: {
        prizeMode: "Lott",
        device: "MOBILE",
        contents: [
          {
            gameId: gameIds[code],
            winStop,
            playId: "vn_north_de_special",
            bettingContent,
            singleBetPrice: price,
            bettingApproach: 1,
            bettingSlip: null,
            numero: numeros.map((numero) => ({ numero, multiple: 1 })),
          },
        ],
      },
    });
    expect([answer.status, answer.body?.errorCode]).toEqual([200, answer.body?.errorCode]);
  }
  const balance = async (memberId: string) => (await readBalances(server.database, memberId)).spendableUnits;
  const ordersOf = async (token: string) =>
    (valueOf(await server.request("GET", "/lgw/orders", { headers: { Authorization: token } })) as { content: Record<string, unknown>[] })
      .content;

  const intervalMs = 7_200_000;
  const untilDraw = () => intervalMs - ((server.clock.now().getTime() + 7 * 3_600_000) % intervalMs);
  /** Goes to just behind the draw of the issue on sale. */
  async function toDraw(): Promise<void> {
    server.clock.advance(untilDraw() + 1_000);
    tokens.clear();
    await runIssues(server.scope);
  }
  async function drawn(numero: string, ending: string): Promise<void> {
    expect(codeOf(await enter("anna", numero, resultEnding(ending)))).toBeUndefined();
    expect(codeOf(await confirm("bo", numero, resultEnding(ending)))).toBeUndefined();
    await runIssues(server.scope);
  }
  async function expectSound(): Promise<void> {
    const report = await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks]);
    expect(report.problems).toEqual([]);
  }

  it("waits for two operators who enter the same, the second blind, and pays by it", async () => {
    const numero = await numeroOnSale();
    expect((await near()).currentNumero?.commitment).toBe("");
    const one = await player();
    await bet(one.token, [numero], "21");
    expect(codeOf(await enter("anna", numero, resultEnding("21")))).toBe("lottery.result_early");
    await toDraw();
    expect(await show("anna", numero)).toMatchObject({ state: "awaiting_result", betCount: 1, waiting: null });
    expect(codeOf(await confirm("bo", numero, resultEnding("21")))).toBe("lottery.result_not_entered");
    expect(codeOf(await enter("anna", numero, resultEnding("21")))).toBeUndefined();
    // Hidden from the other, shown to himself, and not in the audit either.
    expect(await show("bo", numero)).toMatchObject({ waiting: { operator: "anna", mine: false, result: "" } });
    expect((await show("anna", numero))["waiting"]).toMatchObject({ mine: true, result: expect.stringContaining("21|") });
    const lines = await server.database.query<{ after: object | null }>(
      "select after from platform_audit where action like 'lottery.%' and subject_id like $1",
      [`%${numero}`],
    );
    expect(JSON.stringify(lines)).not.toContain("00021");
    expect(codeOf(await confirm("anna", numero, resultEnding("21")))).toBe("lottery.result_same_operator");
    expect(codeOf(await enter("bo", numero, resultEnding("21")))).toBe("lottery.result_entered");
    const both = await Promise.all([confirm("bo", numero, resultEnding("21")), confirm("cara", numero, resultEnding("21"))]);
    expect(both.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    await runIssues(server.scope);
    expect(await show("cara", numero)).toMatchObject({ state: "settled", results: [{ version: 1, enteredBy: "anna" }] });
    const [order] = await ordersOf(one.token);
    expect(order).toMatchObject({ state: "paid", hits: 1 });
    expect(await balance(one.memberId)).toBeGreaterThan(10_000_0000n);
    await expectSound();
  });

  it("sets both entries aside where they differ, tells both, and draws nothing", async () => {
    const numero = await numeroOnSale();
    await toDraw();
    await enter("anna", numero, resultEnding("21"));
    const told = await confirm("bo", numero, resultEnding("12"));
    expect([told.status, codeOf(told), told.body?.message]).toEqual([
      422,
      "lottery.result_mismatch",
      expect.stringContaining("The two entries differ"),
    ]);
    const mine = (await show("anna", numero))["mismatch"];
    expect(mine).toMatchObject({
      entries: [
        { operator: "anna", result: expect.stringContaining("21|") },
        { operator: "bo", result: "" },
      ],
    });
    expect((await show("bo", numero))["mismatch"]).toMatchObject({ entries: [{ result: "" }, { result: expect.stringContaining("12|") }] });
    expect(await show("bo", numero)).toMatchObject({ state: "awaiting_result", waiting: null, results: [] });
    // Nobody tries until it fits: what was set aside is not compared again.
    expect(codeOf(await confirm("bo", numero, resultEnding("21")))).toBe("lottery.result_not_entered");
    await drawn(numero, "21");
    expect(await show("bo", numero)).toMatchObject({ state: "settled", mismatch: null });
  });

  it.each([
    ["a missing prize", { special: undefined }, "Prize special: 1 numbers are needed, 0 were entered."],
    ["a lot too many", { g1: ["00000", "00001"] }, "Prize g1: 1 numbers are needed, 2 were entered."],
    ["a lot that is short", { special: ["123"] }, "Prize special: “123” is not a number of 00000–99999."],
    ["letters", { special: ["12a45"] }, "Prize special: “12a45” is not a number of 00000–99999."],
    ["an unknown prize", { jackpot: ["1"] }, "There is no prize jackpot. The prizes are special, g1, g2, g3, g4, g5, g6, g7."],
  ])("refuses %s and says which prize is wrong", async (_name, change, message) => {
    const [row] = await server.database.query<{ numero: string }>(
      "select numero from lottery_issues where game_id = $1 and state <> 'scheduled' order by draw_at desc limit 1",
      [gameIds["OFFICIAL"]],
    );
    const answer = await enter("anna", row?.numero ?? "", { ...resultEnding("21"), ...change });
    expect([answer.status, codeOf(answer), answer.body?.message]).toEqual([422, "lottery.result_invalid", message]);
  });

  it("refuses results of unknown issues, of another merchant's games, of games that the house draws, and by other roles", async () => {
    const houseNumero = await numeroOnSale("HOUSE");
    const anna = await as("anna");
    const send = (gameCode: string, numero: string) => anna("POST", "results/enter", { gameCode, numero, result: resultEnding("21") });
    expect(codeOf(await send("OFFICIAL", "20200101-0001"))).toBe("lottery.issue_unknown");
    expect(codeOf(await send("NOWHERE", houseNumero))).toBe("lottery.game_unknown");
    expect(codeOf(await send("HOUSE", houseNumero))).toBe("lottery.result_not_official");
    expect(codeOf(await (await as("sam"))("GET", "issues"))).toBe("access.not_permitted");
  });

  it("is void when no result came in time: every stake comes back once, and a message says so", async () => {
    const numero = await numeroOnSale();
    const one = await player();
    await bet(one.token, [numero], "33");
    await toDraw();
    await enter("anna", numero, resultEnding("33"));
    server.clock.advance(graceMs);
    expect(codeOf(await confirm("bo", numero, resultEnding("33")))).toBe("lottery.result_late");
    await Promise.all([runIssues(server.scope), runIssues(server.scope)]);
    await runIssues(server.scope);
    expect(await balance(one.memberId)).toBe(10_000_0000n);
    expect(await ordersOf(one.token)).toMatchObject([{ state: "void_refunded", winAmount: "0.00" }]);
    expect(codeOf(await confirm("bo", numero, resultEnding("33")))).toBe("lottery.result_late");
    await takeNews(server.scope);
    const messages = await server.database.query<{ kind: string; facts: Record<string, string> }>(
      "select kind, facts from messages_inbox where member_id = $1",
      [one.memberId],
    );
    expect(messages).toMatchObject([{ kind: "lottery_refunded", facts: { numero, why: "result_late", amountUnits: "10000" } }]);
    await expectSound();
  });

  it("becomes void by two operators, whose wish lapses after an hour; a house issue's seed is published", async () => {
    const numero = await numeroOnSale("HOUSE");
    const one = await player();
    await bet(one.token, [numero], "44", { code: "HOUSE" });
    expect(codeOf(await askVoid("anna", numero, "HOUSE", " "))).toBe("operators.field_invalid");
    expect(codeOf(await confirmVoid("bo", numero, "HOUSE"))).toBe("lottery.void_not_requested");
    expect(codeOf(await askVoid("anna", numero, "HOUSE"))).toBeUndefined();
    expect(codeOf(await confirmVoid("anna", numero, "HOUSE"))).toBe("lottery.result_same_operator");
    expect(codeOf(await askVoid("bo", numero, "HOUSE"))).toBe("lottery.void_requested");
    server.clock.advance(60 * minuteMs);
    expect(codeOf(await confirmVoid("bo", numero, "HOUSE"))).toBe("lottery.void_not_requested");
    expect(codeOf(await askVoid("bo", numero, "HOUSE"))).toBeUndefined();
    expect(codeOf(await confirmVoid("cara", numero, "HOUSE"))).toBeUndefined();
    expect(codeOf(await confirmVoid("anna", numero, "HOUSE"))).toBe("lottery.issue_void");
    const [event] = await server.database.query<{ payload: { seed: string } }>(
      "select payload from platform_events where topic = 'lottery.issue_void' and payload ->> 'numero' = $1 and payload ->> 'gameId' = $2",
      [numero, String(gameIds["HOUSE"])],
    );
    expect(event?.payload.seed).toMatch(/^[0-9a-f]{64}$/);
    await runIssues(server.scope);
    expect(await balance(one.memberId)).toBe(10_000_0000n);
    const audit = await server.database.query<{ action: string; reason: string; actor_name: string }>(
      "select action, reason, actor_name from platform_audit where action = 'lottery.void_confirm' and subject_id = $1",
      [`HOUSE ${numero}`],
    );
    expect(audit).toEqual([{ action: "lottery.void_confirm", reason: "the source was wrong", actor_name: "cara" }]);
    await expectSound();
  });

  it("takes back what a drawn issue has paid already when it becomes void in the middle of its settlement", async () => {
    const numero = await numeroOnSale();
    const players = [await player(), await player(), await player()];
    for (const { token } of players) await bet(token, [numero], "55");
    await toDraw();
    await enter("anna", numero, resultEnding("55"));
    await confirm("bo", numero, resultEnding("55"));
    const [issue] = await server.database.query<{ id: string }>("select id from lottery_issues where game_id = $1 and numero = $2", [
      gameIds["OFFICIAL"],
      numero,
    ]);
    await expect(settleIssue(crashingAfter(1), issue?.id ?? "", { batchSize: 1 })).rejects.toThrow("crash");
    expect((await Promise.all(players.map(({ memberId }) => balance(memberId)))).filter((units) => units > 10_000_0000n)).toHaveLength(1);
    await askVoid("anna", numero);
    expect(codeOf(await confirmVoid("bo", numero))).toBeUndefined();
    await runIssues(server.scope);
    expect(await Promise.all(players.map(({ memberId }) => balance(memberId)))).toEqual([10_000_0000n, 10_000_0000n, 10_000_0000n]);
    await expectSound();
    expect(codeOf(await askVoid("anna", numero))).toBe("lottery.issue_void");
  });

  it("is void or settled whole where two operators and the settlement race", async () => {
    const numero = await numeroOnSale();
    const players = [await player(), await player()];
    for (const { token } of players) await bet(token, [numero], "55");
    await toDraw();
    await enter("anna", numero, resultEnding("55"));
    await confirm("bo", numero, resultEnding("55"));
    await askVoid("anna", numero);
    const [answer] = await Promise.all([confirmVoid("bo", numero), runIssues(server.scope), runIssues(server.scope)]);
    await runIssues(server.scope);
    const balances = await Promise.all(players.map(({ memberId }) => balance(memberId)));
    const isVoid = codeOf(answer) === undefined;
    if (!isVoid) expect(codeOf(answer)).toBe("lottery.issue_settled");
    expect(balances.map((units) => units > 10_000_0000n)).toEqual([!isVoid, !isVoid]);
    if (isVoid) expect(balances).toEqual([10_000_0000n, 10_000_0000n]);
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

  it("imports a feed line by line, each once: another operator confirms, unless the game trusts its feed", async () => {
    const numero = await numeroOnSale();
    const trusted = await numeroOnSale("FEED");
    await toDraw();
    const [anna, bo] = [await actorOf("anna"), await actorOf("bo")];
    const lotsText = Object.values(resultEnding("21"))
      .map((lots) => lots.join("_"))
      .join("|");
    const feed = [
      "game,numero,result",
      `OFFICIAL,${numero},${lotsText}`,
      JSON.stringify({ game: "FEED", numero: trusted, result: resultEnding("33") }),
      "",
      `OFFICIAL,${numero},123`,
      `NOWHERE,${numero},${lotsText}`,
      `HOUSE,${numero},${lotsText}`,
      "{",
      "OFFICIAL",
    ].join("\r\n");
    const take = async (actor: typeof anna, text: string) =>
      (await importFeed(server.scope, { actor, merchantId: actor.merchantId, text })).map(({ line, outcome }) => [
        line,
        typeof outcome === "string" ? outcome : outcome.refused,
      ]);
    const errors = [
      [5, "lottery.result_invalid"],
      [6, "lottery.game_unknown"],
      [7, expect.stringMatching(/lottery\.(result_not_official|issue_unknown)/)],
      [8, "unreadable"],
      [9, "unreadable"],
    ];
    expect(await take(anna, feed)).toEqual([[2, "waiting"], [3, "decided"], ...errors]);
    expect(await take(anna, feed)).toEqual([[2, "unchanged"], [3, "unchanged"], ...errors]);
    expect(await show("bo", numero)).toMatchObject({ state: "awaiting_result", waiting: { operator: "anna", result: "" } });
    expect(await take(bo, `OFFICIAL,${numero},${lotsText}`)).toEqual([[1, "decided"]]);
    await runIssues(server.scope);
    expect(await take(anna, feed)).toEqual([[2, "unchanged"], [3, "unchanged"], ...errors]);
    const other = lotsText.replace("21|", "22|");
    expect(await take(bo, `OFFICIAL,${numero},${other}`)).toEqual([[1, "lottery.result_entered"]]);
    expect(await show("cara", trusted, "FEED")).toMatchObject({ state: "settled", results: [{ enteredBy: "anna", confirmedBy: "anna" }] });
  });

  async function actorOf(name: string) {
    const [row] = await server.database.query<{ id: string; merchant_id: string }>(
      "select id, merchant_id from operators_accounts where user_name = $1",
      [name],
    );
    return { kind: "operator", id: row?.id ?? "", name, address: "", merchantId: row?.merchant_id ?? "" } as const;
  }

  it("is told to the page while it is awaited, when it is void and when it is corrected", async () => {
    const nearNow = async () =>
      valueOf(await server.request("GET", `/lgw/numeros/near?gameId=${gameIds["OFFICIAL"]}`)) as Record<string, { numero: string }[]>;
    const draws = async () => valueOf(await server.request("GET", `/lgw/draw/${gameIds["OFFICIAL"]}?size=1`)) as Record<string, unknown>;
    const late = await numeroOnSale();
    await toDraw();
    expect((await nearNow())["awaitedNumeros"]).toMatchObject([{ numero: late }]);
    server.clock.advance(graceMs);
    await runIssues(server.scope);
    await runIssues(server.scope);
    expect(await nearNow()).toMatchObject({ awaitedNumeros: [], voidNumero: { numero: late, reason: "result_late", seed: "" } });
    expect(await draws()).toMatchObject({ voids: [{ numero: late }] });
    const numero = await numeroOnSale();
    await toDraw();
    await drawn(numero, "21");
    await enter("anna", numero, resultEnding("22"), { reason: "misread" });
    await confirm("bo", numero, resultEnding("22"));
    await runIssues(server.scope);
    expect(await nearNow()).toMatchObject({
      previousNumero: { numero, state: "corrected", source: "official", version: 2 },
      voidNumero: null,
    });
    expect(await draws()).toMatchObject({ voids: [], earlier: [{ numero, version: 1, result: { special: ["00021"] } }] });
  });

  it("is corrected by two operators: what was won wrongly is taken back though it was spent, and later wins pay it down", async () => {
    const numero = await numeroOnSale();
    const [wrong, right, untouched] = [await player(), await player(), await player()];
    await bet(wrong.token, [numero], "66");
    await bet(right.token, [numero], "77");
    await bet(untouched.token, [numero], "88");
    await toDraw();
    await drawn(numero, "66");
    const won = (await balance(wrong.memberId)) - 9_999_0000n;
    expect(won).toBeGreaterThan(0n);
    // The winner spends all that he has on the next draw.
    const next = await numeroOnSale();
    await bet(wrong.token, [next], "99", { price: String((await balance(wrong.memberId)) / 10_000n) });
    expect(codeOf(await enter("anna", numero, resultEnding("77")))).toBe("operators.field_invalid");
    expect(codeOf(await enter("anna", numero, resultEnding("66"), { reason: "typo" }))).toBe("lottery.result_unchanged");
    expect(codeOf(await enter("anna", numero, resultEnding("77"), { reason: "the paper had a misprint" }))).toBeUndefined();
    expect(codeOf(await confirm("anna", numero, resultEnding("77")))).toBe("lottery.result_same_operator");
    expect(codeOf(await confirm("bo", numero, resultEnding("77")))).toBeUndefined();
    expect(codeOf(await enter("cara", numero, resultEnding("78"), { reason: "late" }))).toBe("lottery.issue_settling");
    const [issue] = await server.database.query<{ id: string }>("select id from lottery_issues where game_id = $1 and numero = $2", [
      gameIds["OFFICIAL"],
      numero,
    ]);
    for (const count of [0, 1, 1])
      await expect(resettleIssue(crashingAfter(count), issue?.id ?? "", { batchSize: 1 })).rejects.toThrow("crash");
    await Promise.all([runIssues(server.scope), runIssues(server.scope)]);
    expect(await show("cara", numero)).toMatchObject({
      state: "corrected",
      results: [{ version: 1 }, { version: 2, enteredBy: "anna", confirmedBy: "bo", reason: "the paper had a misprint" }],
    });
    const owed = await readBalances(server.database, wrong.memberId);
    expect([owed.spendableUnits, owed.receivableUnits]).toEqual([won % 10_000n, won - (won % 10_000n)]);
    expect(await balance(right.memberId)).toBe(9_999_0000n + won);
    expect(await balance(untouched.memberId)).toBe(9_999_0000n);
    expect(await ordersOf(right.token)).toMatchObject([
      { state: "resettled", hits: 1, resultVersion: 2, history: [{ version: 1, hits: 0, winAmount: "0.00" }] },
    ]);
    expect(await ordersOf(untouched.token)).toMatchObject([{ state: "lost", resultVersion: 2, history: [] }]);
    await takeNews(server.scope);
    const told = await server.database.query<{ member_id: string; facts: Record<string, string> }>(
      "select member_id, facts from messages_inbox where kind = 'lottery_corrected' and member_id = any($1)",
      [[wrong.memberId, right.memberId, untouched.memberId]],
    );
    expect(new Map(told.map(({ member_id, facts }) => [member_id, facts["change"]]))).toEqual(
      new Map([
        [wrong.memberId, "less"],
        [right.memberId, "more"],
      ]),
    );
    await expectSound();
    // Corrected back: the money comes home, the debt is paid by it, and the history grows.
    await enter("bo", numero, resultEnding("66"), { reason: "it was right after all" });
    await confirm("cara", numero, resultEnding("66"));
    await runIssues(server.scope);
    const settled = await readBalances(server.database, wrong.memberId);
    expect([settled.spendableUnits, settled.receivableUnits]).toEqual([won % 10_000n, 0n]);
    expect((await ordersOf(wrong.token)).find((order) => order["numero"] === numero)).toMatchObject({
      hits: 1,
      history: [{ version: 1 }, { version: 2, winAmount: "0.00" }],
    });
    await expectSound();
    server.clock.advance(correctionMs);
    tokens.clear();
    expect(codeOf(await enter("anna", numero, resultEnding("77"), { reason: "too late" }))).toBe("lottery.correction_late");
  });
});

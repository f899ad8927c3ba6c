import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { drawIssue } from "@lantern/rules/lottery/draw.ts";
import { encodeBetLeaf } from "@lantern/rules/lottery/bet-leaf.ts";
import { merkleRoot } from "@lantern/rules/lottery/merkle.ts";
import { thaiGovernmentSchedule } from "@lantern/rules/lottery/official-schedules.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { findSession } from "../accounts/find-session.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { excludeMember } from "../safeguards/exclude-member.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { walletChecks } from "../wallet/ledger-checks.ts";
import { readBalances } from "../wallet/read-balances.ts";
import { changeDrawDays } from "./change-draw-days.ts";
import { changePrizeModes } from "./change-prize-modes.ts";
import { lotteryLedgerChecks } from "./ledger-checks.ts";
import { releaseExcludedChases } from "./release-excluded-chases.ts";
import { lotteryAnswers } from "./routes.ts";
import { runIssues } from "./run-issues.ts";
import { openPlayer, openTestGame } from "./testing/lottery-house.ts";

let server: TestServer;
let gameId: number;
let otherMerchantGameId: number;
let token: string;
let memberId: string;
let keys = 0;

const minuteMs = 60_000;
const startingUnits = 100_000_0000n;
const answers = [...accountsAnswers, ...lotteryAnswers];

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession });
  await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
  gameId = await createMinuteGame("localhost", "MINUTE");
  otherMerchantGameId = await createMinuteGame("jade.localhost", "JADE_MINUTE");
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.advance(2 * minuteMs - (server.clock.now().getTime() % minuteMs) + 1000);
  await runIssues(server.scope);
  const opened = await openPlayer(server, `player${(keys += 1)}`, startingUnits);
  ({ token, memberId } = opened);
});

async function createMinuteGame(host: string, code: string): Promise<number> {
  const merchant = await findMerchant(server.scope, host);
  if (merchant === undefined) throw new Error(`no merchant at ${host}`);
  const line = { betAmountMin: 1_0000n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n };
  return openTestGame(server, {
    merchantId: merchant.id,
    code,
    family: "vn_north",
    schedule: { kind: "interval", zone: merchant.zone, intervalSeconds: 60, lockLeadSeconds: 5 },
    limits: Object.fromEntries(merchant.currencies.map((currency) => [currency, line])),
    names: { EN: "One minute", TH: "หนึ่งนาที" },
    labels: { TH: "เวียดนาม" },
    prizeModes: { SEA: { vn_north_lo_2: { win: "98" } } },
  });
}

interface Content {
  readonly playId?: string;
  readonly bettingContent?: string;
  readonly singleBetPrice?: unknown;
  readonly bettingApproach?: number;
  readonly winStop?: boolean;
  readonly series?: unknown;
  readonly gameId?: number;
  readonly numero?: readonly { readonly numero: string; readonly multiple: number }[];
}

async function currentNumero(): Promise<string> {
  const answer = await server.request("GET", `/lgw/numeros/near?gameId=${gameId}`);
  return (valueOf(answer) as { currentNumero: { numero: string } }).currentNumero.numero;
}

async function bet(contents: readonly Content[], options: { key?: string; as?: string; prizeMode?: string } = {}) {
  const numero = await currentNumero();
  return server.request("POST", "/lgw/orders/betting", {
    headers: { Authorization: options.as ?? token, "Idempotency-Key": options.key ?? `bet-${(keys += 1)}-key` },
    body: {
      prizeMode: options.prizeMode ?? "Lott",
      device: "MOBILE",
      contents: contents.map((content) => ({
        gameId,
        winStop: false,
        playId: coverPlay,
        bettingContent: "00_01",
        singleBetPrice: "1",
        bettingApproach: 1,
        bettingSlip: null,
        numero: [{ numero, multiple: 1 }],
        ...content,
      })),
    },
  });
}

/** Two-digit cover on all 27 lots. */
const coverPlay = "vn_north_lo_2";

const balance = async () => (await readBalances(server.database, memberId)).spendableUnits;
const held = async () => (await readBalances(server.database, memberId)).heldUnits;
const everything = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0")).join("_");

async function toLock(): Promise<void> {
  server.clock.advance(55_000 - (server.clock.now().getTime() % minuteMs));
  await runIssues(server.scope);
}

async function toDraw(): Promise<void> {
  server.clock.advance(minuteMs - (server.clock.now().getTime() % minuteMs));
  await runIssues(server.scope);
}

const orders = async () =>
  (valueOf(await server.request("GET", "/lgw/orders", { headers: { Authorization: token } })) as { content: Record<string, unknown>[] })
    .content;

test("the menu names lotteries and their labels in the language asked for, as they stand where it has none", async () => {
  const menuIn = async (language: string) => {
    const answer = await server.request("GET", "/lgw/vn/games/game_menu", { headers: { language } });
    const groups = valueOf(answer) as { labelName: string; gameMenus: { remark: string }[] }[];
    return groups.map(({ labelName, gameMenus }) => [labelName, ...gameMenus.map(({ remark }) => remark)]);
  };
  expect(await menuIn("TH")).toEqual([["เวียดนาม", "หนึ่งนาที"]]);
  expect(await menuIn("TY")).toEqual([["Vietnam", "One minute"]]);
});

test("3.13.2 7.15.1 a lottery of the menu has all that it is shown, searched and launched by, and the launch opens it", async () => {
  const groups = valueOf(await server.request("GET", "/lgw/vn/games/game_menu?prizeMode=SEA&device=MOBILE&language=TH")) as {
    gameMenus: { code: string; gameId: number }[];
  }[];
  const lottery = groups.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === "MINUTE");
  expect(lottery).toMatchObject({
    gameId,
    code: "MINUTE",
    gameCode: "MINUTE",
    remark: "หนึ่งนาที",
    mobileIconUrl: "/art/lotteries/hanoi.webp",
    gameType: "LOTT",
    vassalage: "TCG_SEA",
    roomId: "",
    nodeId: `lottery-${gameId}`,
    supportPlay: 1,
    isSale: true,
    remainTime: 54_000,
    lockTime: 5,
    showIcon: 1,
  });
  const launched = await server.request("POST", "/lgw/games/launch", {
    headers: { Authorization: token },
    body: {
      lottoArea: "VN",
      launchMode: "LOTT",
      lottoPrizeMode: "Lott",
      lottoGameCode: lottery?.code,
      lottoView: "betting",
      device: "MOBILE",
      backUrl: "/m/lottery",
      language: "TH",
    },
  });
  const { gameUrl } = valueOf(launched) as { gameUrl: string };
  const page = new URL(gameUrl, "http://localhost");
  expect(page.pathname).toBe(`/m/lotto-h5/th/trad/games/${lottery?.gameId}`);
  const code = page.searchParams.get("token");
  const session = valueOf(await server.request("POST", "/wps/session/exchange", { body: { code } })) as { token: string };
  expect(
    (await server.request("GET", `/lgw/games/${lottery?.gameId}/play_menu`, { headers: { Authorization: session.token } })).status,
  ).toBe(200);
  expect((await bet([{ gameId: lottery?.gameId ?? 0 }], { as: session.token })).status).toBe(200);
});

test("7.14.1 7.14.2 menu and recent lotteries answer under both of their paths, in the language that is asked for", async () => {
  await bet([{}]);
  const at = async (path: string) => valueOf(await server.request("GET", path, { headers: { Authorization: token } }));
  const menu = (await at("/lgw/vn/games/game_menu")) as { gameMenus: { gameId: number }[] }[];
  expect(menu.flatMap(({ gameMenus }) => gameMenus).map((game) => game.gameId)).toContain(gameId);
  expect(await at("/lgw/games/game_menus")).toEqual(menu);
  const recent = (await at("/lgw/vn/games/game_menu/recent?device=MOBILE&recentCount=100&prizeMode=SEA")) as { gameId: number }[];
  expect(recent.map((game) => game.gameId)).toEqual([gameId]);
  expect(await at("/lgw/games/game_menus/recent?device=MOBILE&recentCount=100&prizeMode=SEA")).toEqual(recent);
  expect(valueOf(await server.request("GET", "/lgw/games/game_menus/recent"))).toEqual([]);
  expect(await at("/lgw/games/game_menus/recent?language=TH")).toMatchObject([{ remark: "หนึ่งนาที" }]);
  expect(await at("/lgw/games/game_menus/recent?language=XX&prizeMode=SEA")).toEqual(recent);
});

describe("a bet", () => {
  test("costs count times price for each number on its 27 lots, computed by the server", async () => {
    const answer = await bet([{ bettingContent: "07_49" }]);
    expect(answer.status).toBe(200);
    expect(answer.body?.value).toMatchObject({ totalBettingAmount: "54.00", currency: "THB", orders: [{ count: 54 }] });
    expect(await balance()).toBe(startingUnits - 54_0000n);
  });

  test("is settled by the draw: played on all hundred numbers, exactly 27 hits are paid", async () => {
    await bet([{ bettingContent: everything }]);
    const afterStake = await balance();
    expect(afterStake).toBe(startingUnits - 2700_0000n);
    await toDraw();
    const [order] = await orders();
    expect(order).toMatchObject({ state: "paid", hits: 27, result: { special: [expect.stringMatching(/^\d{5}$/)] } });
    const odds = order?.["odds"] as { win: string } | undefined;
    const win = 27n * BigInt(Math.round(Number(odds?.win) * 10_000));
    expect(await balance()).toBe(afterStake + win);
  });

  test("of a place that cannot be paid for is refused whole and leaves nothing", async () => {
    const answer = await bet([{}, { bettingContent: everything, singleBetPrice: "50" }]);
    expect(answer.body).toMatchObject({ success: false, errorCode: "wallet.insufficient_funds" });
    expect(await balance()).toBe(startingUnits);
    expect(await orders()).toEqual([]);
  });

  test.each([null, true, "1e3", ["5"], -1, "-1", 0.00001, "0.00001", "0", "", "1.005"])(
    "with the price %j is refused before it reaches money",
    async (singleBetPrice) => {
      const answer = await bet([{ singleBetPrice }]);
      expect([400, 422]).toContain(answer.status);
      expect(await balance()).toBe(startingUnits);
    },
  );

  test.each([
    ["an unknown play", { playId: "nonsense" }, "lottery.play_unknown"],
    ["an invalid content", { bettingContent: "7_100" }, "lottery.content_invalid"],
    ["an unknown game", { gameId: 999_999 }, "lottery.game_unknown"],
    ["less than the game's minimum", { singleBetPrice: "0.01", bettingApproach: 3, bettingContent: "00" }, "lottery.below_minimum"],
    ["more than the game's maximum", { singleBetPrice: "200001" }, "lottery.limit_exceeded"],
    ["an issue of the past", { numero: [{ numero: "20200101-0001", multiple: 1 }] }, "lottery.issue_closed"],
  ])("on %s is refused", async (_name, content, errorCode) => {
    expect((await bet([content])).body).toMatchObject({ success: false, errorCode });
    expect(await balance()).toBe(startingUnits);
  });

  test("on another merchant's game is refused as unknown", async () => {
    expect((await bet([{ gameId: otherMerchantGameId }])).body).toMatchObject({ errorCode: "lottery.game_unknown" });
  });

  test("is refused from the lock on, by the server's clock", async () => {
    const numero = await currentNumero();
    server.clock.advance(55_000 - (server.clock.now().getTime() % minuteMs));
    const answer = await bet([{ numero: [{ numero, multiple: 1 }] }]);
    expect(answer.body).toMatchObject({ errorCode: "lottery.issue_closed" });
  });

  test("with the same key is placed once, and answered alike; with another body the key is refused", async () => {
    const bets = await Promise.all([1, 2, 3].map(() => bet([{ bettingContent: "11" }], { key: "same-key-1" })));
    expect(bets.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bets.map(({ text }) => text)).size).toBe(1);
    expect(await balance()).toBe(startingUnits - 27_0000n);
    expect((await bet([{ bettingContent: "12" }], { key: "same-key-1" })).body).toMatchObject({
      errorCode: "request.idempotency_conflict",
    });
  });

  test("3.13.3, 7.14.1 the list of numeros tells prize mode, issue and remaining time", async () => {
    const answer = await server.request("GET", "/lotto/lgw/games/opened/numero?prizeMode=SEA");
    const mine = (valueOf(answer) as { gameId: number; remainTime: number; prizeMode: string }[]).find((row) => row.gameId === gameId);
    expect(mine).toMatchObject({ prizeMode: "SEA", remainTime: 54_000, isSale: true, lockTime: 5 });
  });
});

describe("a chase", () => {
  const chase = async (winStop: boolean, bettingContent: string) => {
    const answer = await server.request("GET", `/lgw/numeros/chase/${gameId}`);
    const { chaseNumeros } = valueOf(answer) as { chaseNumeros: { numero: string }[] };
    return bet([
      { winStop, bettingContent, numero: chaseNumeros.slice(0, 3).map(({ numero }, place) => ({ numero, multiple: place + 1 })) },
    ]);
  };

  test("debits the issue on sale and holds the rest until each locks", async () => {
    expect((await chase(false, "00")).status).toBe(200);
    expect([await balance(), await held()]).toEqual([startingUnits - 162_0000n, 135_0000n]);
    await toDraw();
    await toLock();
    expect(await held()).toBe(81_0000n);
  });

  test("that stops at a win gives back the issues to come", async () => {
    await chase(true, everything);
    const before = await balance();
    await toDraw();
    expect(await held()).toBe(0n);
    const states = (await orders()).map(({ state }) => String(state)).toSorted((left, right) => left.localeCompare(right));
    expect(states).toEqual(["cancelled_win_stop", "cancelled_win_stop", "paid"]);
    expect(await balance()).toBeGreaterThan(before + 5400_0000n + 8100_0000n);
  });

  test("is released on an exclusion but for the bet on sale, each issue once, and that bet is still paid", async () => {
    await chase(false, everything);
    const numero = await currentNumero();
    await server.database.tx((transaction) => excludeMember(transaction, { memberId, until: "forever" }));
    const before = await balance();
    expect(await held()).toBe(2n * 2700_0000n + 3n * 2700_0000n);
    await Promise.all([releaseExcludedChases(server.scope), releaseExcludedChases(server.scope)]);
    expect(await held()).toBe(0n);
    expect(await balance()).toBe(before + 5n * 2700_0000n);
    const states = (await orders()).map(({ state }) => String(state)).toSorted((left, right) => left.localeCompare(right));
    expect(states).toEqual(["cancelled_exclusion", "cancelled_exclusion", "placed"]);
    expect((await bet([{ numero: [{ numero, multiple: 1 }] }])).body).toMatchObject({ errorCode: "safeguards.member_excluded" });
    await toDraw();
    expect((await orders()).filter(({ state }) => state === "paid")).toHaveLength(1);
    expect(await balance()).toBeGreaterThan(before + 5n * 2700_0000n);
  });

  test("gives back what was held for issues that nobody opened", async () => {
    await chase(false, "00");
    server.clock.advance(10 * minuteMs);
    await runIssues(server.scope);
    expect(await held()).toBe(0n);
    const states = (await orders()).map(({ state }) => state);
    expect(states.filter((state) => state === "void_refunded")).toHaveLength(2);
  });
});

describe("cancelling", () => {
  const cancel = (ids: readonly unknown[], as = token) =>
    server.request("PUT", "/lgw/orders/suborders/cancel", { headers: { Authorization: as }, body: ids });

  test("7.16 gives the stake back once, with the status code 8", async () => {
    await bet([{}]);
    const ids = (await orders()).map(({ orderDetailId }) => orderDetailId);
    const both = await Promise.all([cancel(ids), cancel(ids)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body?.value).toMatchObject({ status: 8 });
    expect(await balance()).toBe(startingUnits);
  });

  test("is refused after the lock, and for somebody else's bet", async () => {
    await bet([{}]);
    const ids = (await orders()).map(({ orderDetailId }) => orderDetailId);
    const stranger = await openPlayer(server, "stranger1", startingUnits);
    expect((await cancel(ids, stranger.token)).body).toMatchObject({ errorCode: "lottery.order_unknown" });
    await toLock();
    expect((await cancel(ids)).body).toMatchObject({ errorCode: "lottery.order_not_cancellable" });
  });
});

describe("a draw", () => {
  test("is the published function of seed and closed bets, and anyone can compute it again", async () => {
    await bet([{ bettingContent: "33" }]);
    const numero = await currentNumero();
    const before = await server.request("GET", `/lgw/numeros/near?gameId=${gameId}`);
    const promised = (valueOf(before) as { currentNumero: { commitment: string } }).currentNumero.commitment;
    expect(Object.keys((valueOf(before) as { currentNumero: object }).currentNumero)).not.toContain("seed");
    await toDraw();
    const [order] = await orders();
    const drawn = await server.request("GET", `/lgw/draw/${gameId}?size=1`);
    const [issue] = (valueOf(drawn) as { draws: { numero: string; seed: string; betRoot: string; commitment: string; result: unknown }[] })
      .draws;
    expect(issue).toMatchObject({ numero, commitment: promised });
    expect(order).toMatchObject({ singleBetPrice: "1", bettingApproach: 1 });
    const betRoot = merkleRoot([
      encodeBetLeaf({
        subOrderId: String(order?.["orderDetailId"]),
        gameCode: "MINUTE",
        numero,
        playCode: coverPlay,
        content: "33",
        count: 27,
        multiple: 1,
        amountUnits: 27_0000n,
        odds: order?.["odds"] as Record<string, string>,
      }),
    ]);
    expect(Buffer.from(betRoot).toString("hex")).toBe(issue?.betRoot);
    const family = familyOf("vn_north");
    if (family === undefined || issue === undefined) throw new Error("nothing was drawn");
    expect(drawIssue(family, { gameCode: "MINUTE", numero, seed: Buffer.from(issue.seed, "hex"), betRoot })).toEqual(issue.result);
  });

  test("is told in short for charts; who knows it already is told only what came after it", async () => {
    const results = async (query = "") => {
      const answer = await server.request("GET", `/lgw/draw/${gameId}/results${query}`);
      return (valueOf(answer) as { draws: { numero: string; result: string }[] }).draws;
    };
    const known = await results();
    const [newest] = known;
    const family = familyOf("vn_north");
    expect(known.every(({ result }) => family?.parseResult(result).ok === true)).toBe(true);
    expect(await results("?size=1")).toEqual([newest]);
    expect(await results(`?after=${newest?.numero}`)).toEqual([]);
    const numero = await currentNumero();
    await toDraw();
    expect((await results(`?after=${newest?.numero}`)).map((draw) => draw.numero)).toContain(numero);
    expect((await server.request("GET", `/lgw/draw/${gameId}/results?after=nothing`)).body).toMatchObject({
      errorCode: "lottery.issue_unknown",
    });
    expect((await server.request("GET", "/lgw/draw/99999/results")).body).toMatchObject({ errorCode: "lottery.game_unknown" });
  });

  test("7.16 a member's bets of a time are those placed in it", async () => {
    await bet([{}]);
    const [{ placedAt } = {}] = await orders();
    const at = String(placedAt);
    const later = new Date(Date.parse(at) + 1).toISOString();
    const within = async (from: string, to: string) => {
      const answer = await server.request("GET", `/lgw/orders?from=${from}&to=${to}`, { headers: { Authorization: token } });
      return (valueOf(answer) as { content: { placedAt: string }[] }).content.map((order) => order.placedAt);
    };
    expect(await within(at, later)).toEqual([at]);
    expect(await within(later, new Date(Date.parse(at) + minuteMs).toISOString())).toEqual([]);
  });

  test("7.16 a member's bets of today are those since midnight in the house's zone", async () => {
    await bet([{}]);
    const today = async () => {
      const answer = await server.request("GET", `/lgw/orders/today?gameId=-1&size=100`, { headers: { Authorization: token } });
      return (valueOf(answer) as { content: { placedAt: string }[] }).content.map((order) => order.placedAt);
    };
    const [{ placedAt } = {}] = await orders();
    expect(await today()).toContain(placedAt);
    // The tests' house is in Bangkok, seven hours ahead.
    const msOfDay = (server.clock.now().getTime() + 7 * 60 * minuteMs) % (24 * 60 * minuteMs);
    server.clock.advance(24 * 60 * minuteMs - msOfDay - 1);
    expect(await today()).toContain(placedAt);
    server.clock.advance(1);
    expect(await today()).toEqual([]);
  });

  test("happens once however many workers try", async () => {
    await bet([{ bettingContent: everything }]);
    server.clock.advance(minuteMs - (server.clock.now().getTime() % minuteMs));
    await Promise.all([1, 2, 3].map(() => runIssues(server.scope)));
    const [{ wins } = { wins: 0 }] = await server.database.query<{ wins: number }>(
      "select count(*)::int as wins from wallet_posted where idempotency_key like 'lottery:win:%' and subject_id = (select id::text from lottery_orders where member_id = $1)",
      [memberId],
    );
    expect(wins).toBe(1);
  });

  test("leaves a ledger in which nothing was made or lost", async () => {
    await bet([{ bettingContent: everything }, { bettingContent: "05" }]);
    await toDraw();
    const report = await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks]);
    expect(report.problems).toEqual([]);
    expect(report.transferCount).toBeGreaterThan(50);
  });
});

test("an edited option changes no bet that was placed before: an issue is judged as it was announced", async () => {
  await bet([{ playId: "vn_north_xien_2", bettingContent: "11_22" }]);
  await server.database.query("update lottery_games set options = '{\"loTwoStake\": 22}' where id = $1", [gameId]);
  await toDraw();
  const [issue] = await server.database.query<{ options: object }>(
    "select options from lottery_issues where game_id = $1 and state = 'settled' order by draw_at desc limit 1",
    [gameId],
  );
  expect(issue?.options).toEqual({});
  await server.database.query("update lottery_games set options = '{}' where id = $1", [gameId]);
});

test("two hundred members who bet while the issue locks: every accepted bet is in the root, none is lost", async () => {
  const players = await Promise.all(Array.from({ length: 20 }, (_, place) => openPlayer(server, `crowd${place}`, startingUnits)));
  const numero = await currentNumero();
  server.clock.advance(55_000 - (server.clock.now().getTime() % minuteMs) - 1);
  const bets = players.flatMap((player) =>
    Array.from({ length: 10 }, () => bet([{ numero: [{ numero, multiple: 1 }] }], { as: player.token })),
  );
  server.clock.advance(1);
  const [answered] = await Promise.all([Promise.all(bets), runIssues(server.scope)]);
  const accepted = answered.filter(({ status }) => status === 200).length;
  const [issue] = await server.database.query<{ bet_count: number; state: string }>(
    "select bet_count, state from lottery_issues where game_id = $1 and numero = $2",
    [gameId, numero],
  );
  expect(issue).toEqual({ bet_count: accepted, state: "locked" });
});

describe("a game drawn by a calendar", () => {
  test("sells days ahead and over what its calendar leaves out; a chase counts draws, and each settles at its time", async () => {
    const calendarGameId = await createCalendarGame();
    server.clock.advance(Date.parse("2026-04-10T00:00:00Z") - server.clock.now().getTime());
    await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
    ({ token, memberId } = await openPlayer(server, "patient", startingUnits));
    await runIssues(server.scope);
    const near = async () =>
      valueOf(await server.request("GET", `/lgw/numeros/near?gameId=${calendarGameId}`)) as {
        currentNumero: { numero: string; remainTime: number; isSale: boolean };
        previousNumero: { numero: string } | null;
      };
    const leftMs = Date.parse("2026-04-16T08:30:00Z") - server.clock.now().getTime();
    expect((await near()).currentNumero).toMatchObject({ numero: "20260416", remainTime: leftMs, isSale: true });
    const open = valueOf(await server.request("GET", "/lotto/lgw/games/opened/numero?prizeMode=Lott")) as {
      gameId: number;
      numero: string;
    }[];
    expect(open.find((one) => one.gameId === calendarGameId)).toMatchObject({ numero: "20260416", remainTime: leftMs });
    const { chaseNumeros } = valueOf(await server.request("GET", `/lgw/numeros/chase/${calendarGameId}`)) as {
      chaseNumeros: { numero: string }[];
    };
    // 1 May is Labour Day.
    expect(chaseNumeros.map(({ numero }) => numero)).toEqual(["20260416", "20260502", "20260516"]);

    const content = { gameId: calendarGameId, playId: "myanmar_3d_sides", bettingContent: "big_small" };
    const covering = (...numeros: string[]) => bet([{ ...content, numero: numeros.map((numero) => ({ numero, multiple: 1 })) }]);
    for (const unknown of ["20260501", "20260417", "20260601"]) {
      expect((await covering("20260416", unknown)).body).toMatchObject({ errorCode: "lottery.issue_closed" });
    }
    expect((await covering("20260416", "20260502")).status).toBe(200);
    expect([await balance(), await held()]).toEqual([startingUnits - 4_0000n, 2_0000n]);

    server.clock.advance(leftMs);
    await runIssues(server.scope);
    expect((await near()).currentNumero).toMatchObject({ numero: "20260416", remainTime: 0, isSale: false });
    server.clock.advance(30 * minuteMs);
    await runIssues(server.scope);
    expect(await near()).toMatchObject({ currentNumero: { numero: "20260502", isSale: true }, previousNumero: { numero: "20260416" } });
    // One side of two wins 1.9 of its unit.
    expect(await balance()).toBe(startingUnits - 4_0000n + 1_9000n);
    const seen = valueOf(await server.request("GET", `/lgw/draw/${calendarGameId}`)) as { draws: { numero: string }[] };
    expect(seen.draws.map(({ numero }) => numero)).toEqual(["20260416"]);
  });
});

test("an operator closes days of a calendar and adds draws; what is announced already is named, and what is no day is refused", async () => {
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  const actor = { kind: "command", name: "ops" } as const;
  const change = (wanted: "close" | "add" | "clear", ...days: string[]) =>
    server.database.tx((transaction) =>
      changeDrawDays(server.scope, transaction, { merchantId: merchant.id, gameCode: "FORTNIGHT", change: wanted, days, actor }),
    );
  const numerosOf = async (changed: ReturnType<typeof change>) => (await changed).next.map(({ numero }) => numero);
  const before = await numerosOf(change("clear"));
  expect(before).toEqual(["20260502", "20260516", "20260601", "20260616", "20260701"]);
  expect(await numerosOf(change("add", "2026-05-09"))).toEqual(["20260502", "20260509", "20260516", "20260601", "20260616"]);
  const closed = await change("close", "2026-05-02", "2026-05-09");
  expect(closed).toMatchObject({ addedDays: [], strandedNumeros: ["20260502"] });
  expect(closed.next[0]?.numero).toBe("20260516");
  await expect(change("close", "2026-02-30")).rejects.toThrow("2026-02-30");
  expect(await numerosOf(change("clear", "2026-05-02", "2026-05-09"))).toEqual(before);
  await expect(
    server.database.tx((transaction) =>
      changeDrawDays(server.scope, transaction, {
        merchantId: merchant.id,
        gameCode: "MINUTE",
        change: "close",
        days: ["2026-05-02"],
        actor,
      }),
    ),
  ).rejects.toThrow("no calendar");
  const lines = await server.database.query("select 1 from platform_audit where action = 'lottery.draw_days' and subject_id = 'FORTNIGHT'");
  expect(lines).toHaveLength(3);
});

function createCalendarGame(): Promise<number> {
  return openTestGame(server, {
    merchantId: server.merchantIds["LANTERN"] ?? "",
    code: "FORTNIGHT",
    family: "myanmar_3d",
    options: { draw: "house" },
    schedule: thaiGovernmentSchedule,
    label: "Myanmar",
    iconUrl: "/art/lotteries/balloon.webp",
    chaseMax: 3,
  });
}

describe("prize modes and series", () => {
  const sound = async () => {
    const report = await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks]);
    expect(report.problems).toEqual([]);
  };
  interface Menu {
    readonly prizeMode: string;
    readonly prizeModes: readonly string[];
    readonly series: object;
    readonly groups: readonly { plays: readonly { playId: string; playType: string; odds: Record<string, string> }[] }[];
  }
  const oddsOf = (menu: Menu) => menu.groups.flatMap(({ plays }) => plays).find(({ playId }) => playId === coverPlay)?.odds;

  test("9.5.3, 3.20.4, 3.20.6 the play menu has the odds of the mode asked for, of Lott where none is, and each play's type", async () => {
    const menuOf = async (query: string) => valueOf(await server.request("GET", `/lgw/games/${gameId}/play_menu${query}`)) as Menu;
    const plain = await menuOf("");
    expect(plain).toMatchObject({ prizeMode: "Lott", prizeModes: ["Lott", "SEA"], series: { minSeries: 1700, maxSeries: 1960 } });
    expect(oddsOf(plain)).toEqual({ win: "99.5" });
    const sea = await menuOf("?prizeMode=SEA");
    expect(sea).toMatchObject({ prizeMode: "SEA", series: { minSeries: 1800, maxSeries: 1980, maxBetSeries: 1980, defaultSeries: 1980 } });
    expect(oddsOf(sea)).toEqual({ win: "98" });
    const types = plain.groups.flatMap(({ plays }) => plays.map(({ playId, playType }) => [playId, playType]));
    expect(types).toContainEqual(["vn_north_big_small", "Entertainment"]);
    expect(types).toContainEqual([coverPlay, "Tradition"]);
  });

  test("3.13.3 lists of lotteries and numeros answer the mode asked for where the lottery is sold in it, else Lott", async () => {
    for (const [asked, told] of [
      ["SEA", "SEA"],
      ["ZY", "Lott"],
    ]) {
      const [group] = valueOf(await server.request("GET", `/lgw/vn/games/game_menu?prizeMode=${asked}`)) as { gameMenus: object[] }[];
      expect(group?.gameMenus[0]).toMatchObject({ prizeMode: told, numero: await currentNumero(), remainTime: 54_000 });
      const open = valueOf(await server.request("GET", `/lotto/lgw/games/opened/numero?prizeMode=${asked}`)) as { gameId: number }[];
      expect(open.find((row) => row.gameId === gameId)).toMatchObject({ prizeMode: told });
    }
  });

  test("a mode that is not sold is refused by menu, launch and bet", async () => {
    const refused = { success: false, errorCode: "lottery.prize_mode_unsold" };
    expect((await server.request("GET", `/lgw/games/${gameId}/play_menu?prizeMode=ZY`)).body).toMatchObject(refused);
    const launch = (body: object) =>
      server.request("POST", "/lgw/games/launch", { headers: { Authorization: token }, body: { lottoGameCode: "MINUTE", ...body } });
    expect((await launch({ lottoPrizeMode: "Elott" })).body).toMatchObject(refused);
    expect((await bet([{}], { prizeMode: "ZY" })).body).toMatchObject(refused);
    expect(await balance()).toBe(startingUnits);
    const { gameUrl } = valueOf(await launch({ lottoPrizeMode: "SEA", lottoMode: "SEA_Entertainment" })) as { gameUrl: string };
    expect(gameUrl).toMatch(/\/ent\/games\/\d+\?token=.*prize_mode=SEA/);
  });

  test("3.20.4 the order keeps mode, series and odds as they were, whatever an operator changes, and is paid by them", async () => {
    const placed = await bet([{ bettingContent: everything, series: 1800 }], { prizeMode: "SEA" });
    expect(placed.status).toBe(200);
    await server.database.tx((transaction) =>
      changePrizeModes(server.scope, transaction, {
        merchantId: server.merchantIds["LANTERN"] ?? "",
        gameCode: "MINUTE",
        change: { kind: "price", mode: "SEA", playId: coverPlay, prices: { win: "50" }, aboveOwn: "refused" },
        actor: { kind: "system", name: "test" },
      }),
    );
    const placedAnew = await bet([{ series: 1980 }], { prizeMode: "SEA" });
    expect(placedAnew.status).toBe(200);
    const [after, before] = (await orders()).toSorted((one, other) => Number(one["count"]) - Number(other["count"]));
    // 98 × 1800 / 1980 = 89.0909…
    expect(before).toMatchObject({ prizeMode: "SEA", series: 1800, rebatePer2000: 180, rebateAmount: "0.00", odds: { win: "89.0909" } });
    expect(after).toMatchObject({ series: 1980, rebatePer2000: 0, odds: { win: "50" } });
    await server.database.query("update lottery_games set prize_modes = jsonb_set(prize_modes, '{SEA,vn_north_lo_2,win}', '\"98\"')");
    await toDraw();
    const paid = (await orders()).find(({ count }) => count === 2700);
    expect(paid).toMatchObject({ state: "paid", winAmount: "2405.4543", rebateAmount: "243.00" });
    await sound();
  });

  test("a rebate comes with the settlement, win or lose, once, and stands in the statement under its own reason", async () => {
    await bet([{ bettingContent: everything, series: 1700 }]);
    await toDraw();
    await runIssues(server.scope);
    // 27 hits at 99.5 × 1700 / 1960, and 260 of 2000 of 2,700.
    expect(await balance()).toBe(startingUnits - 2700_0000n + 27n * 86_3010n + 351_0000n);
    const entries = await server.database.query<{ amount_units: bigint }>(
      "select amount_units from wallet_posted where member_id = $1 and reason = 'lottery_rebate'",
      [memberId],
    );
    expect(entries).toEqual([{ amount_units: 351_0000n }]);
    expect(await orders()).toMatchObject([{ hits: 27, rebateAmount: "351.00", series: 1700 }]);
    await sound();
  });

  test("a cancelled bet earns no rebate, and one at the highest series has none", async () => {
    await bet([{ series: 1700 }]);
    const [order] = await orders();
    await server.request("PUT", "/lgw/orders/suborders/cancel", {
      headers: { Authorization: token },
      body: [order?.["orderDetailId"]],
    });
    await bet([{}]);
    await toDraw();
    const settled = await orders();
    expect(settled.map(({ rebateAmount }) => rebateAmount)).toEqual(["0.00", "0.00"]);
    const won = settled.reduce((sum, { winAmount }) => sum + BigInt(Math.round(Number(winAmount) * 10_000)), 0n);
    expect(await balance()).toBe(startingUnits - 54_0000n + won);
    await sound();
  });

  test.each([
    [1699, coverPlay],
    [1961, coverPlay],
    [2001, coverPlay],
    [-1, coverPlay],
    [1800.5, coverPlay],
    ["1800", coverPlay],
    [null, coverPlay],
    [1960, "vn_north_big_small"],
  ])("a series of %j on %s is refused, and nothing is taken", async (series, playId) => {
    const answer = await bet([{ series, playId, bettingContent: playId === coverPlay ? "00" : "big" }]);
    expect([400, 422]).toContain(answer.status);
    expect(await balance()).toBe(startingUnits);
  });

  test("3.20.4 the member's series are told by prize mode; no session, no answer", async () => {
    const mine = await server.request("GET", "/lgw/customers/series", { headers: { Authorization: token } });
    expect(valueOf(mine)).toMatchObject({
      series: [
        { prizeMode: "Lott", minSeries: 1700, maxSeries: 1960, maxBetSeries: 1960, defaultSeries: 1960 },
        { prizeMode: "SEA", minSeries: 1800 },
        { prizeMode: "ZY" },
        { prizeMode: "Elott", minSeries: 1960, maxSeries: 1960 },
      ],
    });
    expect((await server.request("GET", "/lgw/customers/series")).status).toBe(401);
  });
});

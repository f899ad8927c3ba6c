import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsAnswers } from "../accounts/routes.ts";
import { findSession } from "../accounts/find-session.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../http/testing/test-server.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { walletChecks } from "../wallet/ledger-checks.ts";
import { readBalances } from "../wallet/read-balances.ts";
import { lotteryLedgerChecks } from "./ledger-checks.ts";
import { lotteryAnswers } from "./routes.ts";
import { runIssues } from "./run-issues.ts";
import { openPlayer, openTestGame } from "./testing/lottery-house.ts";

const answers = [...accountsAnswers, ...lotteryAnswers];
const minuteMs = 60_000;
const lockLeadMs = 5_000;
const startUnits = 100_000_0000n;
/** One number on 27 lots, at a price of 1. */
const stakeUnits = 27_0000n;
const playId = "vn_north_lo_2";

let server: TestServer;
let keys = 0;
let token: string;
let memberId: string;
const gameIds: Record<string, number> = {};
/** Of the game that this member bets on: the last drawn, the one on sale and those that follow. */
let drawn: string;
let numeros: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession });
  await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
  await openGame("localhost", "MINUTE");
  await openGame("jade.localhost", "ELSEWHERE");
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.advance(2 * minuteMs - (server.clock.now().getTime() % minuteMs));
  await runIssues(server.scope);
  drawn = await numeroOnSale("MINUTE");
  server.clock.advance(minuteMs);
  await runIssues(server.scope);
  ({ token, memberId } = await openPlayer(server, `careful${(keys += 1)}`, startUnits));
  const { chaseNumeros } = valueOf(await server.request("GET", `/lgw/numeros/chase/${gameIds["MINUTE"]}`)) as {
    chaseNumeros: { numero: string }[];
  };
  numeros = chaseNumeros.map(({ numero }) => numero);
});

async function openGame(host: string, code: string): Promise<void> {
  const merchant = await findMerchant(server.scope, host);
  if (merchant === undefined) throw new Error(`no merchant at ${host}`);
  const line = { betAmountMin: 1_0000n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n };
  gameIds[code] = await openTestGame(server, {
    merchantId: merchant.id,
    code,
    family: "vn_north",
    schedule: { kind: "interval", zone: merchant.zone, intervalSeconds: 60, lockLeadSeconds: lockLeadMs / 1000 },
    limits: Object.fromEntries(merchant.currencies.map((currency) => [currency, line])),
    chaseMax: 10,
  });
}

async function numeroOnSale(code: string): Promise<string> {
  const [row] = await server.database.query<{ numero: string }>("select numero from lottery_issues where game_id = $1 and state = 'open'", [
    gameIds[code],
  ]);
  if (row === undefined) throw new Error(`nothing of ${code} is on sale`);
  return row.numero;
}

interface Sent {
  readonly content?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function bet({ content = {}, body = {}, key = `careful-${(keys += 1)}`, query = "", headers = {} }: Sent = {}): Promise<TestAnswer> {
  const line = { gameId: gameIds["MINUTE"], winStop: false, playId, bettingContent: "07", singleBetPrice: "1", bettingApproach: 1 };
  const numero = [{ numero: numeros[0], multiple: 1 }];
  return server.request("POST", `/lgw/orders/betting${query}`, {
    headers: { Authorization: token, "Idempotency-Key": key, ...headers },
    body: { prizeMode: "Lott", device: "MOBILE", contents: [{ ...line, bettingSlip: null, numero, ...content }], ...body },
  });
}

const covering = (...places: readonly number[]) => ({ numero: places.map((place) => ({ numero: numeros[place], multiple: 1 })) });
const cancel = (ids: readonly unknown[]) =>
  server.request("PUT", "/lgw/orders/suborders/cancel", { headers: { Authorization: token }, body: ids });

interface Order {
  readonly orderDetailId: string;
  readonly numero: string;
  readonly state: string;
  readonly count: number;
  readonly amount: string;
  readonly odds: object;
  readonly mayCancel: boolean;
}

/** The member's bets, by the draw they are for. */
async function orders(): Promise<Order[]> {
  const page = valueOf(await server.request("GET", "/lgw/orders", { headers: { Authorization: token } })) as { content: Order[] };
  return page.content.toSorted((left, right) => left.numero.localeCompare(right.numero));
}

async function expectNothingTaken(after: string): Promise<void> {
  const { spendableUnits, heldUnits } = await readBalances(server.database, memberId);
  expect([spendableUnits, heldUnits, await orders()], after).toEqual([startUnits, 0n, []]);
}

const withMultiple = (multiple: unknown) => () => ({ content: { numero: [{ numero: numeros[0], multiple }] } });
const ofNumero = (numero: unknown) => () => ({ content: { numero: [{ numero, multiple: 1 }] } });

const refusedBets: readonly (readonly [name: string, sent: () => Sent, status: number, errorCode: string])[] = [
  ["a multiple of 0", withMultiple(0), 400, "request.invalid"],
  ["a negative multiple", withMultiple(-1), 400, "request.invalid"],
  ["a multiple of a billion", withMultiple(1_000_000_000), 400, "request.invalid"],
  ["a multiple above the game's", withMultiple(10_001), 422, "lottery.multiple_invalid"],
  ["a fraction of a multiple", withMultiple(1.5), 400, "request.invalid"],
  ["a multiple as a text", withMultiple("2"), 400, "request.invalid"],
  ["no multiple", withMultiple(null), 400, "request.invalid"],
  [
    "multiples that sum to more than the balance",
    () => ({ content: { ...covering(0, 1), singleBetPrice: "3000" } }),
    422,
    "wallet.insufficient_funds",
  ],
  ["an issue that is drawn", () => ofNumero(drawn)(), 422, "lottery.issue_closed"],
  ["an issue of another day", ofNumero("20991231-0001"), 422, "lottery.issue_closed"],
  ["an issue that is none", ofNumero("../1' or 1=1"), 422, "lottery.issue_closed"],
  ["no issue's number", ofNumero(""), 422, "lottery.issue_closed"],
  ["an issue as a number", ofNumero(20_260_301), 400, "request.invalid"],
  ["no issues", () => ({ content: { numero: [] } }), 400, "request.invalid"],
  ["another merchant's game", () => ({ content: { gameId: gameIds["ELSEWHERE"] } }), 404, "lottery.game_unknown"],
  ["a chase with a gap", () => ({ content: covering(0, 2) }), 422, "lottery.chase_invalid"],
  ["a chase with a gap behind the issue on sale", () => ({ content: covering(1, 2, 4) }), 422, "lottery.chase_invalid"],
  ["a chase that names an issue twice", () => ({ content: covering(0, 1, 1) }), 422, "lottery.chase_invalid"],
  [
    "a chase that is too long",
    () => ({ content: covering(...Array.from({ length: 11 }, (_, place) => place % 10)) }),
    422,
    "lottery.chase_invalid",
  ],
  [
    "a chase into a drawn issue",
    () => ({ content: { numero: [drawn, numeros[0]].map((numero) => ({ numero, multiple: 1 })) } }),
    422,
    "lottery.issue_closed",
  ],
  ["a prize mode that there is not", () => ({ body: { prizeMode: "lott" } }), 400, "request.invalid"],
  ["a prize mode that is no text", () => ({ body: { prizeMode: ["Lott"] } }), 400, "request.invalid"],
  ["a unit that there is not", () => ({ content: { bettingApproach: 4 } }), 400, "request.invalid"],
  ["no key", () => ({ headers: { "Idempotency-Key": "" } }), 400, "request.idempotency_key_required"],
];

test("a bet that is refused says why and takes nothing", async () => {
  for (const [name, sent, status, errorCode] of refusedBets) {
    const answer = await bet(sent());
    expect([answer.status, answer.body?.errorCode], name).toEqual([status, errorCode]);
    expect(answer.body?.message, name).toMatch(/\S/);
    // What is wrong with the form of a request is said by field.
    if (errorCode === "request.invalid")
      expect(JSON.stringify(answer.body?.value), name).toMatch(/multiple|numero|prizeMode|bettingApproach/);
    await expectNothingTaken(name);
  }
  for (const Authorization of ["", "nonsense"]) expect((await bet({ headers: { Authorization } })).status).toBe(401);
  await expectNothingTaken("no session");
});

test("what is beyond a game's bounds is refused with the bound", async () => {
  const messages = await Promise.all(
    [
      { numero: [{ numero: numeros[0], multiple: 10_001 }] },
      { series: 1 },
      { singleBetPrice: "10000" },
      { playId: "vn_north_de_special", bettingApproach: 3 },
    ].map(async (content) => String((await bet({ content })).body?.message)),
  );
  expect(messages).toEqual([
    expect.stringMatching(/from 1 to 10,?000\b/),
    expect.stringMatching(/from 1,?700 to 1,?960\b/),
    expect.stringMatching(/at most .*200,000/),
    expect.stringMatching(/at least .*1/),
  ]);
  await expectNothingTaken("bounds");
});

const tampered: readonly (readonly [name: string, sent: Sent, value: object])[] = [
  ["a smaller count", { content: { count: 1 } }, { count: 27, content: 0 }],
  ["better odds", { content: { odds: { win: "9999" } } }, { content: 0 }],
  ["odds of another prize", { content: { odds: { win: "99.5", second: "9999" } } }, { content: 0 }],
  ["a smaller amount", { content: { amount: "0.01" } }, { amount: "27.00", content: 0 }],
  ["a smaller total", { body: { totalBettingAmount: "0.01" } }, { totalBettingAmount: "27.00" }],
];

test("a bet with another count, other odds or another amount than it has is refused with the true ones, and takes nothing", async () => {
  for (const [name, sent, value] of tampered) {
    const answer = await bet(sent);
    expect([answer.status, answer.body?.errorCode], name).toEqual([409, "lottery.terms_changed"]);
    expect(answer.body?.value, name).toMatchObject(value);
    await expectNothingTaken(name);
  }
  for (const [name, content] of [
    ["a count of 0", { count: 0 }],
    ["a count as a text", { count: "27" }],
    ["a negative amount", { amount: "-27" }],
  ] as const)
    expect((await bet({ content })).body?.errorCode, name).toBe("request.invalid");
  await expectNothingTaken("what is no count and no amount");
});

test("a bet whose count, odds and amounts are what it has is placed; a client's other sums count for nothing", async () => {
  const { value } = (await bet({ content: { count: 1 } })).body as { value: { odds: object } };
  const shown = { ...covering(0, 1), count: 27, amount: "54", odds: value.odds };
  const answer = await bet({
    content: { ...shown, winAmount: "1000000", unitStakeUnits: 1 },
    body: { totalBettingAmount: "54.00", betCartAmountSum: "0.0100" },
  });
  expect(answer.status).toBe(200);
  expect(await orders()).toMatchObject([
    { count: 27, amount: "27.00" },
    { count: 27, amount: "27.00" },
  ]);
  const { spendableUnits, heldUnits } = await readBalances(server.database, memberId);
  expect([spendableUnits, heldUnits]).toEqual([startUnits - 2n * stakeUnits, stakeUnits]);
});

test.each([-10 * 365, 10 * 365])("a client's clock that is %d days off sells nothing late and refuses nothing early", async (days) => {
  const wrong = server.clock.now().getTime() + days * 24 * 60 * minuteMs;
  const late = { query: `?t=${wrong}`, headers: { Date: new Date(wrong).toUTCString() } };
  expect((await bet(late)).status).toBe(200);
  server.clock.advance(minuteMs - lockLeadMs - (server.clock.now().getTime() % minuteMs));
  // Before the worker locks it, and after.
  for (const lock of [async () => undefined, () => runIssues(server.scope)]) {
    await lock();
    expect((await bet(late)).body).toMatchObject({ success: false, errorCode: "lottery.issue_closed" });
  }
  expect((await orders()).map(({ state }) => state)).toEqual(["locked"]);
});

test("a draw to come that is void is left out of a chase, which goes on behind it", async () => {
  expect((await bet({ content: covering(0, 1) })).status).toBe(200);
  await server.database.query("update lottery_issues set state = 'void', void_reason = 'operators' where game_id = $1 and numero = $2", [
    gameIds["MINUTE"],
    numeros[1],
  ]);
  const offered = valueOf(await server.request("GET", `/lgw/numeros/chase/${gameIds["MINUTE"]}`)) as { chaseNumeros: { numero: string }[] };
  expect(offered.chaseNumeros.map(({ numero }) => numero)).toEqual(numeros.filter((_, place) => place !== 1));
  expect((await bet({ content: covering(0, 1, 2) })).body).toMatchObject({ errorCode: "lottery.issue_closed" });
  expect((await bet({ content: covering(0, 2) })).status).toBe(200);
  await runIssues(server.scope);
  expect((await orders()).filter(({ state }) => state === "void_refunded")).toHaveLength(1);
});

test("a key that two connections use at once buys once; for another bet it is refused", async () => {
  const same = await Promise.all(Array.from({ length: 4 }, () => bet({ key: "same-moment" })));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(same.map(({ text }) => text)).size).toBe(1);
  const two = await Promise.all(["08", "09"].map((bettingContent) => bet({ key: "two-bets", content: { bettingContent } })));
  expect(new Set(two.map(({ body }) => body?.errorCode))).toEqual(new Set(["request.idempotency_conflict", undefined]));
  expect(await orders()).toHaveLength(2);
  expect((await readBalances(server.database, memberId)).spendableUnits).toBe(startUnits - 2n * stakeUnits);
});

test("7.16 a chase is cancelled from its last draw backwards; out of the middle it is refused, and nothing of it is lost", async () => {
  await bet({ content: covering(0, 1, 2) });
  const [first, middle, last] = await orders();
  expect([first, middle, last].map((order) => order?.mayCancel)).toEqual([false, false, true]);
  for (const ids of [[first], [middle], [first, middle], [first, last]]) {
    const answer = await cancel(ids.map((order) => order?.orderDetailId));
    expect([answer.status, answer.body?.errorCode]).toEqual([422, "lottery.chase_cancel_order"]);
  }
  const held = async () => (await readBalances(server.database, memberId)).heldUnits;
  expect(await held()).toBe(2n * stakeUnits);
  expect((await cancel([last?.orderDetailId])).body).toMatchObject({ value: { status: 8 } });
  expect((await orders()).map(({ mayCancel }) => mayCancel)).toEqual([false, true, false]);
  // What was cancelled before may be named again beside the rest.
  expect((await cancel([last, middle, first].map((order) => order?.orderDetailId))).status).toBe(200);
  const { spendableUnits, heldUnits } = await readBalances(server.database, memberId);
  expect([spendableUnits, heldUnits]).toEqual([startUnits, 0n]);
});

test("a bet that is cancelled while its issue locks is either given back or in the root, never both nor neither", async () => {
  let cancelled = 0;
  for (let round = 0; round < 4; round += 1) {
    numeros = [await numeroOnSale("MINUTE")];
    for (let count = 0; count < 6; count += 1) expect((await bet()).status).toBe(200);
    const placed = (await orders()).filter(({ numero }) => numero === numeros[0]);
    const before = (await readBalances(server.database, memberId)).spendableUnits;
    server.clock.advance(minuteMs - lockLeadMs - 1 - (server.clock.now().getTime() % minuteMs));
    // Some are asked for a millisecond before the lock, the others at it.
    const early = placed.slice(0, 3).map(({ orderDetailId }) => cancel([orderDetailId]));
    if (round % 2 === 1) await early[0];
    server.clock.advance(1);
    const late = placed.slice(3).map(({ orderDetailId }) => cancel([orderDetailId]));
    const [given] = await Promise.all([Promise.all([...early, ...late]), runIssues(server.scope), runIssues(server.scope)]);
    const back = given.filter(({ status }) => status === 200).length;
    for (const { body } of given.filter(({ status }) => status !== 200)) expect(body?.errorCode).toBe("lottery.order_not_cancellable");
    const [issue] = await server.database.query("select bet_count, state from lottery_issues where game_id = $1 and numero = $2", [
      gameIds["MINUTE"],
      numeros[0],
    ]);
    expect(issue).toEqual({ bet_count: placed.length - back, state: "locked" });
    expect((await readBalances(server.database, memberId)).spendableUnits).toBe(before + BigInt(back) * stakeUnits);
    cancelled += back;
    server.clock.advance(lockLeadMs);
    await runIssues(server.scope);
  }
  expect(cancelled).toBeGreaterThan(0);
  const report = await checkLedger(server.database, [...walletChecks, ...lotteryLedgerChecks]);
  expect(report.problems).toEqual([]);
});

describe("the launch", () => {
  const launch = (body: Readonly<Record<string, unknown>>) =>
    server.request("POST", "/lgw/games/launch", { headers: { Authorization: token }, body: { lottoGameCode: "MINUTE", ...body } });
  const codeOf = async () =>
    new URL((valueOf(await launch({})) as { gameUrl: string }).gameUrl, "http://localhost").searchParams.get("token") ?? "";
  const exchange = (code: string, host = "localhost") => server.request("POST", "/wps/session/exchange", { body: { code }, host });

  test("is refused for what there is not", async () => {
    for (const [name, body, errorCode] of [
      ["a lottery that there is not", { lottoGameCode: "NOWHERE" }, "lottery.game_unknown"],
      ["another merchant's lottery", { lottoGameCode: "ELSEWHERE" }, "lottery.game_unknown"],
      ["a prize mode that there is not", { lottoPrizeMode: "Lott&css=//elsewhere" }, "request.invalid"],
      ["a view that there is not", { lottoView: "../lobby" }, "request.invalid"],
      ["a language that is too long to be one", { language: "//elsewhere" }, "request.invalid"],
      ["no code", { lottoGameCode: "" }, "lottery.game_unknown"],
    ] as const)
      expect((await launch(body)).body, name).toMatchObject({ success: false, errorCode });
  });

  test("leads to the house's own page, whatever language, theme or way back is asked for", async () => {
    const body = { language: "//e.x", css: "//elsewhere", merchant: "JADE", backUrl: "https://elsewhere.example/", mui: ".." };
    const { gameUrl } = valueOf(await launch(body)) as { gameUrl: string };
    const address = new URL(gameUrl, "http://localhost");
    expect([address.host, address.pathname]).toEqual([
      "localhost",
      `/m/lotto-h5/${encodeURIComponent("//e.x")}/trad/games/${gameIds["MINUTE"]}`,
    ]);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ merchant: "LANTERN", css: "lantern", prize_mode: "Lott" });
    expect(gameUrl).not.toContain("elsewhere");
  });

  test("gives a code that opens one session, here and nowhere else", async () => {
    const code = await codeOf();
    expect((await exchange(code, "jade.localhost")).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    expect((await exchange(`${code}x`)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    const opened = await Promise.all([exchange(code), exchange(code)]);
    expect(new Set(opened.map(({ body }) => body?.errorCode))).toEqual(new Set(["accounts.code_wrong", undefined]));
    expect((await exchange(code)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    const late = await codeOf();
    server.clock.advance(60 * minuteMs);
    expect((await exchange(late)).body).toMatchObject({ errorCode: "accounts.code_expired" });
  });
});

import type { CallValue } from "@lantern/contract/call.ts";
import type { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccount } from "../accounts/open-account.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../http/testing/test-server.ts";
import type { Merchant, Session } from "../platform/context.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { post } from "../wallet/post.ts";
import { grant, movements } from "../wallet/testing/open-member.ts";
import { admitDeposit, giveUpDeposit } from "./admit-deposit.ts";
import { askGate } from "./ask-gate.ts";
import { holdMarketLimits } from "./hold-market-limits.ts";
import { safeguardsAnswers } from "./routes.ts";

type Safeguards = CallValue<typeof getSafeguards>;

const hourMs = 3_600_000;
const sessions: Record<string, Session> = {};
let server: TestServer;
let merchant: Merchant;
let lastName = 0;

beforeAll(async () => {
  const calls = safeguardsAnswers.map(({ call }) => call);
  server = await startTestServer({ calls, answers: safeguardsAnswers, findSession: async (_scope, token) => sessions[token] });
  const found = await findMerchant(server.scope, "localhost");
  if (found === undefined) throw new Error("LANTERN has not been seeded");
  merchant = found;
});
afterAll(() => server.close());

interface Player {
  readonly token: string;
  readonly memberId: string;
}

async function newPlayer(memberType = 0, of = merchant): Promise<Player> {
  const userName = `careful${(lastName += 1)}`;
  const account = { userName, passwordHash: undefined, memberType, currency: "THB", language: "EN" };
  const member = await server.database.tx((transaction) => openAccount(server.scope, transaction, of, account));
  if (member === undefined) throw new Error("the name is taken");
  await server.database.tx((transaction) => post(transaction, grant(member.id, `calls:${member.id}`, 1_000_0000n)));
  const now = server.clock.now();
  const session = { id: member.id, memberId: member.id, merchantId: merchant.id, userName, memberType, currency: "THB" };
  sessions[userName] = { ...session, startedAt: now, expiresAt: new Date(now.getTime() + 400 * 24 * hourMs) };
  return { token: userName, memberId: member.id };
}

const send = (player: Player, method: string, path: string, body?: unknown, key = `calls-key-${Math.random()}`): Promise<TestAnswer> =>
  server.request(method, `/wps/member/safeguards${path}`, {
    headers: { Authorization: player.token, "Idempotency-Key": key },
    ...(body === undefined ? {} : { body }),
  });

const setLimit = (player: Player, kind: string, period: string, amount: unknown) =>
  send(player, "POST", "/limit", { kind, period, amount });
const confirm = (player: Player, kind: string, period: string) => send(player, "POST", "/limit/confirm", { kind, period });

async function limitOf(player: Player, kind: string, period: string) {
  const { limits } = valueOf(await send(player, "GET", "")) as Safeguards;
  return limits.find((limit) => limit.kind === kind && limit.period === period);
}

let keys = 0;
const stake = async ({ memberId }: Player, baht: bigint) =>
  server.database.tx((transaction) =>
    post(transaction, { ...movements.debit(memberId, `calls:stake:${(keys += 1)}`, baht * 10_000n), occurredAt: server.clock.now() }),
  );

describe("a limit", () => {
  test("holds at once when it is set, with what was staked before on the same day", async () => {
    const player = await newPlayer();
    await stake(player, 300n);
    await setLimit(player, "stake", "day", "500");
    expect(await limitOf(player, "stake", "day")).toMatchObject({ amount: "500.00", used: "300.00", left: "200.00", waiting: null });
    expect(await stake(player, 201n)).toMatchObject({ refused: "safeguards.limit_reached" });
    expect(await stake(player, 200n)).toMatchObject({ replayed: false });
  });

  test("says which it is, how much, what is left and when it starts anew, at the merchant's midnight", async () => {
    const player = await newPlayer();
    await setLimit(player, "loss", "week", "900");
    await setLimit(player, "stake", "day", "120.5");
    await stake(player, 100n);
    const startsAnewAt = "2026-03-01T17:00:00.000Z";
    const said = { limit: "stake", period: "day", amount: "120.50", left: "20.50", startsAnewAt };
    expect(await stake(player, 21n)).toEqual({ refused: "safeguards.limit_reached", values: said, money: ["amount", "left"], value: said });
    const gate = await askGate(server.database, {
      memberId: player.memberId,
      asks: "stake",
      amountUnits: 21_0000n,
      at: server.clock.now(),
    });
    expect(gate).toMatchObject({ refused: "safeguards.limit_reached", value: said });
    expect(await askGate(server.database, { memberId: player.memberId, asks: "stake", at: server.clock.now() })).toBeUndefined();
  });

  test("of several holds that leaves least", async () => {
    const player = await newPlayer();
    await setLimit(player, "stake", "month", "400");
    await setLimit(player, "stake", "day", "300");
    await setLimit(player, "loss", "week", "250");
    const refusalOf = async () => ((await stake(player, 1_000n)) as { values?: Record<string, string> }).values;
    expect(await refusalOf()).toMatchObject({ limit: "loss", period: "week", left: "250.00" });
    await stake(player, 200n);
    await server.database.tx((tx) =>
      post(tx, { ...movements.credit(player.memberId, `calls:win:${(keys += 1)}`, 150_0000n), occurredAt: server.clock.now() }),
    );
    expect(await refusalOf()).toMatchObject({ limit: "stake", period: "day", left: "100.00" });
  });

  test("comes down at once, and goes up only after 24 hours and a second word given after them", async () => {
    const player = await newPlayer();
    await setLimit(player, "deposit", "week", "1000");
    await setLimit(player, "deposit", "week", "600");
    expect(await limitOf(player, "deposit", "week")).toMatchObject({ amount: "600.00", waiting: null });

    const asked = server.clock.now().getTime();
    await setLimit(player, "deposit", "week", "2000");
    const waiting = { amount: "2000.00", confirmableFrom: new Date(asked + 24 * hourMs).toISOString() };
    expect(await limitOf(player, "deposit", "week")).toMatchObject({ amount: "600.00", waiting });
    server.clock.advance(24 * hourMs - 1);
    expect((await confirm(player, "deposit", "week")).body).toMatchObject({
      errorCode: "safeguards.confirm_too_soon",
      value: { confirmableFrom: waiting.confirmableFrom },
    });
    // Asked for again it goes on waiting from the first time.
    await setLimit(player, "deposit", "week", "2000");
    server.clock.advance(1);
    expect(await limitOf(player, "deposit", "week")).toMatchObject({ amount: "600.00", waiting });
    expect((await confirm(player, "deposit", "week")).status).toBe(200);
    expect(await limitOf(player, "deposit", "week")).toMatchObject({ amount: "2000.00", waiting: null });
    expect((await confirm(player, "deposit", "week")).body).toMatchObject({ errorCode: "safeguards.nothing_to_confirm" });
  });

  test("is removed only after the same wait; a raise that nobody confirms in a week lapses; one can be given up", async () => {
    const player = await newPlayer();
    await setLimit(player, "stake", "day", "100");
    await setLimit(player, "stake", "day", null);
    expect(await limitOf(player, "stake", "day")).toMatchObject({ amount: "100.00", waiting: { amount: null } });
    server.clock.advance(8 * 24 * hourMs);
    expect((await confirm(player, "stake", "day")).body).toMatchObject({ errorCode: "safeguards.nothing_to_confirm" });
    await setLimit(player, "stake", "day", null);
    await send(player, "POST", "/limit/keep", { kind: "stake", period: "day" });
    server.clock.advance(25 * hourMs);
    expect((await confirm(player, "stake", "day")).body).toMatchObject({ errorCode: "safeguards.nothing_to_confirm" });
    await setLimit(player, "stake", "day", null);
    server.clock.advance(25 * hourMs);
    expect((await confirm(player, "stake", "day")).status).toBe(200);
    expect(await limitOf(player, "stake", "day")).toMatchObject({ amount: null, used: null });
    const unrestricted = "select unrestricted from safeguards_eligibility where member_id = $1";
    expect(await server.database.query(unrestricted, [player.memberId])).toEqual([{ unrestricted: true }]);
    expect(await stake(player, 500n)).toMatchObject({ replayed: false });
  });

  test.each(["0", "-5", "1.005", "1e3", "", "99999999999999999", 5, true, {}])("of %j is refused", async (amount) => {
    const player = await newPlayer();
    expect((await setLimit(player, "stake", "day", amount)).status).toBeGreaterThanOrEqual(400);
    expect(await limitOf(player, "stake", "day")).toMatchObject({ amount: null });
  });

  test("is for accounts with money of their own", async () => {
    const trial = await newPlayer(4);
    expect((await setLimit(trial, "stake", "day", "5")).body).toMatchObject({ errorCode: "access.trial_refused" });
  });
});

describe("deposits", () => {
  const admit = (player: Player, depositId: string, baht: bigint) =>
    server.database.tx((transaction) =>
      admitDeposit(transaction, { memberId: player.memberId, depositId, amountUnits: baht * 10_000n, at: server.clock.now() }),
    );
  const pay = (player: Player, depositId: string, baht: bigint) =>
    server.database.tx((transaction) =>
      post(transaction, {
        kind: "credit",
        idempotencyKey: `calls:deposit:${depositId}`,
        memberId: player.memberId,
        amountUnits: baht * 10_000n,
        reason: "deposit",
        subject: { type: "deposit", id: depositId },
        occurredAt: server.clock.now(),
      }),
    );

  test("are counted gross, from when they are made: what is open counts, what is given up does not, what was paid stays", async () => {
    const player = await newPlayer();
    await setLimit(player, "deposit", "day", "1000");
    const id = (name: string) => `${player.memberId}:${name}`;
    expect(await admit(player, id("one"), 600n)).toBeUndefined();
    expect(await admit(player, id("one"), 600n)).toBeUndefined();
    expect(await admit(player, id("two"), 401n)).toMatchObject({ refused: "safeguards.limit_reached", values: { left: "400.00" } });
    expect(await pay(player, id("one"), 600n)).toMatchObject({ replayed: false });
    expect(await pay(player, id("one"), 600n)).toMatchObject({ replayed: true });
    await stake(player, 900n);
    expect(await admit(player, id("two"), 401n)).toMatchObject({ refused: "safeguards.limit_reached" });
    expect(await admit(player, id("three"), 400n)).toBeUndefined();
    await server.database.tx((tx) => giveUpDeposit(tx, { memberId: player.memberId, depositId: id("three"), at: server.clock.now() }));
    expect(await limitOf(player, "deposit", "day")).toMatchObject({ used: "600.00", left: "400.00" });
  });

  test("of many at once are admitted only as far as the limit goes", async () => {
    const player = await newPlayer();
    await setLimit(player, "deposit", "day", "1000");
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, place) => admit(player, `${player.memberId}:${place}`, 150n)));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(6);
  });

  test("of an excluded member are refused, but for the money of one that was admitted before", async () => {
    const player = await newPlayer();
    expect(await admit(player, `${player.memberId}:before`, 100n)).toBeUndefined();
    await send(player, "POST", "/timeOut", { term: "24h" });
    expect(await admit(player, `${player.memberId}:after`, 100n)).toMatchObject({ refused: "safeguards.member_excluded" });
    expect(await pay(player, `${player.memberId}:after`, 100n)).toMatchObject({ refused: "safeguards.member_excluded" });
    expect(await pay(player, `${player.memberId}:before`, 100n)).toMatchObject({ replayed: false });
  });
});

describe("exclusions", () => {
  test("a time-out stops stakes until it is over, by itself", async () => {
    const player = await newPlayer();
    const { exclusion } = valueOf(await send(player, "POST", "/timeOut", { term: "24h" })) as Safeguards;
    expect(exclusion).toEqual({ kind: "time_out", until: new Date(server.clock.now().getTime() + 24 * hourMs).toISOString() });
    expect(await stake(player, 1n)).toMatchObject({ refused: "safeguards.member_excluded" });
    server.clock.advance(24 * hourMs);
    expect(valueOf(await send(player, "GET", ""))).toMatchObject({ exclusion: null });
    expect(await stake(player, 1n)).toMatchObject({ replayed: false });
  });

  test("one for ever has no end; a shorter one beside it shortens nothing; the same request again is the same", async () => {
    const player = await newPlayer();
    const first = await send(player, "POST", "/exclusion", { term: "forever" }, "exclude-once-1");
    expect(valueOf(first)).toMatchObject({ exclusion: { kind: "self_exclusion", until: null } });
    await send(player, "POST", "/exclusion", { term: "forever" }, "exclude-once-1");
    await send(player, "POST", "/timeOut", { term: "24h" });
    server.clock.advance(20 * 365 * 24 * hourMs);
    expect(await stake(player, 1n)).toEqual({ refused: "safeguards.member_excluded", values: {} });
    const rows = await server.database.query("select term from safeguards_exclusions where member_id = $1 order by id", [player.memberId]);
    expect(rows).toEqual([{ term: "forever" }, { term: "24h" }]);
    server.clock.advance(-20 * 365 * 24 * hourMs);
  });

  test.each([
    "update safeguards_eligibility set excluded_until = null where member_id = $1",
    "update safeguards_eligibility set excluded_until = excluded_until - interval '1 second' where member_id = $1",
    "delete from safeguards_eligibility where member_id = $1",
    "update safeguards_exclusions set ends_at = now() where member_id = $1",
    "delete from safeguards_exclusions where member_id = $1",
  ])("no one shortens one, not even the database's owner: %s", async (statement) => {
    const player = await newPlayer();
    await send(player, "POST", "/exclusion", { term: "6m" });
    await expect(server.database.query(statement, [player.memberId])).rejects.toThrow(/never shortened|never changed/);
    expect(await stake(player, 1n)).toMatchObject({ refused: "safeguards.member_excluded" });
  });

  test("of a term that is not offered, or without a key, is refused", async () => {
    const player = await newPlayer();
    expect((await send(player, "POST", "/timeOut", { term: "1h" })).body).toMatchObject({ errorCode: "safeguards.term_not_offered" });
    expect((await send(player, "POST", "/exclusion", { term: "24h" })).body).toMatchObject({ errorCode: "safeguards.term_not_offered" });
    const headers = { Authorization: player.token };
    const keyless = await server.request("POST", "/wps/member/safeguards/timeOut", { headers, body: { term: "24h" } });
    expect(keyless.status).toBe(400);
    expect(valueOf(await send(player, "GET", ""))).toMatchObject({ exclusion: null });
  });
});

describe("the reminder", () => {
  test("comes hourly until the member chooses otherwise", async () => {
    const player = await newPlayer();
    expect(valueOf(await send(player, "GET", "/session"))).toMatchObject({ reminderMinutes: 60 });
    expect((await send(player, "POST", "/reminder", { minutes: 7 })).body).toMatchObject({ errorCode: "safeguards.reminder_not_offered" });
    expect(valueOf(await send(player, "POST", "/reminder", { minutes: 15 }))).toEqual({ reminderMinutes: 15 });
    expect(valueOf(await send(player, "GET", "/session"))).toMatchObject({ reminderMinutes: 15 });
  });

  test("tells what was staked and won since the session began, without what was rolled back", async () => {
    const player = await newPlayer();
    await stake(player, 40n);
    server.clock.advance(2 * hourMs);
    const session = sessions[player.token];
    if (session !== undefined) sessions[player.token] = { ...session, startedAt: server.clock.now() };
    await stake(player, 30n);
    await stake(player, 20n);
    const lastKey = `calls:stake:${keys}`;
    const at = { occurredAt: server.clock.now() };
    await server.database.tx((tx) => post(tx, { ...movements.rollback(player.memberId, `${lastKey}:back`, lastKey), ...at }));
    await server.database.tx((tx) => post(tx, { ...movements.credit(player.memberId, `${lastKey}:win`, 12_5000n), ...at }));
    expect(valueOf(await send(player, "GET", "/session"))).toMatchObject({
      startedAt: at.occurredAt.toISOString(),
      currency: "THB",
      staked: "30.00",
      won: "12.50",
      net: "-17.50",
    });
  });
});

describe("a market", () => {
  const strict = (): Merchant => ({
    ...merchant,
    settings: { ...merchant.settings, mandatoryLimits: true, marketLimits: { deposit: { month: { THB: "50000000" } } } },
  });

  test("that demands a limit gives it to every new member and to those who were there; it may be lowered", async () => {
    const [before, opened] = [await newPlayer(), await newPlayer(0, strict())];
    expect(await limitOf(opened, "deposit", "month")).toMatchObject({ amount: "5000.00" });
    await setLimit(before, "deposit", "month", "9000");
    const hold = () =>
      server.database.tx((tx) => holdMarketLimits(tx, strict(), { memberId: before.memberId, currency: "THB", at: server.clock.now() }));
    await hold();
    await hold();
    expect(await limitOf(before, "deposit", "month")).toMatchObject({ amount: "5000.00" });
    await setLimit(opened, "deposit", "month", "4000");
    expect(await limitOf(opened, "deposit", "month")).toMatchObject({ amount: "4000.00" });
  });
});

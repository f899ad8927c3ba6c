import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetMerchants } from "../../site/find-merchant.ts";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { GamesMember } from "../testing/games-server.ts";
import { plantGame } from "../testing/plant-game.ts";
import { startTransferStage, type TransferStage } from "../testing/transfer-stage.ts";
import { beginTransfer } from "./begin-transfer.ts";
import { bringExcludedHome } from "./bring-home.ts";
import { transferGauges } from "./gauges.ts";
import { learnResult } from "./learn-result.ts";
import { sendTransfer } from "./send-transfer.ts";
import { settleTransfer } from "./settle-transfer.ts";
import type { Direction, VendorTransfer } from "./transfer.ts";

const path = "/wps/relay/GCS_walletTransfer";
const baht = (whole: number) => BigInt(whole) * 10_000n;
const opening = baht(100);

let stage: TransferStage;
let keys = 0;
beforeAll(async () => {
  stage = await startTransferStage();
});
afterAll(() => stage.close());

const newMember = () => stage.server.newMember({ fundsUnits: opening });

interface Asked {
  readonly vendor?: string;
  readonly direction: Direction;
  readonly amount?: string;
}

function ask({ token }: GamesMember, body: Asked, key = `transfer-${(keys += 1)}-of-the-test`) {
  return stage.server.request("POST", path, {
    headers: { authorization: token, "idempotency-key": key },
    body: { vendor: "BANKLIGHTS", ...body },
  });
}

async function move(member: GamesMember, body: Asked, key?: string): Promise<string> {
  const answer = await ask(member, body, key);
  if (answer.body?.success !== true) return answer.body?.errorCode ?? answer.text;
  return (answer.body.value as { transfers: { state: string }[] }).transfers.map(({ state }) => state).join() || "nothing";
}

/** Spendable, held and at the vendor by our books, and what stands at the vendor by his. */
async function moneyOf({ memberId }: GamesMember) {
  const { spendableUnits, heldUnits, vendorUnits } = await readBalances(stage.server.database, memberId);
  return [spendableUnits, heldUnits, vendorUnits, stage.standIn.balanceOf(memberId)].map((units) => Number(units) / 10_000);
}

const vendorsOf = async ({ token }: GamesMember) =>
  (await stage.server.value<{ vendors: Record<string, unknown>[] }>("GET", "/wps/wallets/gcs/vendors", { token })).vendors;

describe("money to a vendor and home", () => {
  it("7.18.1 stands there whole, is played with there, and comes home with what was won", async () => {
    const member = await newMember();
    expect(await move(member, { direction: "in", amount: "40.50" })).toBe("done");
    expect(await moneyOf(member)).toEqual([59.5, 0, 40.5, 40.5]);
    stage.standIn.play(member.memberId, baht(10));
    expect(await move(member, { direction: "out", amount: "50" })).toBe("done");
    expect(await moneyOf(member)).toEqual([109.5, 0, 0.5, 0.5]);
    stage.standIn.play(member.memberId, -4_000n);
    expect(await move(member, { direction: "out" })).toBe("done");
    expect(await moneyOf(member)).toEqual([109.6, 0, 0, 0]);
    expect(await move(member, { direction: "out" })).toBe("nothing");
  });

  it("7.18.1 all there is goes without an amount, and comes home from all vendors without a vendor", async () => {
    const member = await newMember();
    expect(await move(member, { direction: "in" })).toBe("done");
    expect(await moneyOf(member)).toEqual([0, 0, 100, 100]);
    expect(await vendorsOf(member)).toMatchObject([{ vendor: "BANKLIGHTS", name: "Bank Lights", balance: "100.00", onItsWay: null }]);
    const home = await stage.server.request("POST", path, {
      headers: { authorization: member.token, "idempotency-key": "home-from-everywhere-1" },
      body: { direction: "out" },
    });
    expect(home.body).toMatchObject({ success: true, value: { transfers: [{ vendor: "BANKLIGHTS", amount: "100", state: "done" }] } });
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });

  it("7.18.1 the list says what the vendor says, books what was won there, and tells of one who does not answer", async () => {
    const member = await newMember();
    await move(member, { direction: "in", amount: "40" });
    stage.standIn.play(member.memberId, baht(2));
    expect(await vendorsOf(member)).toMatchObject([{ balance: "42.00", answers: true }]);
    expect(await moneyOf(member)).toEqual([60, 0, 42, 42]);
    stage.standIn.play(member.memberId, baht(3));
    stage.standIn.mishaps.push("failing");
    expect(await vendorsOf(member)).toMatchObject([{ balance: "42.00", answers: false, onItsWay: null }]);
    expect(await vendorsOf(member)).toMatchObject([{ balance: "45.00", answers: true }]);
  });

  it("the same key moves once, and refuses another request", async () => {
    const member = await newMember();
    const key = "the-same-key-of-a-transfer";
    expect(await move(member, { direction: "in", amount: "10" }, key)).toBe("done");
    expect(await move(member, { direction: "in", amount: "10" }, key)).toBe("done");
    expect(await move(member, { direction: "in", amount: "11" }, key)).toBe("request.idempotency_conflict");
    expect(await moneyOf(member)).toEqual([90, 0, 10, 10]);
  });

  it("is refused where there is less, nothing, too fine, no such vendor, or trial money", async () => {
    const member = await newMember();
    expect(await move(member, { direction: "in", amount: "100.01" })).toBe("wallet.insufficient_funds");
    expect(await move(member, { direction: "out", amount: "0.01" })).toBe("wallet.insufficient_funds");
    expect(await move(member, { direction: "in", amount: "0" })).toBe("wallet.amount_invalid");
    expect(await move(member, { direction: "in", amount: "1.001" })).toBe("wallet.amount_invalid");
    expect(await move(member, { vendor: "GNAGA", direction: "in" })).toBe("games.transfer_vendor_unknown");
    const trial = await stage.server.newMember({ memberType: 4, fundsUnits: opening });
    expect(await move(trial, { direction: "in" })).toBe("access.trial_refused");
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });

  it("many at once, both ways, leave every coin somewhere", async () => {
    const member = await newMember();
    await move(member, { direction: "in", amount: "50" });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => move(member, { direction: index % 2 === 0 ? "in" : "out", amount: "5" })),
    );
    for (const outcome of outcomes) expect(["done", "games.transfer_under_way", "games.vendor_unavailable"]).toContain(outcome);
    const [spendable = 0, held, atVendor = 0, byVendor] = await moneyOf(member);
    expect([spendable + atVendor, held, byVendor]).toEqual([100, 0, atVendor]);
  });
});

describe("a vendor's call that goes wrong", () => {
  const cases = [
    { mishap: "request_lost", first: "pending", ends: "undone" },
    { mishap: "answer_lost", first: "pending", ends: "done" },
    { mishap: "late", first: "pending", ends: "undone" },
    { mishap: "twice", first: "done", ends: "done" },
    { mishap: "refused", first: "games.transfer_refused", ends: "undone" },
    { mishap: "wrong_amount", first: "pending", ends: "done" },
    { mishap: "failing", first: "pending", ends: "undone" },
  ] as const;

  it.each(cases)("to him: $mishap, is first $first and in the end $ends", async ({ mishap, first, ends }) => {
    const member = await newMember();
    stage.standIn.mishaps.push(mishap);
    expect(await move(member, { direction: "in", amount: "30" })).toBe(first);
    if (first === "pending") {
      expect(await vendorsOf(member)).toMatchObject([{ balance: "0.00", onItsWay: { direction: "in", amount: "30.00" } }]);
      expect(await move(member, { direction: "in", amount: "1" })).toBe("games.transfer_under_way");
      await stage.recover();
    }
    stage.standIn.deliverLate();
    expect(await moneyOf(member)).toEqual(ends === "done" ? [70, 0, 30, 30] : [100, 0, 0, 0]);
  });

  it.each(cases)("home: $mishap, is first $first and in the end $ends", async ({ mishap, first, ends }) => {
    const member = await newMember();
    await move(member, { direction: "in", amount: "30" });
    const { memberId } = member;
    await learnResult(stage.server.scope, stage.vendor.client, {
      memberId,
      merchantId: stage.server.merchantId,
      currency: "THB",
      ...stage.vendor,
    });
    const begun = await begin(member, "out");
    stage.standIn.mishaps.push(mishap);
    expect(await sendTransfer(stage.server.scope, stage.vendor.client, begun)).toBe(first === "games.transfer_refused" ? "undone" : first);
    if (first === "pending") await stage.recover();
    stage.standIn.deliverLate();
    expect(await moneyOf(member)).toEqual(ends === "done" ? [80, 0, 20, 20] : [70, 0, 30, 30]);
  });

  it("one that nobody answers for is a case for an operator, is never guessed, and ends when he answers", async () => {
    const member = await newMember();
    stage.standIn.mishaps.push(...Array.from({ length: 10 }, () => "failing" as const));
    expect(await move(member, { direction: "in", amount: "30" })).toBe("pending");
    const readings = async () => Promise.all(transferGauges.map((gauge) => gauge.read(stage.server.scope)));
    for (let asked = 0; asked < 9; asked += 1) await stage.recover();
    expect(await readings()).toEqual([1, 1]);
    expect(await moneyOf(member)).toEqual([70, 30, 0, 0]);
    await stage.recover();
    expect(await readings()).toEqual([0, 0]);
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });

  it("a vendor who says the contrary later is not believed", async () => {
    const member = await newMember();
    const begun = await begin(member, "in");
    expect(await settleTransfer(stage.server.scope, begun.id, "undone", "refused")).toBe("undone");
    expect(await settleTransfer(stage.server.scope, begun.id, "done", "done")).toBe("undone");
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });
});

async function begin({ memberId }: GamesMember, direction: Direction): Promise<VendorTransfer> {
  const { scope, merchantId } = stage.server;
  const begun = await beginTransfer(scope, {
    memberId,
    merchantId,
    vendor: stage.vendor,
    direction,
    amountUnits: baht(10),
    currency: "THB",
  });
  if ("refused" in begun) throw new Error(`The transfer was refused: ${begun.refused}`);
  return begun;
}

describe("a process that ends between two steps", () => {
  it("before the vendor was asked: the money comes back", async () => {
    const member = await newMember();
    await begin(member, "in");
    expect(await moneyOf(member)).toEqual([90, 10, 0, 0]);
    await stage.recover();
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });

  it("after the vendor did it and before that was written: it is done, to him and home", async () => {
    const member = await newMember();
    const there = await begin(member, "in");
    await stage.vendor.client.deposit({ transferId: there.id, playerId: member.memberId, currency: "THB", amountUnits: baht(10) });
    await stage.recover();
    expect(await moneyOf(member)).toEqual([90, 0, 10, 10]);
    const home = await begin(member, "out");
    await stage.vendor.client.withdraw({ transferId: home.id, playerId: member.memberId, currency: "THB", amountUnits: baht(10) });
    expect(await moneyOf(member)).toEqual([90, 10, 0, 0]);
    await stage.recover();
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });

  it("two that recover at once end it once", async () => {
    const member = await newMember();
    const there = await begin(member, "in");
    const ended = await Promise.all(["a", "b", "c"].map(() => settleTransfer(stage.server.scope, there.id, "undone", "refused")));
    expect(ended).toEqual(["undone", "undone", "undone"]);
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });
});

describe("a game of such a vendor", () => {
  it("7.13 takes all there is along where the merchant wants it, and says whose wallet to empty after it", async () => {
    const { server, standIn } = stage;
    const launch = async (member: GamesMember, gameId: "VAULT" | "TIGER" = "VAULT") => {
      const body = { vendor: gameId === "VAULT" ? "BANKLIGHTS" : "GNAGA", gameId, platform: "MOBILE" };
      return (await server.request("POST", "/wps/game/launchGame", { headers: { authorization: member.token }, body })).body;
    };
    await plantGame(server.scope, server.merchantId, { gameCode: "VAULT", integrationCode: "BANK", vendorCode: "BANKLIGHTS" });
    await plantGame(server.scope, server.merchantId, { gameCode: "TIGER", vendorCode: "GNAGA" });
    const wantsItSo = async (wanted: boolean) => {
      await server.database.query(`update site_merchants set settings = settings || $1::jsonb`, [JSON.stringify({ autoTransfer: wanted })]);
      forgetMerchants(server.scope);
    };
    await wantsItSo(false);
    const stays = await newMember();
    const opened = await launch(stays);
    expect(opened).toMatchObject({ success: true, value: { gameUrl: expect.any(String), balanceAt: "BANKLIGHTS" } });
    expect(opened?.value).not.toHaveProperty("walletVendor");
    expect(await moneyOf(stays)).toEqual([100, 0, 0, 0]);
    await wantsItSo(true);
    const goes = await newMember();
    expect(await launch(goes)).toMatchObject({ success: true, value: { balanceAt: "BANKLIGHTS", walletVendor: "BANKLIGHTS" } });
    expect(await moneyOf(goes)).toEqual([0, 0, 100, 100]);
    standIn.play(goes.memberId, -baht(20));
    expect(await move(goes, { direction: "out" })).toBe("done");
    expect(await moneyOf(goes)).toEqual([80, 0, 0, 0]);
    // A page that is closed instead of left brings nothing home: the next game does, wherever it is played.
    expect(await launch(goes)).toMatchObject({ success: true });
    standIn.play(goes.memberId, baht(5));
    expect(await moneyOf(goes)).toEqual([0, 0, 80, 85]);
    await wantsItSo(false);
    await launch(goes, "TIGER");
    expect(await moneyOf(goes)).toEqual([0, 0, 80, 85]);
    await wantsItSo(true);
    await launch(goes, "TIGER");
    expect(await moneyOf(goes)).toEqual([85, 0, 0, 0]);
    const trial = await server.newMember({ memberType: 4, fundsUnits: opening });
    expect(await launch(trial)).toMatchObject({ success: false, errorCode: "games.game_unavailable" });
  });
});

describe("who may not play", () => {
  it("moves nothing to a vendor, and everything home", async () => {
    const [excluded, suspended] = [await newMember(), await newMember()];
    for (const member of [excluded, suspended]) await move(member, { direction: "in", amount: "30" });
    const { database } = stage.server;
    await database.tx((transaction) => excludeMember(transaction, { memberId: excluded.memberId, until: "forever" }));
    await database.tx((transaction) => setMemberStatus(transaction, { memberId: suspended.memberId, status: "suspended" }));
    expect(await move(excluded, { direction: "in", amount: "1" })).toBe("safeguards.member_excluded");
    expect(await move(suspended, { direction: "in", amount: "1" })).toBe("safeguards.member_suspended");
    expect(await move(suspended, { direction: "out" })).toBe("done");
    expect(await moneyOf(suspended)).toEqual([100, 0, 0, 0]);
    stage.standIn.play(excluded.memberId, baht(7));
    await bringExcludedHome(stage.server.scope);
    expect(await moneyOf(excluded)).toEqual([107, 0, 0, 0]);
  });

  it("comes before all other wallets whose time it is, however many they are", async () => {
    const { database, scope, clock, merchantId } = stage.server;
    const member = await newMember();
    await move(member, { direction: "in", amount: "30" });
    await database.query(
      `insert into games_vendor_wallets (member_id, integration_code, merchant_id, look_at)
       select gen_random_uuid(), 'BANK', $1, $2::timestamptz - interval '1 day' from generate_series(1, 250)`,
      [merchantId, clock.now()],
    );
    await database.tx((transaction) => excludeMember(transaction, { memberId: member.memberId, until: "forever" }));
    await bringExcludedHome(scope);
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
    await database.query("delete from games_vendor_wallets where not holds_money and step = 0");
  });

  it("has what a vendor did not give brought home however long ago the exclusion was, and what a round pays later too", async () => {
    const { database, scope, clock } = stage.server;
    const [silent, late] = [await newMember(), await newMember()];
    for (const member of [silent, late]) await move(member, { direction: "in", amount: "30" });
    for (const { memberId } of [silent, late])
      await database.tx((transaction) => excludeMember(transaction, { memberId, until: "forever" }));
    stage.standIn.mishaps.push("failing", "failing");
    await bringExcludedHome(scope);
    expect(await moneyOf(silent)).toEqual([70, 0, 30, 30]);
    await database.query("update safeguards_eligibility set excluded_at = excluded_at - interval '40 days' where member_id = any($1)", [
      [silent.memberId, late.memberId],
    ]);
    clock.advance(11 * 60_000);
    await bringExcludedHome(scope);
    expect([await moneyOf(silent), await moneyOf(late)]).toEqual([
      [100, 0, 0, 0],
      [100, 0, 0, 0],
    ]);
    stage.standIn.play(late.memberId, baht(12));
    clock.advance(25 * 60 * 60_000);
    await bringExcludedHome(scope);
    expect(await moneyOf(late)).toEqual([112, 0, 0, 0]);
  });

  it("is found by an exclusion that nothing told of, within the hour", async () => {
    const { database, scope, clock } = stage.server;
    const member = await newMember();
    await move(member, { direction: "in", amount: "30" });
    clock.advance(60_000);
    await bringExcludedHome(scope);
    const { memberId } = member;
    await database.tx((transaction) => excludeMember(transaction, { memberId, until: "forever" }));
    await database.query("update safeguards_eligibility set excluded_at = excluded_at - interval '8 days' where member_id = $1", [
      memberId,
    ]);
    await bringExcludedHome(scope);
    expect(await moneyOf(member)).toEqual([70, 0, 30, 30]);
    clock.advance(61 * 60_000);
    await bringExcludedHome(scope);
    expect(await moneyOf(member)).toEqual([100, 0, 0, 0]);
  });
});

it("leaves a ledger in which every transfer has its movements", async () => {
  expect(await stage.problems()).toEqual([]);
});

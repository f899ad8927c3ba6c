import { getConsolidatedFunds } from "@lantern/contract/wallet/get-consolidated-funds.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../http/testing/test-server.ts";
import type { Session } from "../platform/context.ts";
import { post } from "./post.ts";
import { walletAnswers } from "./routes.ts";
import { movements, openMember } from "./testing/open-member.ts";

const sessions: Record<string, Session> = {};
let server: TestServer;

async function logIn(token: string, memberType: number, fundsUnits: bigint): Promise<string> {
  const merchantId = server.merchantIds["LANTERN"] ?? "";
  const { memberId } = await openMember(server.database, { merchantId, memberType, fundsUnits });
  sessions[token] = {
    id: memberId,
    memberId,
    merchantId,
    userName: token,
    memberType,
    currency: "THB",
    startedAt: new Date("2026-03-01T12:00:00Z"),
    expiresAt: new Date("2026-03-02T12:00:00Z"),
  };
  return memberId;
}

const read = (path: string, token?: string) =>
  server.request("GET", path, token === undefined ? {} : { headers: { Authorization: token } });

beforeAll(async () => {
  server = await startTestServer({ calls: [getWallet, getConsolidatedFunds], answers: walletAnswers, sessions });
});
afterAll(() => server.close());

test("3.8 the wallet's sumBalance has two decimals, cut off", async () => {
  await logIn("member", 0, 1_234_599n);
  expect((await read("/wps/wallets/gcs", "member")).body).toMatchObject({
    success: true,
    value: { sumBalance: "123.45", currency: "THB" },
  });
});

test("7.18.1 the wallet tells purse by purse what is spendable, held and owed", async () => {
  const memberId = await logIn("holder", 0, 1_000_000n);
  const apply = (movement: Parameters<typeof post>[1]) => server.database.tx((transaction) => post(transaction, movement));
  await apply(movements.hold(memberId, "wallet:hold", 250_000n, "withdrawal"));
  expect((await read("/wps/wallets/gcs", "holder")).body?.value).toEqual({
    sumBalance: "75.00",
    currency: "THB",
    mainBalance: "75.00",
    heldBalance: "25.00",
    bonusBalance: "0.00",
    receivable: "0.00",
    asOf: "2026-03-01T12:00:00.000Z",
  });
  await apply(movements.debit(memberId, "wallet:bet", 750_000n));
  await apply(movements.rollback(memberId, "wallet:back", `test:grant:${memberId}`));
  expect((await read("/wps/wallets/gcs", "holder")).body?.value).toMatchObject({
    sumBalance: "0.00",
    heldBalance: "25.00",
    receivable: "100.00",
  });
});

test("3.18 7.18.1 the consolidated funds carry the contract flags beside the balance", async () => {
  await logIn("agent", 1, 50_000n);
  expect((await read("/wps/member/info/funds/consolidated", "agent")).body?.value).toMatchObject({
    sumBalance: "5.00",
    dailysalreqtype: 0,
    divtypecompperiodreq: 0,
    contracthoursalreq: 0,
  });
});

test("a trial member sees the trial purse", async () => {
  await logIn("trial", 4, 20_000_000n);
  expect((await read("/wps/wallets/gcs", "trial")).body?.value).toMatchObject({ sumBalance: "2000.00", mainBalance: "2000.00" });
});

test.each(["/wps/wallets/gcs", "/wps/member/info/funds/consolidated"])("%s needs a session", async (path) => {
  expect(await read(path)).toMatchObject({ status: 401, body: { success: false, errorCode: "access.not_logged_in" } });
});

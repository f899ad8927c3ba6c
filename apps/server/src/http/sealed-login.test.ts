import { login } from "@lantern/contract/accounts/login.ts";
import { sealBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findSession } from "../accounts/find-session.ts";
import { openAccount } from "../accounts/open-account.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { siteAnswers } from "../site/routes.ts";
import { buildServer } from "./build-server.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const answers = [...siteAnswers, ...accountsAnswers];
const host = "jade.localhost";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession });
  const merchant = await findMerchant(server.scope, host);
  if (merchant === undefined) throw new Error("JADE has not been seeded");
  const passwordHash = await hashPassword("open sesame 1");
  await server.database.tx((transaction) =>
    openAccount(server.scope, transaction, merchant, {
      userName: "khinkhin",
      passwordHash,
      memberType: 0,
      currency: "MMK",
      language: "MY",
    }),
  );
});
afterAll(() => server.close());

it("7.3.1 logging in is a POST with a sealed body and the encryption header", async () => {
  const key = (await server.request("GET", "/wps/system/encryption", { host })).body?.value as SealingKey;
  const body = { username: "khinkhin", password: "open sesame 1", type: "username" };
  const sealed = await sealBody(
    key,
    { method: "POST", path: login.path, merchantCode: "JADE" },
    { timestamp: server.clock.now().getTime(), body },
  );
  expect(JSON.stringify(sealed.body)).not.toMatch(/khinkhin|sesame/);
  const answered = await server.request("POST", login.path, { host, headers: { encryption: sealed.header }, body: sealed.body });
  expect(answered.body).toMatchObject({ success: true, value: { userName: "khinkhin", token: expect.stringMatching(/^[\w-]{40,}$/) } });
  const plain = await server.request("POST", login.path, { host, body });
  expect([plain.status, plain.body?.errorCode]).toEqual([400, "request.encryption_required"]);
});

it("a sealed body that one process has taken is taken by no other, however it arrives", async () => {
  const database = await openDatabase({ url: server.database.url ?? "" });
  const calls = answers.map(({ call }) => call);
  const second = await buildServer({ scope: { ...server.scope, database }, calls, answers, findMerchant, findSession });
  await second.listen({ host: "127.0.0.1", port: 0 });
  const elsewhere = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`;
  try {
    const key = (await server.request("GET", "/wps/system/encryption", { host: "localhost" })).body?.value as SealingKey;
    const body = { username: "nobody", password: "open sesame 1", type: "username" };
    const sealedFor = { method: "POST", path: login.path, merchantCode: "LANTERN" };
    const sealed = await sealBody(key, sealedFor, { timestamp: server.clock.now().getTime(), body });
    const post = async (to: string) => {
      const headers = { "content-type": "application/json", encryption: sealed.header };
      const answered = await fetch(`${to}${login.path}`, { method: "POST", headers, body: JSON.stringify(sealed.body) });
      return ((await answered.json()) as { errorCode?: string }).errorCode;
    };
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => post(index % 2 === 0 ? server.url : elsewhere)));
    // The one that was opened got as far as the password.
    expect(outcomes.filter((code) => code === "accounts.login_failed")).toHaveLength(1);
    expect(outcomes.filter((code) => code === "request.replayed")).toHaveLength(9);
    expect([await post(server.url), await post(elsewhere)]).toEqual(["request.replayed", "request.replayed"]);
  } finally {
    await second.close();
    await database.close();
  }
});

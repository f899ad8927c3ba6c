import { login } from "@lantern/contract/accounts/login.ts";
import { sealBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findSession } from "../accounts/find-session.ts";
import { openAccount } from "../accounts/open-account.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { siteAnswers } from "../site/routes.ts";
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

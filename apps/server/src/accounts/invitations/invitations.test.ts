import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { createAffiliateCode } from "../create-affiliate-code.ts";
import { findSession } from "../find-session.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password-hash.ts";
import { accountsAnswers } from "../routes.ts";

const password = "lantern123";
let server: TestServer;
let agent: string;
let otherAgent: string;
let member: string;

/** Opens an account with an invitation code where one is named, and logs it in. */
async function enter(userName: string, memberType: number, code?: string): Promise<string> {
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  const passwordHash = await hashPassword(password);
  await server.database.tx(async (transaction) => {
    const account = { userName, passwordHash, memberType, currency: "THB", language: "EN" };
    const opened = await openAccount(server.scope, transaction, merchant, account);
    if (opened === undefined) throw new Error(`${userName} is taken`);
    if (code !== undefined) await createAffiliateCode(transaction, { merchantId: merchant.id, code, agentId: opened.id, memberType: 0 });
  });
  return (valueOf(await server.request("POST", "/wps/session/login", { body: { username: userName, password } })) as { token: string })
    .token;
}

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
  agent = await enter("inviter1", 1, "INVITE1");
  otherAgent = await enter("inviter2", 2, "INVITE2");
  member = await enter("player1", 0);
});
afterAll(() => server.close());

const call = (path: string, token: string, body: Record<string, unknown>) =>
  server.request("POST", path, { headers: { Authorization: token }, body });
const invitation = async (code: string) => valueOf(await server.request("GET", `/wps/agent/affiliate?affiliateCode=${code}`));

it("7.4.2 set-register decides which type of account an agent's own invitations open, and no other agent's", async () => {
  expect(valueOf(await call("/wps/agent/setRegister", agent, { memberType: 1 }))).toEqual({ memberType: 1, codeCount: 1 });
  expect(await invitation("INVITE1")).toMatchObject({ memberType: 1 });
  expect(await invitation("INVITE2")).toMatchObject({ memberType: 0 });
  const body = { username: "invited1", password, confirmPassword: password, agreed: true, affiliateCode: "INVITE1" };
  expect(valueOf(await server.request("PUT", "/wps/member/register", { body }))).toMatchObject({ customerType: 1 });
  await call("/wps/agent/setRegister", agent, { memberType: 0 });
  const next = { ...body, username: "invited2" };
  expect(valueOf(await server.request("PUT", "/wps/member/register", { body: next }))).toMatchObject({ customerType: 0 });
});

it("7.4.2 set-template chooses the look for those whom an agent invites, by a theme's name and never by an address", async () => {
  expect(valueOf(await call("/wps/agent/setTemplate", otherAgent, { template: " jade " }))).toEqual({ template: "jade" });
  expect(await invitation("INVITE2")).toMatchObject({ template: "jade" });
  expect(await invitation("INVITE1")).toMatchObject({ template: "" });
  for (const template of ["https://evil.example/x.css", "../jade", "JADE", "<b>"]) {
    expect((await call("/wps/agent/setTemplate", otherAgent, { template })).body).toMatchObject({ errorCode: "accounts.field_invalid" });
  }
  await call("/wps/agent/setTemplate", otherAgent, { template: "" });
  expect(await invitation("INVITE2")).toMatchObject({ template: "" });
});

it("both are for agents, and take no type above an agent's", async () => {
  for (const [path, body] of [
    ["/wps/agent/setRegister", { memberType: 1 }],
    ["/wps/agent/setTemplate", { template: "jade" }],
  ] as const) {
    expect((await call(path, member, body)).body).toMatchObject({ errorCode: "access.agents_only" });
    expect((await server.request("POST", path, { body })).body).toMatchObject({ errorCode: "access.not_logged_in" });
  }
  expect((await call("/wps/agent/setRegister", agent, { memberType: 2 })).status).toBe(400);
});

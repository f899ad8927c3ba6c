import type { CallValue } from "@lantern/contract/call.ts";
import type { getInbox } from "@lantern/contract/messages/get-inbox.ts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestMember, TestBrowser, testPassword } from "../../accounts/devices/testing/test-members.ts";
import { findSession } from "../../accounts/find-session.ts";
import { submitCase } from "../../accounts/kyc/testing/kyc-papers.ts";
import { warnOfExpiry } from "../../accounts/kyc/warn-of-expiry.ts";
import { SoftwareAuthenticator } from "../../accounts/passkeys/testing/software-authenticator.ts";
import { accountsAnswers } from "../../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { createOperator } from "../../operators/create-operator.ts";
import { findOperator } from "../../operators/find-operator.ts";
import { operatorsAnswers } from "../../operators/routes.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { messagesAnswers } from "../routes.ts";
import { takeNews } from "./take-news.ts";

type Inbox = CallValue<typeof getInbox>;

const answers = [...accountsAnswers, ...operatorsAnswers, ...messagesAnswers];
const dayMs = 86_400_000;

let server: TestServer;
let browser: TestBrowser;
let memberId: string;
let names = 0;

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, findOperator });
});
afterAll(() => server.close());
beforeEach(async () => {
  const userName = `hears${(names += 1)}`;
  memberId = await openTestMember(server, userName);
  browser = new TestBrowser(server);
  await browser.logIn(userName);
  server.clock.advance(120_000);
});

const does = async (method: string, path: string, body: unknown = {}) => valueOf(await browser.request(method, path, body));

/** What the inbox says, the newest first, read in a language. */
async function told(language = "EN"): Promise<string[]> {
  for (let run = 0; run < 2; run += 1) await takeNews(server.scope);
  const { messages } = valueOf(await browser.request("GET", "/wps/relay/CSP_getInbox", undefined, { headers: { language } })) as Inbox;
  for (const { title, text } of messages) expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
  return messages.map(({ title }) => title);
}

async function codeTo(recipient: string): Promise<string> {
  const select =
    "select facts ->> 'code' as code from delivery_messages where recipient = $1 and facts ? 'code' order by created_at desc, id desc";
  const [row] = await server.database.query<{ code: string }>(select, [recipient]);
  if (row === undefined) throw new Error(`no code was sent to ${recipient}`);
  return row.code;
}

async function proveEmail(email: string): Promise<void> {
  server.clock.advance(61_000);
  await does("POST", "/wps/member/info/email/code", { email });
  await does("POST", "/wps/member/info/email", { email, verificationCode: await codeTo(email), password: testPassword });
}

describe("7.6 a change that protects the account is in the inbox once, when it was made and not when it was refused:", () => {
  it("the password", async () => {
    const wanted = { password: "lantern456", confirmPassword: "lantern456" };
    await browser.request("POST", "/wps/member/password", { oldPassword: "guessed", ...wanted });
    expect(await told()).toEqual([]);
    await does("POST", "/wps/member/password", { oldPassword: testPassword, ...wanted });
    expect(await told()).toEqual(["Your password was changed"]);
    expect(await told("MY")).toEqual(["စကားဝှက် ပြောင်းထားပါသည်"]);
  });

  it("the payment password: set, changed and reset", async () => {
    const path = "/wps/member/paymentPassword";
    const twice = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword });
    await proveEmail(`pays${names}@example.com`);
    await does("POST", path, { password: testPassword, ...twice("250817") });
    await browser.request("POST", path, { oldPaymentPassword: "000000", ...twice("908172") });
    await does("POST", path, { oldPaymentPassword: "250817", ...twice("908172") });
    await does("POST", `${path}/code`, { by: "email" });
    await does("POST", `${path}/reset`, {
      by: "email",
      verificationCode: await codeTo(`pays${names}@example.com`),
      ...twice("471936"),
    });
    const [reset, changed, set, ...before] = await told();
    expect(new Set([reset, changed, set]).size).toBe(3);
    for (const title of [reset, changed, set]) expect(title).toMatch(/payment password/i);
    expect(before).toEqual(["Your e-mail address was changed"]);
  });

  it("the first e-mail address, and another in its place", async () => {
    await proveEmail(`first${names}@example.com`);
    expect(await told()).toEqual(["Your e-mail address was changed"]);
    await proveEmail(`other${names}@example.com`);
    expect(await told()).toEqual(["Your e-mail address was changed", "Your e-mail address was changed"]);
  });

  it("the number", async () => {
    await does("POST", "/wps/verification/sms/member", { mobileNum: "0811000071", countryDialingCode: "+66" });
    await does("POST", "/wps/member/info/mobile", {
      mobileNum: "0811000071",
      countryDialingCode: "+66",
      verificationCode: await codeTo("+66811000071"),
      password: testPassword,
    });
    expect(await told()).toEqual(["Your mobile number was changed"]);
  });

  it("the security questions", async () => {
    const answered = ["firstPet", "firstFriend", "dreamPlace"].map((question, index) => ({ question, answer: `Shwe War ${index}` }));
    await does("POST", "/wps/member/customerSecurityQuestions", { password: testPassword, answers: answered });
    expect(await told()).toEqual([expect.stringMatching(/security questions/i)]);
  });

  it("two-step login on, its recovery codes, and off", async () => {
    const { secret } = (await does("POST", "/wps/member/secondFactor/begin", { password: testPassword })) as { secret: string };
    const code = () => {
      server.clock.advance(60_000);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    };
    await does("POST", "/wps/member/secondFactor/confirm", { code: code() });
    await browser.request("POST", "/wps/member/secondFactor/disable", { password: testPassword, code: "000000" });
    await does("POST", "/wps/member/secondFactor/recoveryCodes", { password: testPassword, code: code() });
    await does("POST", "/wps/member/secondFactor/disable", { password: testPassword, code: code() });
    expect(await told()).toEqual(["Two-step login is off", expect.stringMatching(/recovery codes/i), "Two-step login is on"]);
  });

  it("a passkey that is added, and removed", async () => {
    const { ticket, options } = (await does("POST", "/wps/member/passkeys/options", { password: testPassword })) as {
      ticket: string;
      options: Parameters<SoftwareAuthenticator["create"]>[0];
    };
    const added = (await does("POST", "/wps/member/passkeys", {
      ticket,
      credential: new SoftwareAuthenticator().create(options),
    })) as object;
    expect(added).toBeDefined();
    const { passkeys } = valueOf(await browser.request("GET", "/wps/member/passkeys")) as { passkeys: readonly { id: string }[] };
    const path = `/wps/member/passkeys/${passkeys[0]?.id}`;
    const removed = await Promise.all([1, 2].map(() => browser.request("DELETE", path)));
    expect(removed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await told()).toEqual([expect.stringMatching(/passkey was (removed|deleted)/i), "A passkey was added"]);
  });
});

describe("5.5.6 what became of the papers is in the inbox once:", () => {
  const operatorPassword = "a-long-word-for-operators";
  let token: string;
  beforeAll(async () => {
    const merchantId = server.merchantIds["LANTERN"];
    const reviewer = { userName: "rita", role: "reviewer", merchantId, password: operatorPassword } as const;
    await server.database.tx((transaction) => createOperator(server.scope, transaction, { kind: "system", name: "test" }, reviewer));
  });

  /** Two reviewers say the same of the waiting case at once. */
  async function decide(step: "approve" | "reject", body: unknown): Promise<void> {
    token = (
      valueOf(await server.request("POST", "/wps/operator/login", { body: { username: "rita", password: operatorPassword } })) as {
        token: string;
      }
    ).token;
    const [waiting] = await server.database.query<{ id: string }>(
      "select id from accounts_kyc_cases where status = 'submitted' and member_id = $1",
      [memberId],
    );
    const path = `/wps/operator/kyc/cases/${waiting?.id}/${step}`;
    const decided = await Promise.all([1, 2].map(() => server.request("POST", path, { headers: { authorization: token }, body })));
    expect(decided.map(({ body: envelope }) => envelope?.errorCode ?? "done").toSorted()).toEqual(["accounts.kyc_decided", "done"]);
  }

  it("sent back with the reason, then verified, then about to run out", async () => {
    await submitCase(browser);
    await decide("reject", { reason: "unreadable" });
    expect(await told()).toEqual(["Your documents were not accepted"]);
    await submitCase(browser);
    const documentExpiresOn = new Date(server.clock.now().getTime() + 10 * dayMs).toISOString().slice(0, 10);
    await decide("approve", { documentExpiresOn });
    expect(await told()).toEqual(["Your identity is verified", "Your documents were not accepted"]);
    const [merchant] = (await listMerchants(server.database)).filter(({ code }) => code === "LANTERN");
    if (merchant === undefined) throw new Error("no merchant");
    for (let run = 0; run < 2; run += 1) await warnOfExpiry(server.scope, merchant);
    expect((await told())[0]).toBe("Your document runs out soon");
    expect(await told("MY")).toHaveLength(3);
    await submitCase(browser);
    await decide("reject", { reason: "selfie" });
    expect((await told())[0]).toBe("Your new document was not accepted");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { findSession } from "./find-session.ts";
import { listCaptchaAnswers } from "./list-captcha-answers.ts";
import { openAccount } from "./open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { accountsAnswers } from "./routes.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { setMemberStatus } from "../safeguards/set-member-status.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

interface Started {
  readonly token: string;
  readonly userName: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
}

const password = "lantern123";

async function openMember(
  userName: string,
  change: { memberType?: number; firstTimeLogin?: boolean; host?: string } = {},
): Promise<string> {
  const merchant = await findMerchant(server.scope, change.host ?? "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  const passwordHash = await hashPassword(password);
  const member = await server.database.tx((transaction) =>
    openAccount(server.scope, transaction, merchant, {
      userName,
      passwordHash,
      memberType: change.memberType ?? 0,
      currency: merchant.currencies[0] ?? "THB",
      language: "EN",
      firstTimeLogin: change.firstTimeLogin ?? false,
    }),
  );
  if (member === undefined) throw new Error(`${userName} is taken`);
  return member.id;
}

const login = (body: Record<string, unknown>) => server.request("POST", "/wps/session/login", { body });

async function logIn(username: string): Promise<Started> {
  return valueOf(await login({ username, password })) as Started;
}

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((left, right) => left - right);

const registration = (username: string, change: Record<string, unknown> = {}) =>
  server.request("PUT", "/wps/member/register", { body: { username, password, confirmPassword: password, agreed: true, ...change } });

describe("login", () => {
  test("3.2 answers token, userName, customerType and firstTimeLogin", async () => {
    await openMember("somchai", { firstTimeLogin: true });
    const answer = await login({ username: "somchai", password });
    expect(answer.status).toBe(200);
    expect(answer.body?.value).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userName: "somchai",
      customerType: 0,
      firstTimeLogin: true,
    });
  });

  test("5.2.4 the user name is trimmed, and its case does not matter", async () => {
    await openMember("Napat");
    expect((await login({ username: "  napat ", password })).body?.value).toMatchObject({ userName: "Napat" });
  });

  test("4.7.2 a captcha is demanded by a refusal, and from then on a login without one is refused", async () => {
    await openMember("kanya");
    const wrong = { username: "kanya", password: "not the one" };
    const first = await login(wrong);
    expect(first).toMatchObject({ status: 422, body: { errorCode: "accounts.login_failed", value: { captcha: false } } });
    const second = await login(wrong);
    expect(second.body).toMatchObject({ errorCode: "accounts.login_failed", value: { captcha: true } });
    const without = await login({ username: "kanya", password });
    expect(without.body).toMatchObject({ errorCode: "accounts.captcha_required", value: { captcha: true } });
  });

  test("8.1.5, 5.5.1 a captcha is a picture of a sum whose answer is a few digits; a wrong answer is refused and the picture is spent", async () => {
    await openMember("malee");
    for (const attempt of ["first try", "second try"]) await login({ username: "malee", password: attempt });
    const captcha = async () => valueOf(await server.request("GET", "/wps/captcha")) as { captchaId: string; image: string };
    const { captchaId, image } = await captcha();
    expect(image).toMatch(/^data:image\/png;base64,iVBOR/);
    const answers = await listCaptchaAnswers(server.database, server.clock.now());
    const right = answers.find((row) => row.captchaId === captchaId)?.answer ?? "";
    expect(right).toMatch(/^\d{1,16}$/);
    const wrongAnswer = await login({ username: "malee", password, captchaId, captcha: "999" });
    expect(wrongAnswer.body).toMatchObject({
      errorCode: "accounts.captcha_wrong",
      message: "Verification code error",
      value: { captcha: true },
    });
    expect((await login({ username: "malee", password, captchaId, captcha: right })).body).toMatchObject({
      errorCode: "accounts.captcha_wrong",
    });
    const next = await captcha();
    const nextAnswer = (await listCaptchaAnswers(server.database, server.clock.now())).find(
      (row) => row.captchaId === next.captchaId,
    )?.answer;
    expect((await login({ username: "malee", password, captchaId: next.captchaId, captcha: nextAnswer })).status).toBe(200);
  });

  test("an unknown name and a wrong password are refused alike", async () => {
    await openMember("preecha");
    const unknown = await server.request("POST", "/wps/session/login", { body: { username: "nobody_here", password } });
    const wrong = await server.request("POST", "/wps/session/login", { body: { username: "preecha", password: "lantern124" } });
    const { value: unknownValue, ...unknownRest } = unknown.body ?? {};
    const { value: wrongValue, ...wrongRest } = wrong.body ?? {};
    expect(unknownRest).toEqual(wrongRest);
    expect(typeof unknownValue).toBe(typeof wrongValue);
  });

  test("8.1.3 a suspended account is told so, but only with the right password", async () => {
    const memberId = await openMember("wichai");
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "suspended" }));
    expect((await login({ username: "wichai", password: "a guess" })).body).toMatchObject({ errorCode: "accounts.login_failed" });
    expect((await login({ username: "wichai", password })).body).toMatchObject({
      errorCode: "accounts.account_disabled",
      message: "Sorry, the user does not exist or is disabled.",
    });
  });

  test("a session lives until it is unused for its term", async () => {
    await openMember("arthit", { host: "jade.localhost" });
    const started = await server.request("POST", "/wps/session/login/freeplay", { body: {} });
    const { token } = valueOf(started) as Started;
    expect((await server.request("GET", "/wps/member/info", { headers: { Authorization: token } })).status).toBe(200);
    server.clock.advance(13 * 60 * 60 * 1000);
    const expired = await server.request("GET", "/wps/member/info", { headers: { Authorization: token } });
    expect(expired).toMatchObject({ status: 401, body: { errorCode: "access.session_expired" } });
  });
});

describe("registration", () => {
  test("7.3.3 PUT registers by user name and logs in", async () => {
    const answer = await registration("newcomer1");
    expect(answer.status).toBe(200);
    expect(answer.body?.value).toMatchObject({ userName: "newcomer1", customerType: 0 });
    const { token } = valueOf(answer) as Started;
    const info = await server.request("GET", "/wps/member/info", { headers: { Authorization: token } });
    expect(info.body?.value).toMatchObject({ userName: "newcomer1", type: 0, memberLabel: [], hasVip: false, vipRankLevel: 0 });
  });

  test("8.1.4 a taken name is refused, whatever its case, also when two ask at once", async () => {
    const answers = await Promise.all(["Twice01", "twice01", "TWICE01"].map((name) => registration(name)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ errorCode: "accounts.username_taken", message: "Sorry, the username already exists." });
  });

  test("5.1.3 the confirmation must equal the password", async () => {
    const answer = await registration("newcomer2", { confirmPassword: "lantern124" });
    expect(answer.body).toMatchObject({
      errorCode: "accounts.field_invalid",
      value: { field: "confirmPassword", messageId: "formRules.in_confirmation_correct" },
    });
  });

  test("fields that a client may not set have no effect", async () => {
    const answer = await registration("newcomer3", { type: 2, customerType: 2, balance: "1000000", memberType: 1 });
    expect(answer.body?.value).toMatchObject({ customerType: 0 });
  });

  test("8.1.6, 7.7.2 an unknown invitation code is refused, before and at the registration", async () => {
    const before = await server.request("GET", "/wps/agent/affiliate?affiliateCode=NOBODY");
    expect(before.body).toMatchObject({ errorCode: "accounts.affiliate_unknown", message: "Invalid invitation code" });
    expect((await registration("newcomer4", { affiliateCode: "NOBODY" })).body).toMatchObject({ errorCode: "accounts.affiliate_unknown" });
  });

  test("7.4.1 tells whether a user name is free", async () => {
    await openMember("taken_name");
    const ask = async (name: string) => (await server.request("GET", `/wps/check/username?username=${name}`)).body;
    expect(await ask("taken_name")).toMatchObject({ value: { available: false } });
    expect(await ask("free_name")).toMatchObject({ value: { available: true } });
    expect(await ask("1x")).toMatchObject({ errorCode: "accounts.username_invalid" });
  });
});

describe("test play", () => {
  test("7.3.2 POST begins test play with trial money on a trial account", async () => {
    const answer = await server.request("POST", "/wps/session/login/freeplay", { body: {} });
    expect(answer.body?.value).toMatchObject({ customerType: 4, userName: expect.stringMatching(/^trial\d{9}$/) });
  });

  test("6.4.2 trial accounts are refused what asks for an actual account", async () => {
    const started = valueOf(await server.request("POST", "/wps/session/login/freeplay", { body: {} })) as Started;
    const answer = await server.request("POST", "/wps/member/password", {
      headers: { Authorization: started.token },
      body: { oldPassword: "x", password, confirmPassword: password },
    });
    expect(answer.body).toMatchObject({
      errorCode: "access.trial_refused",
      message: "Please login an actual account to use this function",
    });
  });

  test("a trial account cannot be logged into by name", async () => {
    const started = valueOf(await server.request("POST", "/wps/session/login/freeplay", { body: {} })) as Started;
    expect((await login({ username: started.userName, password: "" })).status).not.toBe(200);
  });
});

describe("sessions", () => {
  test("7.3.4 DELETE logs out, and the token is worth nothing then", async () => {
    await openMember("ploy", { memberType: 0 });
    server.clock.advance(60 * 60 * 1000);
    const { token } = await logIn("ploy");
    expect((await server.request("DELETE", "/wps/session/logout", { headers: { Authorization: token } })).status).toBe(200);
    expect((await server.request("GET", "/wps/member/info", { headers: { Authorization: token } })).body).toMatchObject({
      errorCode: "access.session_expired",
    });
  });

  test("7.17.6 renewing gives a new token and ends the old one", async () => {
    await openMember("lek");
    const { token } = await logIn("lek");
    const renewed = valueOf(await server.request("POST", "/wps/session/renew", { headers: { Authorization: token }, body: {} })) as Started;
    expect(renewed.token).not.toBe(token);
    expect((await server.request("GET", "/wps/member/info", { headers: { Authorization: token } })).status).toBe(401);
    expect((await server.request("GET", "/wps/member/info", { headers: { Authorization: renewed.token } })).status).toBe(200);
  });

  test("a one-time code gives one session, once, and not after its term", async () => {
    await openMember("noi");
    const { token } = await logIn("noi");
    const code = async () =>
      (valueOf(await server.request("POST", "/wps/session/code", { headers: { Authorization: token }, body: {} })) as { code: string })
        .code;
    const first = await code();
    const exchanges = await Promise.all([1, 2, 3].map(() => server.request("POST", "/wps/session/exchange", { body: { code: first } })));
    expect(statusesOf(exchanges)).toEqual([200, 422, 422]);
    const late = await code();
    server.clock.advance(61_000);
    expect((await server.request("POST", "/wps/session/exchange", { body: { code: late } })).body).toMatchObject({
      errorCode: "accounts.code_expired",
    });
  });

  test("7.5 changing the password ends the other sessions, and a first password counts as changed", async () => {
    await openMember("daeng", { firstTimeLogin: true });
    const [here, elsewhere] = [await logIn("daeng"), await logIn("daeng")];
    const change = (body: Record<string, string>) =>
      server.request("POST", "/wps/member/password", { headers: { Authorization: here.token }, body });
    expect((await change({ oldPassword: "wrong one 1", password: "lantern456", confirmPassword: "lantern456" })).body).toMatchObject({
      errorCode: "accounts.password_wrong",
    });
    expect((await change({ oldPassword: password, password, confirmPassword: password })).body).toMatchObject({
      errorCode: "accounts.password_unchanged",
    });
    expect((await change({ oldPassword: password, password: "lantern456", confirmPassword: "lantern456" })).status).toBe(200);
    expect((await server.request("GET", "/wps/member/info", { headers: { Authorization: elsewhere.token } })).status).toBe(401);
    const info = await server.request("GET", "/wps/member/info", { headers: { Authorization: here.token } });
    expect(info.body?.value).toMatchObject({ firstTimeLogin: false });
  });
});

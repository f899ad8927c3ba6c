import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../http/testing/test-server.ts";
import { newId } from "../../platform/id.ts";
import { createMerchant } from "../../site/create-merchant.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { findSession } from "../find-session.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password-hash.ts";
import { accountsAnswers } from "../routes.ts";
import { guessLimits } from "./guess-limits.ts";

/** How often a password was compared: the work that a guess costs us, and the only thing that may tell him more. */
const verifications = vi.hoisted(() => {
  // Files share what they load: whoever compares passwords is loaded anew here, with the verification that counts.
  vi.resetModules();
  return { count: 0 };
});
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const original = await importOriginal<typeof import("@node-rs/argon2")>();
  return {
    ...original,
    verify: (...parameters: Parameters<typeof original.verify>) => {
      verifications.count += 1;
      return original.verify(...parameters);
    },
  };
});

const password = "lantern123";
const host = "guessed.localhost";

describe.each(["postgres", "embedded"] as const)("guessing on the %s database", (database) => {
  const crowd = database === "postgres" ? 1_000 : 100;
  let server: TestServer;
  let merchantId = "";
  const memberIds: Record<string, string> = {};

  beforeAll(async () => {
    const calls = accountsAnswers.map(({ call }) => call);
    // Behind a proxy, so that one machine can be many addresses.
    server = await startTestServer({ calls, answers: accountsAnswers, findSession, database, configuration: { trustProxy: true } });
    await server.database.tx((transaction) =>
      createMerchant(server.scope, transaction, {
        code: "GUESSED",
        name: "Guessed House",
        defaultLanguage: "EN",
        zone: "Asia/Bangkok",
        currencies: ["THB"],
        theme: "lantern",
        settings: { plainBodies: true, captchaBeforeCode: false },
        hostNames: [host],
        flagsOn: ["USERNAMEREG3", "SMSLOGIN3"],
        switchesOn: [],
        resources: {},
        banners: [],
      }),
    );
    merchantId = (await findMerchant(server.scope, host))?.id ?? "";
    for (const [index, userName] of ["somchai", "kanya", "malee", "napat", "preecha"].entries()) {
      await openMember(userName, `+6681200000${index}`);
    }
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.query("delete from accounts_guesses");
    verifications.count = 0;
  });

  async function openMember(userName: string, number: string): Promise<void> {
    const merchant = await findMerchant(server.scope, host);
    if (merchant === undefined) throw new Error("no merchant");
    const passwordHash = await hashPassword(password);
    const account = { userName, passwordHash, memberType: 0, currency: "THB", language: "EN" };
    const mobile = { number, proven: true, opensAccount: false };
    const member = await server.database.tx((transaction) => openAccount(server.scope, transaction, merchant, { ...account, mobile }));
    if (member === undefined) throw new Error(`${userName} is taken`);
    memberIds[userName] = member.id;
  }

  interface From {
    readonly address?: string;
    readonly cookie?: string;
    readonly token?: string;
  }

  const post = (path: string, body: Record<string, unknown>, { address = "198.51.100.1", cookie, token }: From = {}) =>
    server.request("POST", path, {
      body,
      host,
      headers: {
        "x-forwarded-for": address,
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: token }),
      },
    });

  /** A captcha whose answer the asker knows: whoever guesses by program reads them as well as people do. */
  async function solved(): Promise<{ captchaId: string; captcha: string }> {
    const captchaId = newId(server.clock);
    const expiresAt = new Date(server.clock.now().getTime() + 60_000);
    const insert = "insert into accounts_captchas (id, merchant_id, answer, expires_at) values ($1, $2, '42', $3)";
    await server.database.query(insert, [captchaId, merchantId, expiresAt]);
    return { captchaId, captcha: "42" };
  }

  const login = async (username: string, secret: string, from: From = {}) =>
    post("/wps/session/login", { username, password: secret, ...(await solved()) }, from);

  /** Codes of the refusals of so many guesses, some dozens at a time, with how often each came. */
  async function guess(count: number, one: (number: number) => Promise<TestAnswer>): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (let start = 0; start < count; start += 50) {
      const wave = Array.from({ length: Math.min(50, count - start) }, (_, index) => one(start + index));
      for (const { body, status } of await Promise.all(wave)) {
        const code = body?.errorCode ?? String(status);
        found[code] = (found[code] ?? 0) + 1;
      }
    }
    return found;
  }

  /** Logs in as the owner does and keeps the cookie of his device. */
  async function ownDevice(username: string): Promise<{ cookie: string; token: string }> {
    const answered = await login(username, password, { address: "203.0.113.5" });
    const { token } = valueOf(answered) as { token: string };
    const cookie = answered.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).toMatch(/^device=/);
    await server.database.query("delete from accounts_guesses");
    verifications.count = 0;
    return { cookie, token };
  }

  it("a thousand guesses at a password from one address: a few are compared, and the right one is not looked at any more", async () => {
    const { tries } = guessLimits.login.pair ?? { tries: 0 };
    expect(await guess(crowd, (number) => login("somchai", `guess ${number}`))).toEqual({
      "accounts.login_failed": tries,
      "accounts.too_many_tries": crowd - tries,
    });
    expect(verifications.count).toBe(tries);
    const right = await login("somchai", password);
    expect(right.status).toBe(429);
    expect(right.body).toMatchObject({ errorCode: "accounts.too_many_tries", message: "Too many tries. Try again in 30 minutes." });
    expect(right.headers.get("retry-after")).toBe("1800");
    expect(verifications.count).toBe(tries);
  });

  it("a thousand guesses at a password from a thousand addresses: the owner's device is not held back, nor a new one after the pause", async () => {
    const { tries, pauseMs } = guessLimits.login.strangers ?? { tries: 0, pauseMs: 0 };
    const { cookie } = await ownDevice("kanya");
    const addressOf = (number: number) => `10.0.${number >> 8}.${number & 255}`;
    expect(await guess(crowd, (number) => login("kanya", `guess ${number}`, { address: addressOf(number) }))).toEqual({
      "accounts.login_failed": tries,
      "accounts.too_many_tries": crowd - tries,
    });
    expect(verifications.count).toBe(tries);
    // On his own device he is not even asked for a captcha.
    expect((await post("/wps/session/login", { username: "kanya", password }, { cookie, address: "203.0.113.200" })).status).toBe(200);
    expect((await login("kanya", password, { address: "203.0.113.77" })).status).toBe(429);
    server.clock.advance(pauseMs);
    expect((await login("kanya", password, { address: "203.0.113.77" })).status).toBe(200);
  });

  it("a fresh address with a solved captcha opens the account while strangers guess at it", async () => {
    await guess(30, (number) => login("malee", `guess ${number}`, { address: `10.1.0.${number}` }));
    const without = await post("/wps/session/login", { username: "malee", password }, { address: "203.0.113.9" });
    expect(without.body).toMatchObject({ errorCode: "accounts.captcha_required", value: { captcha: true } });
    expect((await login("malee", password, { address: "203.0.113.9" })).status).toBe(200);
  });

  it("one password at a thousand names from one address: most are never compared, and the neighbours' own devices are let in", async () => {
    const { tries } = guessLimits.login.address ?? { tries: 0 };
    const { cookie } = await ownDevice("napat");
    const address = "198.51.100.80";
    const found = await guess(crowd, (number) => login(`nobody${number}`, password, { address }));
    expect(found["accounts.login_failed"]).toBe(Math.min(tries, crowd));
    expect(verifications.count).toBe(Math.min(tries, crowd));
    expect((await login("napat", password, { address, cookie })).status).toBe(200);
  });

  it("a thousand wrong answers to captchas: the address waits, and each picture was good for one of them", async () => {
    const { tries } = guessLimits.captcha.address ?? { tries: 0 };
    await guess(2, () => post("/wps/session/login", { username: "preecha", password: "no" }, { address: "198.51.100.90" }));
    const { captchaId } = await solved();
    const found = await guess(crowd, (number) =>
      post("/wps/session/login", { username: "preecha", password, captchaId, captcha: String(number % 41) }, { address: "198.51.100.90" }),
    );
    expect(found).toEqual({ "accounts.captcha_wrong": tries, "accounts.too_many_tries": crowd - tries });
    expect(verifications.count).toBe(2);
    expect((await login("preecha", password, { address: "203.0.113.91" })).status).toBe(200);
  });

  it("an unknown name, a wrong password and a number cost the same work and are answered alike", async () => {
    const costs: unknown[] = [];
    for (const [index, username] of ["preecha", "no_such_name", "+66812000004", "+66899999999", "somchai"].entries()) {
      verifications.count = 0;
      const body = { username, password: "not it", countryDialingCode: "+66" };
      await post("/wps/session/login", body, { address: `192.0.2.${index}` });
      const { status, text } = await post("/wps/session/login", body, { address: `192.0.2.${index}` });
      costs.push({ verifications: verifications.count, status, text });
    }
    expect(new Set(costs.map((cost) => JSON.stringify(cost)))).toEqual(new Set([JSON.stringify(costs[0])]));
    expect(costs[0]).toMatchObject({ verifications: 2, status: 422 });

    expect(await statementsOf("no_such_name")).toEqual(await statementsOf("preecha"));
  });

  /** The fewest statements and transactions of three refused logins: now and then one reads a merchant anew. */
  async function statementsOf(username: string): Promise<readonly [number, number]> {
    const asked = vi.spyOn(server.database, "query");
    const begun = vi.spyOn(server.database, "tx");
    const counts: [number, number][] = [];
    for (let time = 0; time < 3; time += 1) {
      await server.database.query("delete from accounts_guesses");
      asked.mockClear();
      begun.mockClear();
      await post("/wps/session/login", { username, password: "not it" });
      counts.push([asked.mock.calls.length, begun.mock.calls.length]);
    }
    vi.restoreAllMocks();
    return [Math.min(...counts.map(([first]) => first)), Math.min(...counts.map(([, second]) => second))];
  }

  it("a thousand guesses at the password that is to be changed: who has found a phone open does not find it out", async () => {
    const { tries } = guessLimits.current_password.own ?? { tries: 0 };
    const { cookie, token } = await ownDevice("somchai");
    const change = (oldPassword: string, from: From) =>
      post("/wps/member/password", { oldPassword, password: "another1234", confirmPassword: "another1234" }, { ...from, token });
    expect(await guess(crowd, (number) => change(`guess ${number}`, { cookie }))).toEqual({
      "accounts.password_wrong": tries,
      "accounts.too_many_tries": crowd - tries,
    });
    expect(verifications.count).toBe(tries);
    expect((await change(password, { cookie })).body?.errorCode).toBe("accounts.too_many_tries");
  });

  it("a thousand guesses at the payment password: five are compared, then each pause is twice the last", async () => {
    const { tries, pauseMs } = guessLimits.payment_password.own ?? { tries: 0, pauseMs: 0 };
    const { cookie, token } = await ownDevice("malee");
    const set = (body: Record<string, unknown>) => post("/wps/member/paymentPassword", body, { cookie, token });
    expect((await set({ password, paymentPassword: "481516", confirmPaymentPassword: "481516" })).status).toBe(200);
    await server.database.query("delete from accounts_guesses");
    verifications.count = 0;
    const change = (oldPaymentPassword: string) => set({ oldPaymentPassword, paymentPassword: "234298", confirmPaymentPassword: "234298" });
    expect(await guess(crowd, (number) => change(String(100_000 + number)))).toEqual({
      "accounts.payment_password_wrong": tries,
      "accounts.too_many_tries": crowd - tries,
    });
    expect(verifications.count).toBe(tries);
    expect((await change("481516")).body?.errorCode).toBe("accounts.too_many_tries");
    server.clock.advance(pauseMs);
    await guess(tries, () => change("000000"));
    expect((await change("481516")).body).toMatchObject({ value: { retryAfterSeconds: (2 * pauseMs) / 1_000 } });
    server.clock.advance(2 * pauseMs);
    expect((await change("481516")).status).toBe(200);
  });

  it("strangers who use up a code's tries leave the owner his, on a device of his own", async () => {
    const { cookie } = await ownDevice("kanya");
    await post("/wps/verification/sms/noLogin", { mobileNum: "+66812000001", countryDialingCode: "+66" });
    const [sent] = await server.database.query<{ facts: { code: string } }>(
      "select facts from delivery_messages where recipient = $1 order by id desc limit 1",
      ["+66812000001"],
    );
    const code = sent?.facts.code ?? "";
    expect(code).toMatch(/^\d{6}$/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const bySms = (secret: string, from: From) =>
      post("/wps/session/login", { type: "sms", username: "+66812000001", password: secret, countryDialingCode: "+66" }, from);
    const found = await guess(60, (number) => bySms(wrong, { address: `10.2.0.${number}` }));
    expect(found["accounts.code_expired"]).toBeGreaterThan(0);
    expect((await bySms(code, { address: "10.3.0.1" })).body?.errorCode).toBe("accounts.code_expired");
    expect((await bySms(code, { address: "203.0.113.5", cookie })).status).toBe(200);
  });
});

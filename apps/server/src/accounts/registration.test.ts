import { sealBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { optionalRegistrationFields } from "@lantern/rules/accounts/registration-defaults.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listOutbox } from "../delivery/list-outbox.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../http/testing/test-server.ts";
import { createMerchant } from "../site/create-merchant.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { siteAnswers } from "../site/routes.ts";
import { findSession } from "./find-session.ts";
import { listCaptchaAnswers } from "./list-captcha-answers.ts";
import { openAccount } from "./open-account.ts";
import { passwordMatches } from "./password-hash.ts";
import { accountsAnswers } from "./routes.ts";

const answers = [...siteAnswers, ...accountsAnswers];
const minuteMs = 60_000;
const password = "night-market-7";
const jade = "jade.localhost";
const everyField = "everyfield.localhost";
const unproven = "unproven.localhost";
const closed = "closed.localhost";
const guarded = "guarded.localhost";
/** A captcha before the code as well as at the registration. */
const twiceGuarded = "twice.localhost";

const merchantAt = (host: string, flagsOn: readonly string[], settings: Record<string, unknown> = {}) => ({
  code: host.split(".")[0]?.toUpperCase() ?? "",
  name: "Night House",
  defaultLanguage: "EN",
  zone: "Asia/Bangkok",
  currencies: ["THB", "MMK"],
  theme: "lantern",
  settings: { plainBodies: true, captchaBeforeCode: false, countryDialingCode: "+66", ...settings },
  hostNames: [host],
  flagsOn,
  switchesOn: [],
  resources: {},
  banners: [],
});

const everyFieldOn = optionalRegistrationFields.map((field) => ({ field, enabled: true }));

describe.each(["postgres", "embedded"] as const)("registration on the %s database", (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, database });
    await server.database.tx(async (transaction) => {
      const flags = ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3", "MOBILENUMPASSREG3", "SMSLOGIN3"];
      await createMerchant(server.scope, transaction, merchantAt(everyField, flags, { registrationFields: everyFieldOn }));
      await createMerchant(server.scope, transaction, merchantAt(unproven, ["MOBILENUMREG3"]));
      await createMerchant(server.scope, transaction, merchantAt(closed, ["USERNAMEREG3"]));
      await createMerchant(server.scope, transaction, merchantAt(guarded, ["MOBILENUMREG3"], { captchaAtRegistration: true }));
      const settings = { captchaAtRegistration: true, captchaBeforeCode: true };
      await createMerchant(server.scope, transaction, merchantAt(twiceGuarded, ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3"], settings));
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.advance(60 * minuteMs);
    await server.database.query("delete from delivery_messages");
    await server.database.query("delete from accounts_guesses");
  });

  const registerMobile = (host: string, body: Record<string, unknown>) =>
    server.request("PUT", "/wps/member/register/mobile", { host, body: { agreed: true, countryDialingCode: "+66", ...body } });
  const register = (host: string, body: Record<string, unknown>) =>
    server.request("PUT", "/wps/member/register", { host, body: { agreed: true, password, confirmPassword: password, ...body } });

  async function codeFor(host: string, mobileNum: string, change: Record<string, unknown> = {}): Promise<string> {
    const body = { mobileNum, countryDialingCode: "+66", ...change };
    valueOf(await server.request("POST", "/wps/verification/sms/register", { host, body }));
    return (await listOutbox(server.database))[0]?.facts["code"] ?? "";
  }

  async function rowOf(answer: TestAnswer): Promise<Record<string, unknown>> {
    const { userName } = valueOf(answer) as { userName: string };
    const [row] = await server.database.query("select * from accounts_members where user_name = $1", [userName]);
    if (row === undefined) throw new Error("no such account");
    return row;
  }

  it("7.3.3 JADE's registration by mobile number: captcha, code, and a PUT with a sealed body that logs in", async () => {
    const { captchaId } = valueOf(await server.request("GET", "/wps/captcha", { host: jade })) as { captchaId: string };
    const captcha = (await listCaptchaAnswers(server.database, server.clock.now())).find((row) => row.captchaId === captchaId)?.answer;
    const verificationCode = await codeFor(jade, "09791234599", { countryDialingCode: "+95", captchaId, captcha });
    const path = "/wps/member/register/mobile";
    const body = {
      mobileNum: "09791234599",
      countryDialingCode: "+95",
      verificationCode,
      password,
      confirmPassword: password,
      agreed: true,
    };
    expect((await server.request("PUT", path, { host: jade, body })).body).toMatchObject({ errorCode: "request.encryption_required" });
    const key = (await server.request("GET", "/wps/system/encryption", { host: jade })).body?.value as SealingKey;
    const sealed = await sealBody(key, { method: "PUT", path, merchantCode: "JADE" }, { timestamp: server.clock.now().getTime(), body });
    const answer = await server.request("PUT", path, { host: jade, headers: { encryption: sealed.header }, body: sealed.body });
    expect(valueOf(answer)).toMatchObject({ customerType: 0, currency: "MMK", userName: expect.stringMatching(/^user\d{9}$/) });
    expect(await rowOf(answer)).toMatchObject({
      mobile_num: "+959791234599",
      mobile_verified_at: server.clock.now(),
      mobile_opened_account: true,
    });
  });

  it("3.5 takes every field of a registration, each to its place, and no secret lies open", async () => {
    const referrer = await register(everyField, { username: "referrer1" });
    const verificationCode = await codeFor(everyField, "0811100001");
    const answer = await registerMobile(everyField, {
      mobileNo: "0811100001",
      verificationCode,
      password,
      confirmPassword: password,
      registerUrl: everyField,
      domain: everyField,
      registerMethod: "PWA",
      type: 0,
      recommenderId: "referrer1",
      affiliateCode: "",
      currency: "MMK",
      paymentPassword: "482915",
      nickname: "Somchai",
      payeeName: "Somchai Jaidee",
      email: "Somchai@Mail.Example",
      idNumber: "1-2345-67890",
      qqNum: "123456",
      facebook: "somchai.j",
      wechat: "somchai_j",
      line: "somchai-j",
      whatsapp: "66811100001",
      zalo: "66811100001",
    });
    const row = await rowOf(answer);
    expect(row).toMatchObject({
      mobile_num: "+66811100001",
      nickname: "Somchai",
      payee_name: "Somchai Jaidee",
      email: "somchai@mail.example",
      email_verified_at: null,
      currency: "MMK",
      member_type: 0,
      parent_id: (await rowOf(referrer))["id"],
      registration: {
        recommenderId: "referrer1",
        idNumber: "1-2345-67890",
        qqNum: "123456",
        facebook: "somchai.j",
        wechat: "somchai_j",
        line: "somchai-j",
        whatsapp: "66811100001",
        zalo: "66811100001",
        registerUrl: everyField,
        registerMethod: "PWA",
        countryDialingCode: "+66",
      },
    });
    expect(await passwordMatches(row["payment_password_hash"] as string, "482915")).toBe(true);
    expect(JSON.stringify(row["registration"])).not.toContain("482915");
    const login = await server.request("POST", "/wps/session/login", { host: everyField, body: { username: "0811100001", password } });
    expect(valueOf(login)).toMatchObject({ userName: (valueOf(answer) as { userName: string }).userName });
  });

  it("a field that the merchant does not ask for is not kept, whatever is sent", async () => {
    const answer = await register(closed, {
      username: "plain01",
      paymentPassword: "482915",
      email: "x@y.example",
      mobileNum: "0811100002",
      idNumber: "123456",
    });
    expect(await rowOf(answer)).toMatchObject({ payment_password_hash: null, email: null, mobile_num: null, registration: {} });
  });

  it("refuses a payment password that is none, a number that is none, and one of a field's own pattern", async () => {
    const faulty = async (change: Record<string, unknown>) => (await register(everyField, { username: "faulty01", ...change })).body?.value;
    expect(await faulty({ paymentPassword: "12345" })).toMatchObject({ field: "paymentPassword" });
    expect(await faulty({ paymentPassword: "121212" })).toMatchObject({ messageId: "formRules.payment_password_guessable" });
    expect(await faulty({ mobileNum: "0211111111" })).toMatchObject({ field: "mobileNum" });
    expect(await faulty({ email: "no address" })).toMatchObject({ field: "email" });
  });

  it("asks for code and password by the merchant's flags, and is closed without its own", async () => {
    const without = await registerMobile(everyField, { mobileNum: "0811100003", password, confirmPassword: password });
    expect(without.body).toMatchObject({ errorCode: "accounts.field_invalid", value: { field: "verificationCode" } });
    const code = await codeFor(everyField, "0811100003");
    const withoutPassword = await registerMobile(everyField, { mobileNum: "0811100003", verificationCode: code });
    expect(withoutPassword.body).toMatchObject({ errorCode: "accounts.field_invalid", value: { field: "password" } });
    expect((await registerMobile(closed, { mobileNum: "0811100003" })).body).toMatchObject({ errorCode: "accounts.registration_closed" });
    const noCode = await server.request("POST", "/wps/verification/sms/register", { host: unproven, body: { mobileNum: "0811100003" } });
    expect(noCode.body).toMatchObject({ errorCode: "accounts.registration_closed" });
    expect((await register(unproven, { username: "unproven1" })).body).toMatchObject({ errorCode: "accounts.registration_closed" });
    const bare = await rowOf(await registerMobile(unproven, { mobileNum: "0811100003" }));
    expect(bare).toMatchObject({ mobile_num: "+66811100003", mobile_verified_at: null, mobile_opened_account: true, password_hash: null });
  });

  it("a wrong code opens no account, and a right one only the number that it was sent to", async () => {
    const verificationCode = await codeFor(everyField, "0811100004");
    const attempt = (mobileNum: string, code: string) =>
      registerMobile(everyField, { mobileNum, verificationCode: code, password, confirmPassword: password });
    expect((await attempt("0811100004", "000000")).body?.errorCode).toBe(verificationCode === "000000" ? undefined : "accounts.code_wrong");
    expect((await attempt("0811100005", verificationCode)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    expect((await attempt("0811100004", verificationCode)).status).toBe(200);
    expect((await attempt("0811100004", verificationCode)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
  });

  it("a number opens one account of a merchant, however it is typed and however many ask at once; another merchant does not mind", async () => {
    const forms = ["0811100006", "811100006", "+66811100006", "66811100006"];
    const asked = await Promise.all(forms.map((mobileNum) => registerMobile(unproven, { mobileNum })));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.filter(({ body }) => body?.errorCode === "accounts.mobile_taken")).toHaveLength(3);
    const verificationCode = await codeFor(everyField, "0811100006");
    const elsewhere = await registerMobile(everyField, { mobileNum: "0811100006", verificationCode, password, confirmPassword: password });
    expect(elsewhere.status).toBe(200);
  });

  it("an e-mail address or number that was only typed belongs to nobody; one that is proven belongs to one account", async () => {
    const [first, second] = [
      await register(everyField, { username: "typed01", email: "same@mail.example", mobileNum: "0811100007" }),
      await register(everyField, { username: "typed02", email: "same@mail.example", mobileNum: "0811100007" }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    const prove = (name: string) =>
      server.database.query("update accounts_members set email_verified_at = now() where user_name = $1", [name]);
    await prove("typed01");
    await expect(prove("typed02")).rejects.toThrow("accounts_members_email");
    const verificationCode = await codeFor(everyField, "0811100007");
    const proven = await register(everyField, { username: "typed03", mobileNum: "0811100007", verificationCode });
    expect(await rowOf(proven)).toMatchObject({
      mobile_num: "+66811100007",
      mobile_verified_at: server.clock.now(),
      mobile_opened_account: false,
    });
  });

  it("a captcha is demanded where the merchant says so", async () => {
    expect((await registerMobile(guarded, { mobileNum: "0811100008" })).body).toMatchObject({
      errorCode: "accounts.field_invalid",
      value: { field: "captcha" },
    });
    const { captchaId } = valueOf(await server.request("GET", "/wps/captcha", { host: guarded })) as { captchaId: string };
    const captcha =
      (await listCaptchaAnswers(server.database, server.clock.now())).find((row) => row.captchaId === captchaId)?.answer ?? "";
    const wrong = await registerMobile(guarded, { mobileNum: "0811100008", captchaId, captcha: `1${captcha}` });
    expect(wrong.body).toMatchObject({ errorCode: "accounts.captcha_wrong" });
    const next = valueOf(await server.request("GET", "/wps/captcha", { host: guarded })) as { captchaId: string };
    const answer = (await listCaptchaAnswers(server.database, server.clock.now())).find((row) => row.captchaId === next.captchaId)?.answer;
    expect((await registerMobile(guarded, { mobileNum: "0811100008", captchaId: next.captchaId, captcha: answer })).status).toBe(200);
  });

  describe("a captcha that was solved for the code", () => {
    async function solvedCaptcha(): Promise<{ captchaId: string; captcha: string }> {
      const { captchaId } = valueOf(await server.request("GET", "/wps/captcha", { host: twiceGuarded })) as { captchaId: string };
      const drawn = await listCaptchaAnswers(server.database, server.clock.now());
      return { captchaId, captcha: drawn.find((row) => row.captchaId === captchaId)?.answer ?? "" };
    }

    it("7.7.1 is the registration's too: one proof serves the one attempt", async () => {
      const settings = valueOf(await server.request("GET", "/wps/system/setting/register", { host: twiceGuarded }));
      expect(settings).toMatchObject({ captchaRequired: true, codeStandsForCaptcha: true });
      const verificationCode = await codeFor(twiceGuarded, "0811100031", await solvedCaptcha());
      expect((await registerMobile(twiceGuarded, { mobileNum: "0811100031", verificationCode })).status).toBe(200);
    });

    it("serves once, for the number that it was solved for, and a code that was guessed at is none", async () => {
      const mobileNum = "0811100032";
      const withoutCaptcha = await server.request("POST", "/wps/verification/sms/register", {
        host: twiceGuarded,
        body: { mobileNum, countryDialingCode: "+66" },
      });
      expect(withoutCaptcha.body).toMatchObject({ errorCode: "accounts.captcha_required" });
      expect((await registerMobile(twiceGuarded, { mobileNum })).body).toMatchObject({ value: { field: "verificationCode" } });
      expect((await registerMobile(twiceGuarded, { mobileNum, verificationCode: "123456" })).body).toMatchObject({
        errorCode: "accounts.code_wrong",
      });
      const verificationCode = await codeFor(twiceGuarded, mobileNum, await solvedCaptcha());
      const another = await registerMobile(twiceGuarded, { mobileNum: "0811100033", verificationCode });
      expect(another.body).toMatchObject({ errorCode: "accounts.code_wrong" });
      expect((await registerMobile(twiceGuarded, { mobileNum, verificationCode })).status).toBe(200);
      const again = await registerMobile(twiceGuarded, { mobileNum, verificationCode });
      expect(again.body).toMatchObject({ errorCode: "accounts.code_wrong" });
    });

    it("does not serve a registration by user name, nor one that an outside service vouches for", async () => {
      const verificationCode = await codeFor(twiceGuarded, "0811100034", await solvedCaptcha());
      const byName = await register(twiceGuarded, { username: "by_name_34", mobileNum: "0811100034", verificationCode });
      expect(byName.body).toMatchObject({ errorCode: "accounts.field_invalid", value: { field: "captcha" } });
      const vouched = await registerMobile(twiceGuarded, {
        mobileNum: "0811100034",
        verificationCode,
        firebaseChannel: "sms",
        firebaseIdToken: "a.b.c",
      });
      expect(vouched.body).toMatchObject({ errorCode: "accounts.field_invalid", value: { field: "captcha" } });
    });

    it("a thousand registrations with guessed codes open nothing", async () => {
      await codeFor(twiceGuarded, "0811100035", await solvedCaptcha());
      const seen = new Set<unknown>();
      for (let round = 0; round < (database === "postgres" ? 20 : 1); round += 1) {
        const tries = Array.from({ length: 50 }, (_, index) =>
          registerMobile(twiceGuarded, { mobileNum: "0811100035", verificationCode: String(round * 50 + index).padStart(6, "0") }),
        );
        for (const { body } of await Promise.all(tries)) seen.add(body?.errorCode);
      }
      expect(seen).toEqual(new Set(["accounts.code_wrong", "accounts.too_many_tries"]));
      const rows = await server.database.query("select id from accounts_members where mobile_num = '+66811100035'");
      expect(rows).toEqual([]);
    }, 120_000);
  });

  it("5.1.8, 7.7.2 an invitation code that does not exist is refused before the SMS code is spent", async () => {
    const verificationCode = await codeFor(everyField, "0811100009");
    const body = { mobileNum: "0811100009", verificationCode, password, confirmPassword: password };
    const refused = await registerMobile(everyField, { ...body, affiliateCode: "NOBODY" });
    expect(refused.body).toMatchObject({ errorCode: "accounts.affiliate_unknown", value: { field: "affiliateCode" } });
    expect((await registerMobile(everyField, body)).status).toBe(200);
  });

  it("fields that a client may not set have no effect", async () => {
    const answer = await registerMobile(unproven, {
      mobileNum: "0811100010",
      type: 2,
      memberType: 1,
      customerType: 2,
      vipRankLevel: 9,
      labels: ["x"],
      balance: "1000000",
      mobileVerifiedAt: "2026-01-01",
      username: "admin",
    });
    expect(await rowOf(answer)).toMatchObject({ member_type: 0, vip_rank_level: 0, labels: [], mobile_verified_at: null });
    expect(valueOf(answer)).toMatchObject({ userName: expect.stringMatching(/^user\d{9}$/) });
  });

  it("a number that another account was opened with is not proven away from it", async () => {
    const merchant = await findMerchant(server.scope, unproven);
    if (merchant === undefined) throw new Error("no merchant");
    await registerMobile(unproven, { mobileNum: "0811100011" });
    const second = await server.database.tx((transaction) =>
      openAccount(server.scope, transaction, merchant, {
        userName: "second01",
        passwordHash: undefined,
        memberType: 0,
        currency: "THB",
        language: "EN",
        mobile: { number: "+66811100011", proven: true, opensAccount: false },
      }),
    );
    expect(second).toBeUndefined();
  });
});

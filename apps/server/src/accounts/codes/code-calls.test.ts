import type { Database, Queryable, Transaction } from "@lantern/database/database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listOutbox, type KeptMessage } from "../../delivery/list-outbox.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../http/testing/test-server.ts";
import type { TestDatabase } from "../../platform/testing/test-database.ts";
import { createMerchant } from "../../site/create-merchant.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { findSession } from "../find-session.ts";
import { listCaptchaAnswers } from "../list-captcha-answers.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword, passwordMatches } from "../password-hash.ts";
import { accountsAnswers } from "../routes.ts";

const password = "lantern123";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A merchant with login and registration by SMS, and settings of its own where a test needs them. */
const merchantAt = (
  host: string,
  settings: Record<string, unknown> = {},
  flagsOn = ["USERNAMEREG3", "SMSLOGIN3", "MOBILENUMREG3", "REGMOBVERF3"],
) => ({
  code: host.split(".")[0]?.toUpperCase() ?? "",
  name: "Night House",
  defaultLanguage: "EN",
  zone: "Asia/Bangkok",
  currencies: ["THB"],
  theme: "lantern",
  settings: { plainBodies: true, captchaBeforeCode: false, countryDialingCode: "+66", ...settings },
  hostNames: [host],
  flagsOn,
  switchesOn: [],
  resources: {},
  banners: [],
});

const home = "codes.localhost";
const withCaptcha = "captchas.localhost";
const withoutSms = "nosms.localhost";
const thaiOnly = "thaionly.localhost";
const small = "small.localhost";

/** The statements that the database is asked for while `work` runs, in their order. */
async function statementsOf(database: TestDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const own = Object.getPrototypeOf(database) as Database;
  const recorded = (queryable: Queryable) => ({
    query: (sql: string, parameters?: readonly unknown[]) => {
      statements.push(sql);
      return queryable.query(sql, parameters);
    },
  });
  const tx = (inside: (transaction: Transaction) => Promise<unknown>) =>
    own.tx((transaction) => inside(Object.assign(Object.create(transaction) as Transaction, recorded(transaction))));
  Object.assign(database, recorded(own), { tx });
  try {
    await work();
  } finally {
    for (const name of ["query", "tx"]) Reflect.deleteProperty(database, name);
  }
  // The relay asks for news by itself.
  return statements.filter((statement) => !statement.includes("from platform_events"));
}

describe.each(["postgres", "embedded"] as const)("codes on the %s database", (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession, database });
    await server.database.tx(async (transaction) => {
      await createMerchant(server.scope, transaction, merchantAt(home));
      await createMerchant(server.scope, transaction, merchantAt(withCaptcha, { captchaBeforeCode: true }));
      await createMerchant(server.scope, transaction, merchantAt(withoutSms, {}, ["USERNAMEREG3"]));
      await createMerchant(server.scope, transaction, merchantAt(thaiOnly, { smsDialingCodes: ["+66"] }));
      await createMerchant(server.scope, transaction, merchantAt(small, { codesOfNeighboursPerHour: 4, codesOfMerchantPerDay: 6 }));
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.advance(25 * hourMs);
    await server.database.query("delete from delivery_messages");
    await server.database.query("delete from accounts_code_counts");
    await server.database.query("delete from accounts_codes");
    await server.database.query("delete from accounts_guesses");
  });

  async function openMember(userName: string, contact: { mobileNum?: string; email?: string; host?: string }): Promise<string> {
    const merchant = await findMerchant(server.scope, contact.host ?? home);
    if (merchant === undefined) throw new Error("no merchant");
    const passwordHash = await hashPassword(password);
    const member = await server.database.tx((transaction) =>
      openAccount(server.scope, transaction, merchant, {
        userName,
        passwordHash,
        memberType: 0,
        currency: "THB",
        language: "TH",
        ...(contact.mobileNum === undefined ? {} : { mobile: { number: contact.mobileNum, proven: true, opensAccount: false } }),
        ...(contact.email === undefined ? {} : { email: contact.email, emailProven: true }),
      }),
    );
    if (member === undefined) throw new Error(`${userName} is taken`);
    return member.id;
  }

  const post = (path: string, body: Record<string, unknown>, host = home) => server.request("POST", path, { body, host });
  const askLoginCode = (mobileNum: string, host = home) =>
    post("/wps/verification/sms/noLogin", { mobileNum, countryDialingCode: "+66" }, host);
  const askRegistrationCode = (mobileNum: string) => post("/wps/verification/sms/register", { mobileNum, countryDialingCode: "+66" });
  const loginBySms = (username: string, code: string, host = home) =>
    post("/wps/session/login", { type: "sms", username, password: code, countryDialingCode: "+66" }, host);

  async function messages(): Promise<KeptMessage[]> {
    return listOutbox(server.database);
  }
  async function lastCode(recipient: string): Promise<string> {
    const code = (await messages()).find((message) => message.recipient === recipient)?.facts["code"];
    if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
    return code;
  }
  const expirationOf = (answer: TestAnswer) => (valueOf(answer) as { expirationTime: number }).expirationTime;
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("3.6.2, 7.8.2 a code asked for with mobileNum or mobileNo answers when the next may be asked for, 60 s from now", async () => {
    await openMember("ada01", { mobileNum: "+66811000001" });
    const first = await askLoginCode("0811000001");
    expect(expirationOf(first)).toBe(server.clock.now().getTime() + minuteMs);
    const [sent] = await messages();
    expect(sent).toMatchObject({ channel: "sms", recipient: "+66811000001", purpose: "accounts.login_code" });
    expect(sent?.facts["code"]).toMatch(/^\d{6}$/);
    expect(sent?.text).toContain(`@${home} #${sent?.facts["code"]}`);

    server.clock.advance(minuteMs - 1);
    const early = await post("/wps/verification/sms/noLogin", { mobileNo: "+66811000001" });
    expect(early).toMatchObject({
      status: 429,
      body: { errorCode: "accounts.code_too_soon", value: { expirationTime: expirationOf(first) } },
    });
    server.clock.advance(1);
    const again = await post("/wps/verification/sms/noLogin", { mobileNo: "66811000001" });
    expect(expirationOf(again)).toBe(server.clock.now().getTime() + minuteMs);
    expect(await messages()).toHaveLength(2);
  });

  it("a visitor may ask when the next code may be asked for, and learns no more about a number with account than about one without", async () => {
    await openMember("ada02", { mobileNum: "+66811000002" });
    const next = async (mobileNum: string) =>
      expirationOf(await server.request("GET", `/wps/verification/sms/noLogin?mobileNum=${mobileNum}`, { host: home }));
    expect(await next("0811000002")).toBe(server.clock.now().getTime());
    await askLoginCode("0811000002");
    await askLoginCode("0811000099");
    server.clock.advance(10_000);
    const expected = server.clock.now().getTime() + 50_000;
    expect([await next("0811000002"), await next("0811000099")]).toEqual([expected, expected]);
  });

  it("5.1.6 a number that is none is refused before anything is sent, in the words of its field", async () => {
    for (const mobileNum of ["", "12", "0211111111", "abc", "+4915112345678"]) {
      const answer = await askLoginCode(mobileNum);
      expect(answer.body).toMatchObject({ errorCode: "accounts.field_invalid", value: { field: "mobileNum" } });
    }
    expect(await messages()).toEqual([]);
  });

  it("a login sends the code in whatever form the number is typed; the code works once", async () => {
    await openMember("ada03", { mobileNum: "+66811000003" });
    await askLoginCode("081 100 0003");
    const code = await lastCode("+66811000003");
    const started = await loginBySms("66811000003", ` ${code} `);
    expect(valueOf(started)).toMatchObject({ userName: "ada03", customerType: 0 });
    expect((await loginBySms("0811000003", code)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
  });

  it("3.3.1 a login sends user name or mobile number, password or SMS code, a captcha, and the type username, sms or firebase", async () => {
    await openMember("ada04", { mobileNum: "+66811000040" });
    const logIn = (body: Record<string, unknown>) => post("/wps/session/login", body);
    const byName = { type: "username", username: "ada04", password };
    expect((await logIn(byName)).status).toBe(200);
    expect(valueOf(await logIn({ ...byName, username: "0811000040", countryDialingCode: "+66" }))).toMatchObject({ userName: "ada04" });
    await askLoginCode("0811000040");
    const bySms = { type: "sms", username: "0811000040", password: await lastCode("+66811000040") };
    expect(valueOf(await logIn(bySms))).toMatchObject({ userName: "ada04" });
    const byFirebase = { type: "firebase", firebaseChannel: "sms", firebaseMobileNo: "0811000040", firebaseIdToken: "a.b.c" };
    expect((await logIn(byFirebase)).body).toMatchObject({ errorCode: "accounts.firebase_off" });
    const stranger = { ...byName, username: "ada05" };
    await openMember("ada05", {});
    for (const guess of ["first guess", "second guess"]) await logIn({ ...stranger, password: guess });
    expect((await logIn(stranger)).body).toMatchObject({ errorCode: "accounts.captcha_required" });
    const { captchaId } = valueOf(await server.request("GET", "/wps/captcha", { host: home })) as { captchaId: string };
    const captcha = (await listCaptchaAnswers(server.database, server.clock.now())).find((row) => row.captchaId === captchaId)?.answer;
    expect(valueOf(await logIn({ ...stranger, captchaId, captcha }))).toMatchObject({ userName: "ada05" });
  });

  it("7.5 by POST: a password's change, the phone code of a new one, the code of a registration, a head icon", async () => {
    await openMember("ada21", {});
    const { token } = valueOf(await post("/wps/session/login", { username: "ada21", password })) as { token: string };
    const asMember = (path: string, body: Record<string, unknown>) =>
      server.request("POST", path, { host: home, headers: { Authorization: token }, body });
    const next = { oldPassword: password, password: "night-lantern-8", confirmPassword: "night-lantern-8" };
    expect(valueOf(await asMember("/wps/member/password", next))).toEqual({ changed: true });
    expect(expirationOf(await post("/wps/member/password/verification", { mobileNum: "0811000061" }))).toBeGreaterThan(0);
    expect(expirationOf(await askRegistrationCode("0811000061"))).toBeGreaterThan(0);
    expect((await asMember("/wps/member/info/icon", { name: "owl" })).status).toBe(200);
  });

  it("5.2.6 without its flag a login by SMS is refused, and so is a code for it", async () => {
    await openMember("nosms01", { mobileNum: "+66811000004", host: withoutSms });
    expect((await askLoginCode("0811000004", withoutSms)).body).toMatchObject({ errorCode: "accounts.sms_login_off" });
    expect((await loginBySms("0811000004", "123456", withoutSms)).body).toMatchObject({ errorCode: "accounts.sms_login_off" });
    const firebase = { type: "firebase", firebaseMobileNo: "0811000004", firebaseIdToken: "x", countryDialingCode: "+66" };
    expect((await post("/wps/session/login", firebase, withoutSms)).body).toMatchObject({ errorCode: "accounts.sms_login_off" });
  });

  it("3.6.1, 7.8.1 a visitor's request carries mobileNum or mobileNo, countryDialingCode and the captcha's result where the merchant demands it", async () => {
    await openMember("cap01", { mobileNum: "+66811000005", host: withCaptcha });
    const calls = ["/wps/verification/sms/noLogin", "/wps/verification/sms/register", "/wps/member/password/verification"];
    for (const path of calls) {
      const refused = await post(path, { mobileNum: "0811000005" }, withCaptcha);
      expect(refused.body).toMatchObject({ errorCode: "accounts.captcha_required", value: { captcha: true } });
    }
    const email = await post("/wps/member/password/email", { email: "x@y.example" }, withCaptcha);
    expect(email.body).toMatchObject({ errorCode: "accounts.captcha_required" });
    const { captchaId } = valueOf(await server.request("GET", "/wps/captcha", { host: withCaptcha })) as { captchaId: string };
    const captcha = (await listCaptchaAnswers(server.database, server.clock.now())).find((row) => row.captchaId === captchaId)?.answer;
    const number = { mobileNo: "0811000005", countryDialingCode: "+66" };
    const ask = () => post("/wps/verification/sms/noLogin", { ...number, captchaId, captcha }, withCaptcha);
    expect((await ask()).status).toBe(200);
    server.clock.advance(minuteMs);
    expect((await ask()).body).toMatchObject({ errorCode: "accounts.captcha_wrong" });
  });

  it("a code counts ten minutes, and only for what it was sent for", async () => {
    await openMember("ada06", { mobileNum: "+66811000006" });
    await post("/wps/member/password/verification", { mobileNum: "0811000006" });
    const forgotten = await lastCode("+66811000006");
    expect((await loginBySms("0811000006", forgotten)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    await askLoginCode("0811000006");
    const code = await lastCode("+66811000006");
    server.clock.advance(10 * minuteMs);
    expect((await loginBySms("0811000006", code)).body).toMatchObject({ errorCode: "accounts.code_expired" });
  });

  it("a thousand guesses at a code find nothing: the code dies of a few, and the right one is worth nothing then", async () => {
    await openMember("ada07", { mobileNum: "+66811000007" });
    await askLoginCode("0811000007");
    const code = await lastCode("+66811000007");
    const guesses = Array.from({ length: database === "postgres" ? 1_000 : 100 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0"),
    );
    const refusals = async () => {
      const refused: unknown[] = [];
      for (let start = 0; start < guesses.length; start += 50)
        refused.push(
          ...(await Promise.all(guesses.slice(start, start + 50).map((guess) => loginBySms("0811000007", guess)))).map(
            (answer) => answer.body?.errorCode,
          ),
        );
      await server.database.query("delete from accounts_guesses");
      return refused;
    };
    const first = await refusals();
    expect(new Set(first)).toEqual(new Set(["accounts.code_wrong", "accounts.too_many_tries"]));
    // As from another address: one alone does not use up the code that the owner waits for.
    const second = await refusals();
    expect(new Set(second)).toEqual(new Set(["accounts.code_wrong", "accounts.code_expired", "accounts.too_many_tries"]));
    expect([...first, ...second].filter((one) => one === "accounts.code_wrong").length).toBeLessThanOrEqual(10);
    expect((await loginBySms("0811000007", code)).body).toMatchObject({ errorCode: "accounts.code_expired" });
  });

  it("of many uses of one code at once one logs in", async () => {
    await openMember("ada08", { mobileNum: "+66811000008" });
    await askLoginCode("0811000008");
    const code = await lastCode("+66811000008");
    const answers = await Promise.all(Array.from({ length: 6 }, () => loginBySms("0811000008", code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("of many requests for a code at once one sends", async () => {
    await openMember("ada09", { mobileNum: "+66811000009" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => askLoginCode("0811000009")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.errorCode === "accounts.code_too_soon")).toHaveLength(7);
    expect(await messages()).toHaveLength(1);
  });

  it("a number gets five codes an hour and ten a day, whatever they are for", async () => {
    await openMember("ada10", { mobileNum: "+66811000010" });
    const ask = [() => askLoginCode("0811000010"), () => post("/wps/member/password/verification", { mobileNum: "0811000010" })];
    const sent: number[] = [];
    const refused: unknown[] = [];
    for (let minutes = 0; minutes < 4 * 60; minutes += 2) {
      const answer = await ask[(minutes / 2) % 2]?.();
      if (answer?.status === 200) sent.push(minutes);
      else refused.push(answer?.body?.errorCode);
      server.clock.advance(2 * minuteMs);
    }
    expect(sent.filter((minutes) => minutes < 60)).toHaveLength(5);
    expect(sent).toHaveLength(10);
    expect(new Set(refused)).toEqual(new Set(["accounts.code_limit"]));
    expect(await messages()).toHaveLength(10);
  });

  it("numbers in a row get few codes an hour together, and a merchant's day has an end: nobody earns by asking for many", async () => {
    const ask = async (mobileNum: string) => (await askLoginCode(mobileNum, small)).body?.errorCode ?? "sent";
    const row = [];
    for (let index = 0; index < 6; index += 1) row.push(await ask(`081200000${index}`));
    expect(row).toEqual(["sent", "sent", "sent", "sent", "accounts.code_limit", "accounts.code_limit"]);
    const elsewhere = [];
    for (let index = 0; index < 4; index += 1) elsewhere.push(await ask(`08130${index}0000`));
    expect(elsewhere).toEqual(["sent", "sent", "accounts.code_limit", "accounts.code_limit"]);
    server.clock.advance(24 * hourMs);
    expect(await ask("0812000005")).toBe("sent");
  });

  it("one address asks for sixty codes an hour", async () => {
    const answers = [];
    for (let index = 0; index < 62; index += 1)
      answers.push((await askLoginCode(`08${20 + (index % 40)}${String(index).padStart(2, "0")}0000`)).body?.errorCode);
    expect(answers.filter((code) => code === undefined)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual(["accounts.code_limit", "accounts.code_limit"]);
  });

  it("codes go only to countries that the merchant serves", async () => {
    const foreign = await post("/wps/verification/sms/noLogin", { mobileNum: "9171234567", countryDialingCode: "+63" }, thaiOnly);
    expect(foreign.body).toMatchObject({ errorCode: "accounts.mobile_not_served" });
    expect((await askLoginCode("0811000011", thaiOnly)).status).toBe(200);
  });

  describe("whether a number or an address has an account is told to no one", () => {
    /** What a stranger sees, without what differs by chance. */
    const seen = ({ status, body }: TestAnswer) => ({ status, body });

    it("by asking for a code to log in or for a new password", async () => {
      await openMember("ada12", { mobileNum: "+66811000012", email: "ada12@mail.example" });
      expect(seen(await askLoginCode("0811000012"))).toEqual(seen(await askLoginCode("0811000013")));
      const reset = (mobileNum: string) => post("/wps/member/password/verification", { mobileNum });
      expect(seen(await reset("0811000012"))).toEqual(seen(await reset("0811000013")));
      const email = (address: string) => post("/wps/member/password/email", { email: address });
      expect(seen(await email("Ada12@mail.example"))).toEqual(seen(await email("nobody@mail.example")));
      expect((await messages()).map(({ recipient }) => recipient).toSorted()).toEqual([
        "+66811000012",
        "+66811000012",
        "ada12@mail.example",
      ]);
    });

    it("by time: the database is asked for the same, statement by statement", async () => {
      await openMember("ada22", { mobileNum: "+66811000022", email: "ada22@mail.example" });
      const reset = { verificationCode: "000000", password: "new-lantern-77", confirmPassword: "new-lantern-77" };
      const asked: readonly ((mobileNum: string, email: string) => Promise<TestAnswer>)[] = [
        (mobileNum) => askLoginCode(mobileNum),
        (mobileNum) => askRegistrationCode(mobileNum),
        (mobileNum) => post("/wps/member/password/verification", { mobileNum }),
        (_mobileNum, email) => post("/wps/member/password/email", { email }),
        (mobileNum) => loginBySms(mobileNum, "000000"),
        (mobileNum) => server.request("PUT", "/wps/member/password/verification", { host: home, body: { mobileNum, ...reset } }),
        (_mobileNum, email) => server.request("PUT", "/wps/member/password/verification", { host: home, body: { email, ...reset } }),
      ];
      for (const ask of asked) {
        const known = await statementsOf(server.database, () => ask("0811000022", "ada22@mail.example"));
        const unknown = await statementsOf(server.database, () => ask("0811000028", "nobody22@mail.example"));
        expect(known.length).toBeGreaterThan(2);
        expect(unknown).toEqual(known);
      }
    });

    it("by the limits of asking", async () => {
      await openMember("ada14", { mobileNum: "+66811000014" });
      const askedOften = async (mobileNum: string) => {
        const answers = [];
        for (let index = 0; index < 7; index += 1) {
          answers.push((await askLoginCode(mobileNum)).body?.errorCode);
          server.clock.advance(minuteMs);
        }
        return answers;
      };
      expect(await askedOften("0811000014")).toEqual(await askedOften("0811000015"));
    });

    it("by guessing at the code", async () => {
      await openMember("ada16", { mobileNum: "+66811000016" });
      const guessed = async (mobileNum: string) => {
        await askLoginCode(mobileNum);
        const answers = [];
        for (let index = 0; index < 12; index += 1) answers.push(seen(await loginBySms(mobileNum, "00000x")));
        return answers;
      };
      expect(await guessed("0811000016")).toEqual(await guessed("0811000017"));
    });

    it("by registering: its owner gets word instead of a code", async () => {
      await openMember("ada18", { mobileNum: "+66811000018" });
      expect(seen(await askRegistrationCode("0811000018"))).toEqual(seen(await askRegistrationCode("0811000019")));
      const sent = await messages();
      expect(sent.find(({ recipient }) => recipient === "+66811000018")).toMatchObject({
        facts: {},
        text: expect.stringContaining("already has an account"),
      });
      expect(sent.find(({ recipient }) => recipient === "+66811000019")?.facts["code"]).toMatch(/^\d{6}$/);
      const register = (mobileNum: string) =>
        server.request("PUT", "/wps/member/register/mobile", { host: home, body: { mobileNum, verificationCode: "000000", agreed: true } });
      expect(seen(await register("0811000018"))).toEqual(seen(await register("0811000020")));
    });
  });

  describe("a forgotten password", () => {
    const reset = (body: Record<string, unknown>) => server.request("PUT", "/wps/member/password/verification", { host: home, body });
    const change = { password: "new-lantern-77", confirmPassword: "new-lantern-77" };

    it("is set anew by the code that came by SMS; every session ends and the member is told", async () => {
      await openMember("eve01", { mobileNum: "+66811000021", email: "eve01@mail.example" });
      const { token } = valueOf(await post("/wps/session/login", { username: "eve01", password })) as { token: string };
      const ways = await server.request("GET", "/wps/member/password/verification", { host: home });
      expect(ways.body?.value).toEqual({ channels: ["sms", "email"], expirationTime: server.clock.now().getTime() });
      await post("/wps/member/password/verification", { mobileNum: "0811000021", countryDialingCode: "+66" });
      const verificationCode = await lastCode("+66811000021");
      expect((await reset({ mobileNum: "0811000021", verificationCode, password: "short", confirmPassword: "short" })).body).toMatchObject({
        errorCode: "accounts.password_invalid",
      });
      expect((await reset({ mobileNum: "0811000021", verificationCode, ...change, confirmPassword: "another-77" })).body).toMatchObject({
        errorCode: "accounts.password_mismatch",
      });
      expect((await reset({ mobileNum: "0811000021", verificationCode, ...change })).body).toMatchObject({ value: { changed: true } });
      expect((await server.request("GET", "/wps/member/info", { host: home, headers: { Authorization: token } })).status).toBe(401);
      expect((await post("/wps/session/login", { username: "eve01", password })).body).toMatchObject({
        errorCode: "accounts.login_failed",
      });
      expect((await post("/wps/session/login", { username: "eve01", password: change.password })).status).toBe(200);
      const told = (await messages()).filter(({ purpose }) => purpose === "accounts.password_changed");
      expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(["+66811000021", "eve01@mail.example"]);
      expect(told.every(({ text }) => /รหัสผ่าน/u.test(text))).toBe(true);
      expect((await reset({ mobileNum: "0811000021", verificationCode, ...change })).body).toMatchObject({
        errorCode: "accounts.code_wrong",
      });
    });

    it("is set anew by the code that came by e-mail to a proven address, however it is typed", async () => {
      const memberId = await openMember("eve02", { email: "eve02@mail.example" });
      await post("/wps/member/password/email", { email: " Eve02@Mail.Example " });
      const verificationCode = await lastCode("eve02@mail.example");
      expect((await reset({ email: "EVE02@mail.example", verificationCode, ...change })).body).toMatchObject({ value: { changed: true } });
      const [row] = await server.database.query<{ password_hash: string }>("select password_hash from accounts_members where id = $1", [
        memberId,
      ]);
      expect(await passwordMatches(row?.password_hash ?? null, change.password)).toBe(true);
    });

    it("goes to no address that was never proven", async () => {
      const memberId = await openMember("eve03", {});
      await server.database.query("update accounts_members set email = 'eve03@mail.example', mobile_num = '+66811000023' where id = $1", [
        memberId,
      ]);
      expect((await post("/wps/member/password/email", { email: "eve03@mail.example" })).status).toBe(200);
      expect((await post("/wps/member/password/verification", { mobileNum: "0811000023" })).status).toBe(200);
      expect(await messages()).toEqual([]);
    });

    it("comes back although strangers have used up the tries of the name", async () => {
      await openMember("eve04", { mobileNum: "+66811000024" });
      for (let index = 0; index < 12; index += 1) await post("/wps/session/login", { username: "eve04", password: `guess-${index}` });
      await post("/wps/member/password/verification", { mobileNum: "0811000024" });
      expect((await reset({ mobileNum: "0811000024", verificationCode: await lastCode("+66811000024"), ...change })).status).toBe(200);
      expect((await post("/wps/session/login", { username: "eve04", password: change.password })).status).toBe(200);
    });
  });

  describe("a member's number", () => {
    const setMobile = (token: string, body: Record<string, unknown>) =>
      server.request("POST", "/wps/member/info/mobile", { host: home, headers: { Authorization: token }, body });
    const askMemberCode = (token: string, mobileNum: string) =>
      server.request("POST", "/wps/verification/sms/member", { host: home, headers: { Authorization: token }, body: { mobileNum } });
    const logIn = async (username: string) =>
      (valueOf(await post("/wps/session/login", { username, password })) as { token: string }).token;

    it("is put on the account by its code and the password, and logs in from then on", async () => {
      await openMember("fay01", {});
      const token = await logIn("fay01");
      await askMemberCode(token, "0811000031");
      const verificationCode = await lastCode("+66811000031");
      expect((await setMobile(token, { mobileNum: "0811000031", verificationCode, password: "guess" })).body).toMatchObject({
        errorCode: "accounts.password_wrong",
      });
      expect((await setMobile(token, { mobileNum: "0811000031", verificationCode: other(verificationCode), password })).body).toMatchObject(
        {
          errorCode: "accounts.code_wrong",
        },
      );
      expect(valueOf(await setMobile(token, { mobileNum: "0811000031", verificationCode, password }))).toEqual({
        mobileNum: "+66811000031",
      });
      await askLoginCode("0811000031");
      expect(valueOf(await loginBySms("0811000031", await lastCode("+66811000031")))).toMatchObject({ userName: "fay01" });
      expect(valueOf(await post("/wps/session/login", { username: "0811000031", password }))).toMatchObject({ userName: "fay01" });
    });

    it("is not changed without word to where the member was reached before", async () => {
      await openMember("fay06", { mobileNum: "+66811000036" });
      const token = await logIn("fay06");
      await askMemberCode(token, "0811000037");
      const verificationCode = await lastCode("+66811000037");
      expect((await setMobile(token, { mobileNum: "0811000037", verificationCode, password })).status).toBe(200);
      const [told] = (await messages()).filter(({ purpose }) => purpose === "accounts.security_notice");
      expect(told).toMatchObject({ recipient: "+66811000036", facts: { change: "mobileChanged" } });
    });

    it("is one account's alone, also when two prove it at once", async () => {
      await openMember("fay02", {});
      await openMember("fay03", { mobileNum: "+66811000033" });
      const token = await logIn("fay02");
      await askMemberCode(token, "0811000033");
      expect((await messages())[0]).toMatchObject({ recipient: "+66811000033", facts: {} });
      const twice = server.database.query(
        "update accounts_members set mobile_num = '+66811000033', mobile_verified_at = now() where user_name = 'fay02'",
      );
      await expect(twice).rejects.toThrow("accounts_members_mobile");
    });

    it("is not put there by a code that another member asked for", async () => {
      await openMember("fay04", {});
      await openMember("fay05", {});
      const [mine, others] = [await logIn("fay04"), await logIn("fay05")];
      await askMemberCode(mine, "0811000034");
      const verificationCode = await lastCode("+66811000034");
      expect((await setMobile(others, { mobileNum: "0811000034", verificationCode, password })).body).toMatchObject({
        errorCode: "accounts.code_wrong",
      });
    });
  });

  it("in production no host that a stranger made up stands in a message", async () => {
    await openMember("hal01", { mobileNum: "+66811000051" });
    const production = await startTestServer({
      calls: accountsAnswers.map(({ call }) => call),
      answers: accountsAnswers,
      findSession,
      database,
      configuration: { mode: "production" },
    });
    try {
      await production.database.tx((transaction) => createMerchant(production.scope, transaction, merchantAt("ours.localhost")));
      // It answers on any other host too.
      await production.database.query(
        "update site_domains set merchant_id = (select id from site_merchants where code = 'OURS'), is_main = false where host_name = '*'",
      );
      const textAt = async (host: string, mobileNum: string) => {
        valueOf(await production.request("POST", "/wps/verification/sms/register", { host, body: { mobileNum } }));
        const [row] = await production.database.query<{ body: string }>(
          "select body from delivery_messages order by created_at desc, id desc limit 1",
        );
        return row?.body ?? "";
      };
      expect(await textAt("ours.localhost", "0811000052")).toMatch(/@ours\.localhost #\d{6}$/);
      expect(await textAt("evil.example", "0811000053")).not.toContain("evil");
    } finally {
      await production.close();
    }
  });

  it("of a code only a keyed hash is stored, and nothing of it stays in the message once it is sent", async () => {
    await openMember("gus01", { mobileNum: "+66811000041" });
    await askLoginCode("0811000041");
    const code = await lastCode("+66811000041");
    const rows = await server.database.query("select * from accounts_codes");
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
    );
    expect(rows).toHaveLength(1);
    expect(stored).not.toContain(code);
  });
});

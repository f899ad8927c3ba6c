import { describe, expect, it } from "vitest";
import { startTestServer, valueOf } from "../../http/testing/test-server.ts";
import { createMerchant } from "../../site/create-merchant.ts";
import { listCaptchaAnswers } from "../list-captcha-answers.ts";
import {
  accountsServer,
  expirationOf,
  home,
  merchantAt,
  minuteMs,
  password,
  thaiOnly,
  useCodesServer,
  withCaptcha,
  withoutSms,
} from "./testing/codes-server.ts";

describe("codes", () => {
  const { running, openMember, post, askLoginCode, askRegistrationCode, loginBySms, logIn, asMember, messages, lastCode } =
    useCodesServer("postgres");

  it("3.6.2, 7.8.2, 9.6 a code asked for with mobileNum or mobileNo answers when the next may be asked for, 60 s from now", async () => {
    await openMember("ada01", { mobileNum: "+66811000001" });
    const first = await askLoginCode("0811000001");
    expect(expirationOf(first)).toBe(running().clock.now().getTime() + minuteMs);
    const [sent] = await messages();
    expect(sent).toMatchObject({ channel: "sms", recipient: "+66811000001", purpose: "accounts.login_code" });
    expect(sent?.facts["code"]).toMatch(/^\d{6}$/);
    expect(sent?.text).toContain(`@${home} #${sent?.facts["code"]}`);

    running().clock.advance(minuteMs - 1);
    const early = await post("/wps/verification/sms/noLogin", { mobileNo: "+66811000001" });
    expect(early).toMatchObject({
      status: 429,
      body: { errorCode: "accounts.code_too_soon", value: { expirationTime: expirationOf(first) } },
    });
    running().clock.advance(1);
    const again = await post("/wps/verification/sms/noLogin", { mobileNo: "66811000001" });
    expect(expirationOf(again)).toBe(running().clock.now().getTime() + minuteMs);
    expect(await messages()).toHaveLength(2);
  });

  it("a visitor may ask when the next code may be asked for, and learns no more about a number with account than about one without", async () => {
    await openMember("ada02", { mobileNum: "+66811000002" });
    const next = async (mobileNum: string) =>
      expirationOf(await running().request("GET", `/wps/verification/sms/noLogin?mobileNum=${mobileNum}`, { host: home }));
    expect(await next("0811000002")).toBe(running().clock.now().getTime());
    await askLoginCode("0811000002");
    await askLoginCode("0811000099");
    running().clock.advance(10_000);
    const expected = running().clock.now().getTime() + 50_000;
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
    const enter = (body: Record<string, unknown>) => post("/wps/session/login", body);
    const byName = { type: "username", username: "ada04", password };
    expect((await enter(byName)).status).toBe(200);
    expect(valueOf(await enter({ ...byName, username: "0811000040", countryDialingCode: "+66" }))).toMatchObject({ userName: "ada04" });
    await askLoginCode("0811000040");
    const bySms = { type: "sms", username: "0811000040", password: await lastCode("+66811000040") };
    expect(valueOf(await enter(bySms))).toMatchObject({ userName: "ada04" });
    const byFirebase = { type: "firebase", firebaseChannel: "sms", firebaseMobileNo: "0811000040", firebaseIdToken: "a.b.c" };
    expect((await enter(byFirebase)).body).toMatchObject({ errorCode: "accounts.firebase_off" });
    const stranger = { ...byName, username: "ada05" };
    await openMember("ada05", {});
    for (const guess of ["first guess", "second guess"]) await enter({ ...stranger, password: guess });
    expect((await enter(stranger)).body).toMatchObject({ errorCode: "accounts.captcha_required" });
    const { captchaId } = valueOf(await running().request("GET", "/wps/captcha", { host: home })) as { captchaId: string };
    const captcha = (await listCaptchaAnswers(running().database, running().clock.now())).find(
      (row) => row.captchaId === captchaId,
    )?.answer;
    expect(valueOf(await enter({ ...stranger, captchaId, captcha }))).toMatchObject({ userName: "ada05" });
  });

  it("7.5 by POST: a password's change, the phone code of a new one, the code of a registration, a head icon", async () => {
    await openMember("ada21", {});
    const token = await logIn("ada21");
    const next = { oldPassword: password, password: "night-lantern-8", confirmPassword: "night-lantern-8" };
    expect(valueOf(await asMember(token, "/wps/member/password", next))).toEqual({ changed: true });
    expect(expirationOf(await post("/wps/member/password/verification", { mobileNum: "0811000061" }))).toBeGreaterThan(0);
    expect(expirationOf(await askRegistrationCode("0811000061"))).toBeGreaterThan(0);
    expect((await asMember(token, "/wps/member/info/icon", { name: "owl" })).status).toBe(200);
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
    const { captchaId } = valueOf(await running().request("GET", "/wps/captcha", { host: withCaptcha })) as { captchaId: string };
    const captcha = (await listCaptchaAnswers(running().database, running().clock.now())).find(
      (row) => row.captchaId === captchaId,
    )?.answer;
    const number = { mobileNo: "0811000005", countryDialingCode: "+66" };
    const ask = () => post("/wps/verification/sms/noLogin", { ...number, captchaId, captcha }, withCaptcha);
    expect((await ask()).status).toBe(200);
    running().clock.advance(minuteMs);
    expect((await ask()).body).toMatchObject({ errorCode: "accounts.captcha_wrong" });
  });

  it("a code counts ten minutes, and only for what it was sent for", async () => {
    await openMember("ada06", { mobileNum: "+66811000006" });
    await post("/wps/member/password/verification", { mobileNum: "0811000006" });
    const forgotten = await lastCode("+66811000006");
    expect((await loginBySms("0811000006", forgotten)).body).toMatchObject({ errorCode: "accounts.code_wrong" });
    await askLoginCode("0811000006");
    const code = await lastCode("+66811000006");
    running().clock.advance(10 * minuteMs);
    expect((await loginBySms("0811000006", code)).body).toMatchObject({ errorCode: "accounts.code_expired" });
  });

  it("codes go only to countries that the merchant serves", async () => {
    const foreign = await post("/wps/verification/sms/noLogin", { mobileNum: "9171234567", countryDialingCode: "+63" }, thaiOnly);
    expect(foreign.body).toMatchObject({ errorCode: "accounts.mobile_not_served" });
    expect((await askLoginCode("0811000011", thaiOnly)).status).toBe(200);
  });

  it("in production no host that a stranger made up stands in a message", async () => {
    await openMember("hal01", { mobileNum: "+66811000051" });
    const production = await startTestServer({ ...accountsServer, configuration: { mode: "production" } });
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
});

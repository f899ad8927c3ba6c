import { describe, expect, it } from "vitest";
import { passwordMatches } from "../password-hash.ts";
import { home, password, useCodesServer } from "./testing/codes-server.ts";

describe("a forgotten password", () => {
  const { running, openMember, post, logIn, resetPassword, messages, lastCode } = useCodesServer("postgres");

  const change = { password: "new-lantern-77", confirmPassword: "new-lantern-77" };

  it("is set anew by the code that came by SMS; every session ends and the member is told", async () => {
    await openMember("eve01", { mobileNum: "+66811000021", email: "eve01@mail.example" });
    const token = await logIn("eve01");
    const ways = await running().request("GET", "/wps/member/password/verification", { host: home });
    expect(ways.body?.value).toEqual({ channels: ["sms", "email"], expirationTime: running().clock.now().getTime() });
    await post("/wps/member/password/verification", { mobileNum: "0811000021", countryDialingCode: "+66" });
    const verificationCode = await lastCode("+66811000021");
    expect(
      (await resetPassword({ mobileNum: "0811000021", verificationCode, password: "short", confirmPassword: "short" })).body,
    ).toMatchObject({
      errorCode: "accounts.password_invalid",
    });
    expect(
      (await resetPassword({ mobileNum: "0811000021", verificationCode, ...change, confirmPassword: "another-77" })).body,
    ).toMatchObject({
      errorCode: "accounts.password_mismatch",
    });
    expect((await resetPassword({ mobileNum: "0811000021", verificationCode, ...change })).body).toMatchObject({
      value: { changed: true },
    });
    expect((await running().request("GET", "/wps/member/info", { host: home, headers: { Authorization: token } })).status).toBe(401);
    expect((await post("/wps/session/login", { username: "eve01", password })).body).toMatchObject({
      errorCode: "accounts.login_failed",
    });
    expect((await post("/wps/session/login", { username: "eve01", password: change.password })).status).toBe(200);
    const told = (await messages()).filter(({ purpose }) => purpose === "accounts.password_changed");
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(["+66811000021", "eve01@mail.example"]);
    expect(told.every(({ text }) => /รหัสผ่าน/u.test(text))).toBe(true);
    expect((await resetPassword({ mobileNum: "0811000021", verificationCode, ...change })).body).toMatchObject({
      errorCode: "accounts.code_wrong",
    });
  });

  it("is set anew by the code that came by e-mail to a proven address, however it is typed", async () => {
    const memberId = await openMember("eve02", { email: "eve02@mail.example" });
    await post("/wps/member/password/email", { email: " Eve02@Mail.Example " });
    const verificationCode = await lastCode("eve02@mail.example");
    expect((await resetPassword({ email: "EVE02@mail.example", verificationCode, ...change })).body).toMatchObject({
      value: { changed: true },
    });
    const [row] = await running().database.query<{ password_hash: string }>("select password_hash from accounts_members where id = $1", [
      memberId,
    ]);
    expect(await passwordMatches(row?.password_hash ?? null, change.password)).toBe(true);
  });

  it("goes to no address that was never proven", async () => {
    const memberId = await openMember("eve03", {});
    await running().database.query("update accounts_members set email = 'eve03@mail.example', mobile_num = '+66811000023' where id = $1", [
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
    expect((await resetPassword({ mobileNum: "0811000024", verificationCode: await lastCode("+66811000024"), ...change })).status).toBe(
      200,
    );
    expect((await post("/wps/session/login", { username: "eve04", password: change.password })).status).toBe(200);
  });
});

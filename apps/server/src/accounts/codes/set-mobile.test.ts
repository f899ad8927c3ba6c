import { describe, expect, it } from "vitest";
import { valueOf } from "../../http/testing/test-server.ts";
import { password, useCodesServer } from "./testing/codes-server.ts";

/** Another code than this. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a member's number", () => {
  const { running, openMember, post, askLoginCode, loginBySms, logIn, asMember, messages, lastCode } = useCodesServer("postgres");

  const setMobile = (token: string, body: Record<string, unknown>) => asMember(token, "/wps/member/info/mobile", body);
  const askMemberCode = (token: string, mobileNum: string) => asMember(token, "/wps/verification/sms/member", { mobileNum });

  it("is put on the account by its code and the password, and logs in from then on", async () => {
    await openMember("fay01", {});
    const token = await logIn("fay01");
    await askMemberCode(token, "0811000031");
    const verificationCode = await lastCode("+66811000031");
    expect((await setMobile(token, { mobileNum: "0811000031", verificationCode, password: "guess" })).body).toMatchObject({
      errorCode: "accounts.password_wrong",
    });
    expect((await setMobile(token, { mobileNum: "0811000031", verificationCode: other(verificationCode), password })).body).toMatchObject({
      errorCode: "accounts.code_wrong",
    });
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

  it("is one account's alone: whoever asks for another's gets no code, and the table takes no second one", async () => {
    await openMember("fay02", {});
    await openMember("fay03", { mobileNum: "+66811000033" });
    const token = await logIn("fay02");
    await askMemberCode(token, "0811000033");
    expect((await messages())[0]).toMatchObject({ recipient: "+66811000033", facts: {} });
    const twice = running().database.query(
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

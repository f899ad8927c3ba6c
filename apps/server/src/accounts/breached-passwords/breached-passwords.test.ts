import { describe, expect, test } from "vitest";
import { findMerchant } from "../../site/find-merchant.ts";
import { startTestServer } from "../../http/testing/test-server.ts";
import { openTestMember, TestBrowser, testPassword } from "../devices/testing/test-members.ts";
import { findSession } from "../find-session.ts";
import { checkField } from "../registration-settings.ts";
import { accountsAnswers } from "../routes.ts";
import { isBreachedPassword } from "./is-breached-password.ts";

describe("the list", () => {
  test("holds what is guessed first, in whatever case it is written", () => {
    for (const password of ["123456", "password1", "Password1", "PASSWORD1", "qwerty123", "iloveyou1"])
      expect(isBreachedPassword(password), password).toBe(true);
  });

  test("does not hold what nobody chose before", () => {
    for (const password of ["", "lantern456", "rain over mandalay 7", "k7Tq-91bm-ZZ02", "စကားဝှက်အသစ်"])
      expect(isBreachedPassword(password), password).toBe(false);
  });
});

test("a password of published breaches is refused at registration and at a change, with a text that says why", async () => {
  const server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
  try {
    const registered = await server.request("PUT", "/wps/member/register", {
      body: { username: "breached_one", password: "Password1", confirmPassword: "Password1", agreed: true },
    });
    const refusal = { field: "password", messageId: "formRules.password_breached" };
    expect(registered.body).toMatchObject({ errorCode: "accounts.field_invalid", value: refusal });

    await openTestMember(server, "breached_two");
    const browser = new TestBrowser(server);
    await browser.logIn("breached_two");
    const change = (password: string) =>
      browser.request("POST", "/wps/member/password", { oldPassword: testPassword, password, confirmPassword: password });
    expect((await change("Password1")).body).toMatchObject({ errorCode: "accounts.password_invalid", value: refusal });
    expect((await change("rain-over-mandalay-7")).status).toBe(200);

    const merchant = await findMerchant(server.scope, "localhost");
    if (merchant === undefined) throw new Error("no merchant");
    expect(checkField(merchant, "password", "short")).toBe("formRules.password_format");
  } finally {
    await server.close();
  }
});

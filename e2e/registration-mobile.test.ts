import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, focusedName, errors } = accountSteps(phone);
const { untilCounting, codeButton, watchCaptchas, lastCode, lastMessage, solveAndFetch } = codeSteps(phone);

const field = (name: string) => phone().page.locator(`input[name=${name}]`);
const byMethod = (method: "username" | "mobileNum") => phone().page.locator(`.segment[data-item=${method}]`);
const fieldNames = () =>
  phone()
    .page.locator("form input[name]")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name")));

/** Asks for a code where a captcha is demanded first. */
async function fetchCode(answer: () => Promise<string>): Promise<void> {
  await codeButton().click();
  await phone().page.locator(".captcha-image img").waitFor();
  await field("captcha").fill(await answer());
  await codeButton().click();
  await untilCounting();
}

describe("registration by mobile number", () => {
  it.each([
    { language: "EN", words: "en", typed: "09 791 234 511", recipient: "+959791234511" },
    { language: "MY", words: "my", typed: "09791234512", recipient: "+959791234512" },
  ] as const)(
    "2.22.1 2.23.2 2.24.2 2.24.4 5.1.6 7.7.3 7.8.1 8.8.3 in $language a code proves the number, and the account opens",
    async ({ language, words, typed, recipient }) => {
      const { page, screen } = await open({ host: "jade.localhost", language, width: 360, height: 740 });
      const answer = watchCaptchas(page);
      await phone().go("/m/register");
      expect(await fieldNames()).toEqual(expect.arrayContaining(["username", "password", "confirmPassword"]));
      await byMethod("mobileNum").click();
      expect(await field("username").count()).toBe(0);
      expect(await fieldNames()).toEqual(expect.arrayContaining(["mobileNum", "verificationCode", "password", "confirmPassword"]));
      await page.locator(".dialling-code img").waitFor();
      await screen(`register-mobile-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);

      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/wps/verification/sms/register")) asked.push(request.postData() ?? "");
      });
      await field("mobileNum").fill("12");
      await codeButton().click();
      // A tap right from the field is not lost, though leaving the field checks it and its message takes room.
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.mobile_format")]);
      await expect.poll(focusedName, untilAnswered).toBe("mobileNum");
      expect(asked).toEqual([]);
      await field("mobileNum").fill(typed);
      await fetchCode(answer);
      expect(JSON.parse(asked.at(-1) ?? "{}")).toMatchObject({ mobileNum: typed.replaceAll(" ", ""), countryDialingCode: "+95" });

      await field("password").fill("Starlight8");
      await field("confirmPassword").fill("Starlight8");
      await field("ageConfirmed").check();
      const right = await lastCode(recipient);
      await field("verificationCode").fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "error.accounts.code_wrong")]);
      await expect.poll(focusedName, untilAnswered).toBe("verificationCode");
      await field("verificationCode").fill(right);
      const sent = page.waitForRequest((request) => request.url().endsWith("/wps/member/register/mobile"));
      await page.locator(submit).click();
      const request = await sent;
      expect(request.method()).toBe("PUT");
      expect(request.headers()["encryption"]).toBeTruthy();
      await page.getByText(text(words, "accounts.in_registered_successfully")).waitFor();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await sessionInfo("localStorage")).toMatchObject({ merchantCode: "JADE", type: 0 });
    },
  );

  it("a number that has an account gets a message that says so instead of a code", async () => {
    const { page } = await open({ host: "jade.localhost", language: "EN" });
    const answer = watchCaptchas(page);
    await phone().go("/m/register");
    await byMethod("mobileNum").click();
    await field("mobileNum").fill("09791234501");
    await fetchCode(answer);
    expect((await lastMessage("+959791234501")).text).toContain("already has an account");
  });
});

describe("registration where everything is asked for", () => {
  const optional = [
    "paymentPassword",
    "idNumber",
    "qqNum",
    "facebook",
    "wechat",
    "line",
    "whatsapp",
    "zalo",
    "email",
    "nickname",
    "payeeName",
    "mobileNum",
    "recommenderId",
    "affiliateCode",
  ];

  it("2.22.1 2.22.3 2.23.1 2.23.2 each optional field is there by either method, and a typed number survives the change", async () => {
    const { page, screen } = await open({ host: "forms.localhost", language: "EN" });
    await phone().go("/m/register");
    const rest = ["captcha", "ageConfirmed"];
    expect(await fieldNames()).toEqual(["username", "password", "confirmPassword", ...optional, ...rest]);
    await screen("register-all");
    await field("mobileNum").fill("0917 123 4501");
    await page.locator(".dialling-code").click();
    await page.getByRole("searchbox").fill("+95");
    await page.locator(".country-option").click();
    await byMethod("mobileNum").click();
    expect(await field("mobileNum").inputValue()).toBe("0917 123 4501");
    expect(await page.locator(".dialling-code").textContent()).toContain("+95");
    const others = optional.filter((name) => name !== "mobileNum");
    expect(await fieldNames()).toEqual(["mobileNum", "verificationCode", "password", "confirmPassword", ...others, ...rest]);
    await field("mobileNum").fill("0917 123 4502");
    await byMethod("username").click();
    expect(await field("mobileNum").inputValue()).toBe("0917 123 4502");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("2.24.1 2.24.2 7.7.1 7.7.3 by mobile number one captcha does: what was solved for the code is not asked for again", async () => {
    const { page } = await open({ host: "forms.localhost", language: "EN" });
    const answer = watchCaptchas(page);
    await phone().go("/m/register");
    await byMethod("mobileNum").click();
    await field("mobileNum").fill("0917 123 4504");
    await page.getByText("Solve the sum first, then fetch the code.").waitFor();
    await solveAndFetch(answer);
    expect(await page.locator(".captcha-image").count()).toBe(0);
    await field("verificationCode").fill(await lastCode("+639171234504"));
    for (const name of ["password", "confirmPassword"]) await field(name).fill("Starlight8");
    const required = { paymentPassword: "314159" };
    for (const [name, value] of Object.entries(required)) await field(name).fill(value);
    await field("ageConfirmed").check();
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("localStorage")).toMatchObject({ merchantCode: "FORMS", type: 0 });
  });

  it("2.24.1 5.1.5 5.1.7 7.7.1 7.7.2 a captcha is fetched first and renewed by a tap; what was filled is sent whole", async () => {
    const { page } = await open({ host: "forms.localhost", language: "EN" });
    const answer = watchCaptchas(page);
    const order: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (["/wps/captcha", "/wps/agent/affiliate", "/wps/member/register"].includes(pathname)) order.push(pathname);
    });
    await phone().go("/m/register");
    const image = page.locator(".captcha-image img");
    await image.waitFor();
    const before = await image.getAttribute("src");
    await page.locator(".captcha-image").click();
    await expect.poll(() => image.getAttribute("src")).not.toBe(before);

    await page.locator(submit).click();
    await expect.poll(() => errors().count(), untilAnswered).toBe(5);
    expect(await errors().allTextContents()).toContain("Enter a captcha");
    await expect.poll(focusedName, untilAnswered).toBe("username");
    const filled = {
      username: "everything1",
      password: "Starlight8",
      confirmPassword: "Starlight8",
      paymentPassword: "314159",
      idNumber: "AB-1234567",
      qqNum: "100200",
      facebook: "every.thing",
      wechat: "every_thing",
      line: "everything",
      whatsapp: "639171234503",
      zalo: "639171234503",
      email: "everything@lantern.example",
      nickname: "Every Thing",
      payeeName: "Every Thing",
      mobileNum: "0917-123-4503",
      affiliateCode: "NOSUCH",
    };
    for (const [name, value] of Object.entries({ ...filled, email: "everything@", nickname: "<b>" })) await field(name).fill(value);
    await field("ageConfirmed").check();
    await field("captcha").fill(await answer());
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["E-mail format is incorrect", "Name format is not valid"]);
    await expect.poll(focusedName, untilAnswered).toBe("email");
    await field("email").fill(filled.email);
    await field("nickname").fill(filled.nickname);
    const spent = await image.getAttribute("src");
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Invalid invitation code"]);
    await expect.poll(focusedName, untilAnswered).toBe("affiliateCode");
    expect(order.filter((path) => path === "/wps/member/register")).toEqual([]);
    await field("affiliateCode").fill("");

    // The refusal brings another captcha.
    await expect.poll(async () => (await image.count()) === 1 && (await image.getAttribute("src")) !== spent).toBe(true);
    await field("captcha").fill(await answer());
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(order[0]).toBe("/wps/captcha");
    expect(order.indexOf("/wps/agent/affiliate")).toBeLessThan(order.indexOf("/wps/member/register"));
    expect(await sessionInfo("localStorage")).toMatchObject({ merchantCode: "FORMS", userName: "everything1", type: 0 });
  });
});

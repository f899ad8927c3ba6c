import { afterEach, describe, expect, it } from "vitest";
import { demoPassword, logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone, type PhoneOptions } from "./phone.ts";

useBrowser();

let phone: Phone;

async function open(options: PhoneOptions = {}): Promise<Phone> {
  phone = await openPhone(options);
  return phone;
}

afterEach(async () => phone.close());

const submit = "form button[type=submit]";
const stored = (storage: "localStorage" | "sessionStorage", key: string) =>
  phone.page.evaluate(([place, name]) => (place === "localStorage" ? localStorage : sessionStorage).getItem(name ?? ""), [storage, key]);
const sessionInfo = async (storage: "localStorage" | "sessionStorage") => JSON.parse((await stored(storage, "MC_SESSION_INFO")) ?? "null");
const focusedName = () => phone.page.evaluate(() => document.activeElement?.getAttribute("name"));
const path = () => new URL(phone.page.url()).pathname;
const errors = () => phone.page.locator(".field-error");

async function fillLogin(userName: string, password: string): Promise<void> {
  await phone.page.locator("input[name=loginUsername]").fill(userName);
  await phone.page.locator("input[name=loginPassword]").fill(password);
}

/** Sends the login and waits for the platform's answer. */
async function sendLogin(): Promise<{ readonly success: boolean; readonly value: { readonly captcha?: boolean } }> {
  const answered = phone.page.waitForResponse((response) => response.url().endsWith("/wps/session/login"));
  await phone.page.locator(submit).click();
  return (await answered).json();
}

/** The answer of the captcha that the platform has drawn last. */
async function captchaAnswer(captchaId: string): Promise<string> {
  const outbox = (await (await fetch(`${phone.origin}/outbox.json`)).json()) as {
    captchas: readonly { captchaId: string; answer: string }[];
  };
  const answer = outbox.captchas.find((captcha) => captcha.captchaId === captchaId)?.answer;
  if (answer === undefined) throw new Error(`the outbox has no answer of captcha ${captchaId}`);
  return answer;
}

/** Leaves from the member centre, through the question; the platform hears it with the token. */
async function signOut(): Promise<void> {
  const { page } = phone;
  const { token } = await sessionInfo("sessionStorage");
  await phone.go("/m/member/home");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  expect(await question.textContent()).toContain("Do you want to sign out?");
  const told = page.waitForRequest((request) => request.method() === "DELETE" && request.url().endsWith("/wps/session/logout"));
  await question.getByRole("button", { name: "Sign out" }).click();
  expect((await told).headers()["authorization"]).toBe(token);
  await page.waitForURL((url) => url.pathname === "/m/login");
}

describe("registration", () => {
  it("2.21.1 2.24.4 4.1.2 4.8 5.1.3 5.1.7 8.8.3 8.8.5 a newcomer is led to what is wrong, registers, plays, leaves and comes back", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone.go("/m/register");
    expect(await page.locator('main a[href="/m/login"]').count()).toBe(1);
    expect(await page.locator('main a[href="/m/home"], main a[href="/"]').count()).toBeGreaterThan(0);
    await screen("register");

    // Without the agreement nothing can be sent; it is given at first.
    const agreement = page.locator("form input[type=checkbox]");
    expect(await agreement.isChecked()).toBe(true);
    await agreement.uncheck();
    expect(await page.locator(submit).isDisabled()).toBe(true);
    await agreement.check();

    await page.locator(submit).click();
    await errors().first().waitFor();
    expect(await errors().allTextContents()).toEqual([
      "Please fill in this field",
      "Please fill in this field",
      "Please enter the password again",
    ]);
    expect(await focusedName()).toBe("username");
    await screen("register-faults");

    await page.locator("input[name=username]").fill("newcomer1");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight9");
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Confirmation password not matched"]);
    expect(await focusedName()).toBe("confirmPassword");

    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    const sent = page.waitForRequest((request) => request.url().endsWith("/wps/member/register"));
    await page.locator(submit).click();
    const request = await sent;
    expect(request.method()).toBe("PUT");
    expect(request.headers()["encryption"]).toBeTruthy();
    expect(request.postData()).not.toContain("Starlight8");
    await page.getByText("Your account is open. Welcome!").waitFor();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("฿5,000.00").first().waitFor();
    expect(await sessionInfo("localStorage")).toMatchObject({
      merchantCode: "LANTERN",
      userName: "newcomer1",
      type: 0,
      firstTimeLogin: false,
    });

    await signOut();
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await sessionInfo("sessionStorage")).toBeNull();
    expect(await stored("localStorage", "autoLogin")).toBe("0");
    await fillLogin(" newcomer1 ", "Starlight8");
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("฿5,000.00").first().waitFor();
  });

  it("5.1.4 editing the password checks the confirmation again", async () => {
    const { page } = await open();
    await phone.go("/m/register");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").blur();
    expect(await errors().count()).toBe(0);
    await page.locator("input[name=password]").fill("Starlight88");
    await expect.poll(() => errors().allTextContents()).toEqual(["Confirmation password not matched"]);
    await page.locator("input[name=password]").fill("Starlight8");
    await expect.poll(() => errors().count()).toBe(0);
  });

  it("5.1.2 5.1.8 7.7.2 an invitation code is checked first; a wrong one is named and gets the focus, an empty one passes", async () => {
    const { page } = await open();
    await phone.go("/m/register?affiliateCode=NOSUCHCODE");
    await expect.poll(() => page.locator("input[name=affiliateCode]").inputValue()).toBe("NOSUCHCODE");
    await page.locator("input[name=username]").fill("newcomer2");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    let registered = false;
    page.on("request", (request) => {
      if (request.url().endsWith("/wps/member/register")) registered = true;
    });
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Invalid invitation code"]);
    expect(await focusedName()).toBe("affiliateCode");
    expect(registered).toBe(false);
    await page.locator("input[name=affiliateCode]").fill("");
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(registered).toBe(true);
  });

  it("8.1.4 a taken name is refused at its field", async () => {
    const { page } = await open();
    await phone.go("/m/register");
    await page.locator("input[name=username]").fill("demo01");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Sorry, the username already exists."]);
    expect(await focusedName()).toBe("username");
  });

  it("2.21.2 2.24.3 5.5.5 the agreement names the age and opens the terms and the policy", async () => {
    const { page, screen } = await open();
    await phone.go("/m/register");
    expect(await page.locator("form .checkbox").textContent()).toContain("I am 18 or older");
    await page.getByRole("button", { name: "terms", exact: true }).click();
    await page.getByRole("dialog", { name: "Terms" }).getByText("Who may play").waitFor();
    await screen("register-terms");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "privacy policy" }).click();
    await page.getByRole("dialog", { name: "Privacy" }).getByText("What we keep").waitFor();
    expect(await page.locator("form input[type=checkbox]").isChecked()).toBe(true);
  });

  it("5.3 a change of language checks what is filled anew", async () => {
    const { page, screen } = await open();
    await phone.go("/m/register");
    await page.locator("input[name=password]").fill("short");
    await page.locator("input[name=username]").fill("7");
    await expect.poll(() => errors().allTextContents()).toEqual(["Password format is incorrect"]);
    await page.locator(".account-page").getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText("မြန်မာ").click();
    // Only what is filled is checked: the empty confirmation is not blamed.
    await expect.poll(() => errors().allTextContents()).toEqual(["အကောင့်အမည် ပုံစံ မမှန်ပါ", "စကားဝှက် ပုံစံ မမှန်ပါ"]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await screen("register-my");
  });

  it("2.22.1 a house with both ways has tabs, and says plainly that the one by number opens later", async () => {
    const { page, screen } = await open({ host: "jade.localhost", language: "MY" });
    await phone.go("/m/register");
    const tabs = page.getByRole("radiogroup");
    await tabs.waitFor();
    expect(await tabs.getByRole("radio").allTextContents()).toEqual(["အကောင့်အမည်", "ဖုန်းနံပါတ်"]);
    await screen("register-jade");
    await tabs.getByRole("radio").nth(1).click();
    await page.getByText("ဖုန်းနံပါတ်ဖြင့် စာရင်းသွင်းခြင်းကို နောက်မှ ဖွင့်ပါမည်").waitFor();
    expect(await page.locator("input[name=username]").count()).toBe(0);
  });
});

describe("login", () => {
  it("2.16.1 2.19 5.2.4 the page has its title, remember, forgot, test play and the way to register; an empty form is not sent", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone.go("/m/login");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Welcome back");
    expect(await page.getByRole("checkbox", { name: "Remember me on this phone" }).isChecked()).toBe(true);
    for (const href of ["/m/forget", "/m/trail", "/m/register"]) expect(await page.locator(`main a[href="${href}"]`).count()).toBe(1);
    expect(await page.getByRole("radiogroup").count()).toBe(0);
    await screen("login");
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await phone.go("/m/login");
    await page.locator(submit).click();
    await expect.poll(() => errors().count()).toBe(2);
    expect(await focusedName()).toBe("loginUsername");
    await fillLogin("  demo02  ", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).userName).toBe("demo02");
  });

  it.each([
    ["/m/login", "loginUsername", "loginPassword"],
    ["/m/register", "username", "password"],
  ])("what is typed at %s before the page is alive stays, and goes nowhere", async (route, name, secret) => {
    const { page, origin } = await open();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\.js$/, async (request) => {
      await held;
      await request.continue();
    });
    await page.goto(`${origin}${route}`, { waitUntil: "commit" });
    await page.locator(`input[name=${name}]`).fill("early_bird");
    await page.locator(`input[name=${secret}]`).fill("Moonlight7");
    await page.locator(`input[name=${secret}]`).press("Enter");
    await page.locator("form .button-gold").click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(route);
    letGo();
    await page.waitForFunction(() => "alive" in document.documentElement.dataset);
    expect(await page.locator(`input[name=${name}]`).inputValue()).toBe("early_bird");
    expect(await page.locator(`input[name=${secret}]`).inputValue()).toBe("Moonlight7");
  });

  it("the password can be shown and hidden", async () => {
    const { page } = await open();
    await phone.go("/m/login");
    const password = page.locator("input[name=loginPassword]");
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
  });

  it("2.18.1 2.18.2 4.7.2 5.2.3 8.3 a captcha appears when a refusal demands it, is drawn anew on a tap, and its answer opens the door", async () => {
    const { page, screen } = await open();
    await phone.go("/m/login");
    const image = page.locator(".captcha-image img");
    const captchas: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/wps/captcha"))
        void response.json().then((body: { value: { captchaId: string } }) => captchas.push(body.value.captchaId));
    });
    await fillLogin("demo03", "wrong-password-1");
    expect(await sendLogin()).toMatchObject({ success: false, value: { captcha: false } });
    await expect.poll(() => errors().allTextContents()).toEqual(["Wrong username or password"]);
    expect(await image.count()).toBe(0);

    expect(await sendLogin()).toMatchObject({ success: false, value: { captcha: true } });
    await image.waitFor();
    await screen("login-captcha");
    await page.locator("input[name=loginPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toContain("Enter a captcha");
    expect(await focusedName()).toBe("captcha");

    const before = await image.getAttribute("src");
    await page.locator(".captcha-image").click();
    await expect.poll(() => image.getAttribute("src")).not.toBe(before);
    await expect.poll(() => captchas.length).toBe(2);
    await page.locator("input[name=captcha]").fill(await captchaAnswer(captchas.at(-1) ?? ""));
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("3.1.1 the session is kept in local storage while remembered, in the tab alone otherwise; a password is never stored", async () => {
    const { page } = await open();
    await logIn(phone, "demo04");
    const kept = { merchantCode: "LANTERN", userName: "demo04", type: 0, firstTimeLogin: false };
    expect(await sessionInfo("localStorage")).toMatchObject(kept);
    expect(Object.keys(await sessionInfo("localStorage")).toSorted()).toEqual([
      "firstTimeLogin",
      "merchantCode",
      "token",
      "type",
      "userName",
    ]);
    expect(await sessionInfo("sessionStorage")).toMatchObject(kept);
    expect(await stored("localStorage", "autoLogin")).toBe("1");
    const parts = atob((await stored("localStorage", "remPass")) ?? "")
      .split("|")
      .map(atob);
    expect(parts.slice(0, 3)).toEqual(["demo04", "", "password"]);

    await signOut();
    expect(await page.locator("input[name=loginUsername]").inputValue()).toBe("demo04");
    await page.getByRole("checkbox").uncheck();
    await fillLogin("demo04", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await sessionInfo("sessionStorage")).toMatchObject(kept);
    expect(await stored("localStorage", "autoLogin")).toBe("0");
    expect(await stored("localStorage", "remPass")).toBeNull();
  });

  /** What the open picker shows: a flag's name and a language's own name a row. */
  const pickerRows = () =>
    phone.page
      .getByRole("dialog")
      .locator(".language-option")
      .evaluateAll((rows) => rows.map((row) => [row.querySelector("use")?.getAttribute("href")?.split("#").at(-1), row.textContent]));

  it("2.49.1 the picker lists the languages that the merchant offers, with their flags", async () => {
    const { page, screen } = await open();
    await phone.go("/m/login");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText("ไทย").waitFor();
    expect(await pickerRows()).toEqual([
      ["gb", "English"],
      ["mm", "မြန်မာ"],
      ["th", "ไทย"],
      ["ph", "Tagalog"],
    ]);
    await screen("languages");
    await phone.close();

    await open({ host: "jade.localhost", language: "TH" });
    await phone.go("/m/login");
    await phone.page.getByRole("button", { name: /မြန်မာ/ }).click();
    await phone.page.getByRole("dialog").getByText("English").waitFor();
    expect(await pickerRows()).toEqual([
      ["mm", "မြန်မာ"],
      ["gb", "English"],
    ]);
  });

  it.each([
    ["မြန်မာ", "my", "ပြန်လည် ကြိုဆိုပါသည်"],
    ["ไทย", "th", "ยินดีต้อนรับกลับมา"],
    ["Tagalog", "fil", "Welcome back"],
  ])("2.49.2 the page can be read in %s", async (name, code, heading) => {
    const { page, screen } = await open();
    await phone.go("/m/login");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText(name).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    await screen(`login-${code}`);
  });

  it("6.2.2 a page of a member's leads through the login and back", async () => {
    const { page } = await open();
    await phone.go("/m/transaction/record");
    await page.waitForURL((url) => url.pathname === "/m/login");
    await fillLogin("demo02", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/m/transaction/record");
  });
});

describe("other doors", () => {
  it("3.21.2 4.1.1 4.3 a free trial needs nothing and leads home with trial money", async () => {
    const { page, screen } = await open();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/wps/session/login/freeplay", async (route) => {
      await released;
      await route.continue();
    });
    await phone.go("/m/trail");
    await page.getByRole("status").getByText("Opening your trial account").waitFor();
    await screen("free-trial");
    release();
    await page.waitForURL((url) => url.pathname === "/");
    const info = await sessionInfo("sessionStorage");
    expect(info).toMatchObject({ merchantCode: "LANTERN", type: 4 });
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await stored("sessionStorage", "trialUser")).toBe(info.userName);
    await page.getByText("฿10,000.00").first().waitFor();
    await phone.go("/m/trail");
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).token).toBe(info.token);
  });

  it("a first password has to be changed, and the new one opens the door", async () => {
    const { page, screen } = await open();
    await logIn(phone, "demo05");
    expect(path()).toBe("/m/changePsw");
    expect(await sessionInfo("localStorage")).toMatchObject({ firstTimeLogin: true });
    await page.getByRole("heading", { name: "Change your first password" }).waitFor();
    await screen("change-password");
    // Nothing else opens before: neither by its address nor by the way back.
    for (const elsewhere of ["/m/member/home", "/m/lottery", "/"]) {
      await phone.go(elsewhere);
      await page.waitForURL((url) => url.pathname === "/m/changePsw");
    }
    await page.getByRole("heading", { name: "Change your first password" }).waitFor();
    await page.locator("input[name=oldPassword]").fill(demoPassword);
    await page.locator("input[name=password]").fill(demoPassword);
    await page.locator("input[name=confirmPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["The new password and the old password cannot be the same"]);
    await page.locator("input[name=password]").fill("Moonlight7");
    await page.locator("input[name=confirmPassword]").fill("Moonlight7");
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("localStorage")).toMatchObject({ firstTimeLogin: false });
    await signOut();
    await fillLogin("demo05", "Moonlight7");
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("4.13 the member centre shows and hides the balance and leads to what is the member's", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await logIn(phone, "demo02");
    await phone.go("/m/member/home");
    const card = page.getByRole("main").locator("section.card");
    await card.getByText("฿").waitFor();
    await screen("member-centre");
    await card.getByRole("button", { name: "Hide balance" }).click();
    await card.getByText("******").waitFor();
    await card.getByRole("button", { name: "Show balance" }).click();
    await card.getByText("฿").waitFor();
    await page.getByRole("main").getByRole("link", { name: "My account" }).click();
    await page.waitForURL((url) => url.pathname === "/m/myAccount/index");
    await page.getByText("Malee").waitFor();
    expect(await page.getByRole("main").locator("dl").textContent()).toContain("THB");
    await screen("my-account");
  });

  it("the announcements open in their place, and what an operator wrote can do nothing but be read", async () => {
    const { page, screen } = await open();
    await phone.go("/m/notice");
    const first = page.locator("details.announcement").first();
    await first.locator("summary").click();
    await first.getByText("A new draw every minute, day and night.").waitFor();
    await screen("announcements");

    const content =
      '<p onclick="window.harmed=1">Read <b>me</b></p><img src="/nothing" onerror="window.harmed=1"><script>window.harmed=1</script><a href="javascript:window.harmed=1">go</a>';
    const announcement = {
      id: "01890000-0000-7000-8000-000000000000",
      title: "From the desk",
      content,
      startDate: "2026-03-01T00:00:00.000Z",
      read: false,
    };
    await page.route("**/wps/system/announcements*", (route) =>
      route.fulfill({ json: { success: true, value: { announcements: [announcement] } } }),
    );
    await phone.go("/");
    await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
    await first.locator("summary", { hasText: "From the desk" }).click();
    await first.getByText("Read me").waitFor();
    const text = first.locator(".operator-text");
    expect(await text.locator("script, [onclick], [onerror], [href]").count()).toBe(0);
    await text.getByText("go").click();
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
    await page.unroute("**/wps/system/announcements*");
    // The page's policy reports the handlers that the sanitiser meets and drops.
    phone.faults.splice(0, phone.faults.length, ...phone.faults.filter((fault) => !fault.includes("Executing inline event handler")));
  });

  it("an empty board of announcements says so", async () => {
    const { page, screen } = await open();
    await page.route("**/wps/system/announcements*", (route) => route.fulfill({ json: { success: true, value: { announcements: [] } } }));
    await phone.go("/");
    await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
    await page.getByText("No announcements right now").waitFor();
    await screen("announcements-empty");
  });

  it("the terms and the policy have a page of their own", async () => {
    const { page, screen } = await open();
    await phone.go("/m/useragreement");
    await page.getByText("Who may play").waitFor();
    await page.getByRole("tab", { name: "Privacy" }).click();
    await page.getByText("What we keep").waitFor();
    await screen("user-agreement");
  });
});

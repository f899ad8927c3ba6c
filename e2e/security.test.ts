import { readFileSync } from "node:fs";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { logInByForm } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { errors, focusedName, path } = accountSteps(phone);

const password = "Moonlight7";
const languages = [
  { wire: "EN", code: "en" },
  { wire: "MY", code: "my" },
] as const;

/** What waits for the platform's answer waits as long as a busy machine needs. */
const patience = { timeout: 15_000 };

/** A phone in the language, with a member of its own logged in on it. */
async function openAsMember(wire: string, size: { width: number; height: number } = { width: 360, height: 740 }) {
  const opened = await open({ ...size, language: wire });
  return { ...opened, ...(await enterAsNewMember(opened, `safe${wire}`, { language: wire, password })) };
}

const field = (name: string) => phone().page.locator(`[name="${name}"]`);
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
};
const send = () => phone().page.getByRole("main").locator(submit).click();
const row = (entry: string) => phone().page.getByRole("main").locator(`a[href="/m/securityCenter/${entry}"]`);
const atCentre = () => phone().page.waitForURL((url) => url.pathname === "/m/securityCenter");
const faultless = async () => expect(await accessibilityFaults(phone().page)).toEqual([]);

async function lastCode(recipient: string): Promise<string> {
  const outbox = (await (await fetch(`${phone().origin}/outbox.json`)).json()) as {
    messages: readonly { recipient: string; facts: { code?: string } }[];
  };
  const code = outbox.messages.find((message) => message.recipient === recipient && message.facts.code !== undefined)?.facts.code;
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

describe.each(languages)("security centre in $wire", ({ wire, code }) => {
  const say = (id: MessageId, values?: Record<string, unknown>) => text(code, id, values);
  const saidOnce = (id: MessageId, values?: Record<string, unknown>) => phone().page.getByText(say(id, values), { exact: true }).first();
  const error = (id: MessageId) => expect.poll(() => errors().allTextContents(), patience).toEqual([say(id)]);
  const fetchCode = () =>
    phone()
      .page.getByRole("main")
      .getByRole("button", { name: say("entrance.code.fetch") });

  it("2.2 shows how well the account is protected and what is not set; 5.4 the payment password is set, changed and set anew by a code", async () => {
    const { page, screen, userName } = await openAsMember(wire);
    await phone().go("/m/securityCenter");
    await saidOnce("security.level.low").waitFor();
    expect(await row("paymentPassword").last().textContent()).toContain(say("security.state.unset"));
    await faultless();
    await screen(`security-centre-${code}`);

    await row("paymentPassword").first().click();
    await field("password").waitFor();
    await faultless();
    await send();
    await expect.poll(() => errors().count(), patience).toBe(2);
    expect(await focusedName()).toBe("password");
    await fill({ password, paymentPassword: "123456", confirmPaymentPassword: "123456" });
    await send();
    await error("formRules.payment_password_guessable");
    await fill({ paymentPassword: "250817", confirmPaymentPassword: "250818" });
    await send();
    await error("formRules.in_confirmation_correct");
    await fill({ password: "Moonlight8", confirmPaymentPassword: "250817" });
    await send();
    await error("error.accounts.password_wrong");
    expect(await focusedName()).toBe("password");
    await screen(`payment-password-${code}`);
    await fill({ password });
    await send();
    await atCentre();
    await saidOnce("security.paymentPassword.saved").waitFor();
    await expect.poll(() => row("paymentPassword").textContent(), patience).toContain(say("security.state.set"));

    await row("paymentPassword").click();
    await fill({ oldPaymentPassword: "250817", paymentPassword: "250817", confirmPaymentPassword: "250817" });
    await send();
    await error("formRules.password_unchanged");
    await page.getByRole("button", { name: say("security.paymentPassword.forgotten") }).click();
    await saidOnce("security.reset.none").waitFor();
    await faultless();

    const email = `${userName.toLowerCase()}@example.com`;
    await page.getByRole("main").locator(`a[href="/m/securityCenter/email"]`).click();
    await fill({ email: "nobody" });
    await fetchCode().click();
    await error("formRules.email_format");
    await fill({ email: email.toUpperCase() });
    await fetchCode().click();
    await expect.poll(focusedName, patience).toBe("verificationCode");
    expect(await errors().count()).toBe(0);
    await faultless();
    await screen(`email-${code}`);
    await fill({ verificationCode: "000000", password });
    await send();
    await error("error.accounts.code_wrong");
    await fill({ verificationCode: await lastCode(email), password });
    await send();
    await saidOnce("security.email.saved").waitFor();

    await phone().go("/m/securityCenter/paymentPassword");
    await page.getByRole("button", { name: say("security.paymentPassword.forgotten") }).click();
    await fetchCode().click();
    await expect.poll(focusedName, patience).toBe("verificationCode");
    await fill({ verificationCode: await lastCode(email), paymentPassword: "471936", confirmPaymentPassword: "471936" });
    await faultless();
    await send();
    await saidOnce("security.paymentPassword.saved").waitFor();
    await phone().go("/m/securityCenter/paymentPassword");
    await fill({ oldPaymentPassword: "471936", paymentPassword: "583047", confirmPaymentPassword: "583047" });
    await send();
    await atCentre();
  });

  it("3.22 5.4 a mobile number is proven by a code that is sent there", async () => {
    const { page, screen } = await openAsMember(wire);
    await phone().go("/m/securityCenter/mobile");
    await fill({ mobileNum: "12" });
    await fetchCode().click();
    await error("formRules.mobile_format");
    const number = `8${String(Date.now()).slice(-8)}`;
    await fill({ mobileNum: number });
    await fetchCode().click();
    await expect.poll(focusedName, patience).toBe("verificationCode");
    expect(await errors().count()).toBe(0);
    await faultless();
    await screen(`mobile-${code}`);
    await fill({ verificationCode: await lastCode(`+66${number}`), password });
    await send();
    await saidOnce("security.mobile.saved").waitFor();
    await phone().go("/m/securityCenter");
    await page
      .getByRole("main")
      .getByText(`+66•••${number.slice(-4)}`)
      .waitFor();
  });

  it("7.6 security questions are set with three answers, and set a payment password anew", async () => {
    const { page, screen } = await openAsMember(wire, { width: 390, height: 844 });
    await phone().go("/m/securityCenter/securityQuestions");
    await fill({ answer0: "Shwe", answer1: "shwe ", answer2: "Inle", password });
    await faultless();
    await screen(`security-questions-${code}`);
    await send();
    await error("formRules.answer_twice");
    expect(await focusedName()).toBe("answer1");
    await field("question1").selectOption("firstPet");
    await field("question2").selectOption("firstPet");
    await fill({ answer1: "Pyo" });
    await send();
    await error("formRules.question_twice");
    await field("question2").selectOption("dreamPlace");
    await send();
    await saidOnce("security.questions.saved").waitFor();
    await phone().go("/m/securityCenter/securityQuestions");
    await saidOnce("security.question.dreamPlace").waitFor();
    await faultless();

    await phone().go("/m/securityCenter/paymentPassword");
    await fill({ password, paymentPassword: "250817", confirmPaymentPassword: "250817" });
    await send();
    // Such an address begins the visit: one step back from it leads home.
    await saidOnce("security.paymentPassword.saved").waitFor();
    await phone().go("/m/securityCenter/paymentPassword");
    await page.getByRole("button", { name: say("security.paymentPassword.forgotten") }).click();
    const anew = { password, paymentPassword: "471936", confirmPaymentPassword: "471936" };
    await fill({ answer0: "SHWE", answer1: "wrong", answer2: "inle", ...anew });
    await faultless();
    await send();
    await error("error.accounts.security_answers_wrong");
    await fill({ answer1: "pyo" });
    await send();
    await saidOnce("security.paymentPassword.saved").waitFor();
  });

  it("7.5 7.6 picture, nickname and the name on the bank account are set, and shown where the member is", async () => {
    const { page, screen } = await openAsMember(wire);
    await phone().go("/m/securityCenter/profile");
    const own = page.getByRole("main").locator(".picture-own img");
    await page.getByRole("button", { name: say("security.picture.fox") }).click();
    await expect.poll(() => own.getAttribute("src"), patience).toBe("/art/avatars/fox.webp");
    await faultless();
    await screen(`profile-${code}`);
    const photo = readFileSync(new URL("../apps/mobile/public/art/brands/LANTERN/icon-192.png", import.meta.url));
    await page.locator("input[type=file]").setInputFiles({ name: "../me.png", mimeType: "image/png", buffer: photo });
    await expect.poll(() => own.getAttribute("src"), patience).toMatch(/^\/head-icons\/[\w-]{24}\/large\.webp$/);
    await expect.poll(() => own.evaluate((image) => (image as HTMLImageElement).naturalWidth), patience).toBe(512);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") });
    await page.getByRole("alert").getByText(say("error.accounts.picture_invalid")).waitFor();
    await fill({ nickname: "<b>" });
    await send();
    await error("formRules.name_format");
    await fill({ nickname: "  Ma   Hla " });
    await send();
    await saidOnce("security.profile.nicknameSaved").waitFor();

    await phone().go("/m/securityCenter/payeeName");
    await send();
    await error("formRules.required");
    await fill({ payeeName: "Daw Hla" });
    await faultless();
    await send();
    await saidOnce("security.payeeName.saved").waitFor();
    await phone().go("/m/securityCenter/payeeName");
    await page.getByRole("main").getByText("D••• H•••").waitFor();
    await faultless();
    await phone().go("/m/securityCenter/bankCards");
    await saidOnce("security.bankCards.later").waitFor();
    await faultless();

    await phone().go("/m/myAccount/index");
    await page.getByText("D••• H•••").waitFor();
    await faultless();
    await screen(`my-account-${code}`);
    await phone().go("/m/member/home");
    await page.getByRole("main").getByText("Ma Hla").waitFor();
    await expect.poll(() => page.getByRole("main").locator("img.avatar").getAttribute("src"), patience).toMatch(/^\/head-icons\//);
    await saidOnce("security.level.low").waitFor();
    await faultless();
    await screen(`member-centre-${code}`);
  });

  it("7.5 5.4 the password is changed in the security centre, and only the new one opens the door", async () => {
    const { page, userName } = await openAsMember(wire);
    await phone().go("/m/securityCenter");
    await row("password").click();
    await fill({ oldPassword: password, password, confirmPassword: password });
    await faultless();
    await send();
    await error("formRules.password_unchanged");
    await fill({ password: "Starlight8", confirmPassword: "Starlight9" });
    await send();
    await error("formRules.in_confirmation_correct");
    await fill({ confirmPassword: "Starlight8" });
    await send();
    await atCentre();
    await saidOnce("accounts.password.changed").waitFor();
    // The session alone is taken away: what the device remembers stays, and the login asks for the password all the same.
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem("MC_SESSION_INFO");
    });
    await logInByForm(phone(), userName, "Starlight8");
    expect(path()).not.toBe("/m/login");
  });

  it("2.2 the terms and the privacy policy stand on a page of their own, whole", async () => {
    const { page, screen } = await open({ width: 360, height: 740, language: wire });
    await phone().go("/m/useragreement");
    for (const part of ["who", "account", "money", "bets", "fair", "breaks", "closing"] as const)
      await page.getByRole("heading", { name: say(`accounts.terms.${part}.title`) }).waitFor();
    await faultless();
    await screen(`user-agreement-${code}`);
    await page.getByRole("tab", { name: say("accounts.agreement.policy"), exact: true }).click();
    for (const part of ["what", "why", "who", "device", "rights"] as const)
      await page.getByRole("heading", { name: say(`accounts.policy.${part}.title`) }).waitFor();
    await faultless();
  });
});

describe("security centre", () => {
  it("6.4.2 a trial account is told that it needs an actual one", async () => {
    const { page } = await open();
    await phone().go("/m/trail");
    await page.waitForURL((url) => url.pathname === "/");
    await phone().go("/m/securityCenter");
    await page.getByRole("main").getByText("Please login an actual account to use this function").waitFor();
  });

  it("1.3 the language is kept on the account, and a new device goes on in it", async () => {
    const { page, context, origin, userName } = await openAsMember("EN");
    const { token } = (await page.evaluate(() => JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "{}"))) as { token: string };
    const stored = await context.request.post(`${origin}/wps/member/info/language`, {
      data: { language: "TH" },
      headers: { Authorization: token },
    });
    expect(await stored.json()).toMatchObject({ success: true });
    await phone().close();
    await open();
    await logInByForm(phone(), userName, password);
    await expect.poll(() => phone().page.evaluate(() => document.documentElement.lang), patience).toBe("th");
  });
});

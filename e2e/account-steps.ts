import { expect } from "vitest";
import type { Phone } from "./phone.ts";
import { platformUrl } from "./platform-url.ts";

/** The button that sends a form. */
export const submit = "form button[type=submit]";

/** How long an answer of the platform may take before a journey gives up, where a form is looked at until it shows one. */
export const untilAnswered = { timeout: 15_000 } as const;

/** What journeys of accounts do, and look at, on the phone that is open. */
export function accountSteps(phone: () => Phone) {
  const stored = (storage: "localStorage" | "sessionStorage", key: string) =>
    phone().page.evaluate(
      ([place, name]) => (place === "localStorage" ? localStorage : sessionStorage).getItem(name ?? ""),
      [storage, key],
    );
  const sessionInfo = async (storage: "localStorage" | "sessionStorage") =>
    JSON.parse((await stored(storage, "MC_SESSION_INFO")) ?? "null");
  const focusedName = () => phone().page.evaluate(() => document.activeElement?.getAttribute("name"));
  const path = () => new URL(phone().page.url()).pathname;
  const errors = () => phone().page.locator(".field-error");

  async function fillLogin(userName: string, password: string): Promise<void> {
    const { page } = phone();
    await page.locator("input[name=loginUsername]").fill(userName);
    // Where the device is remembered its credential stands in the password's place.
    const usePassword = page.locator("[data-remembered] button");
    if ((await usePassword.count()) > 0) await usePassword.click();
    await page.locator("input[name=loginPassword]").fill(password);
  }

  /** Sends the login and waits for the platform's answer. */
  async function sendLogin(): Promise<{ readonly success: boolean; readonly value: { readonly captcha?: boolean } }> {
    const answered = phone().page.waitForResponse((response) => response.url().endsWith("/wps/session/login"));
    await phone().page.locator(submit).click();
    return (await answered).json();
  }

  /** The answer of the captcha that the platform has drawn last. */
  async function captchaAnswer(captchaId: string): Promise<string> {
    const outbox = (await (await fetch(new URL("/outbox.json", platformUrl()))).json()) as {
      captchas: readonly { captchaId: string; answer: string }[];
    };
    const answer = outbox.captchas.find((captcha) => captcha.captchaId === captchaId)?.answer;
    if (answer === undefined) throw new Error(`the outbox has no answer of captcha ${captchaId}`);
    return answer;
  }

  /** Leaves from the member centre, through the question; the platform hears it with the token. */
  async function signOut(): Promise<void> {
    const { page } = phone();
    const { token } = await sessionInfo("sessionStorage");
    await phone().go("/m/member/home");
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    const question = page.getByRole("alertdialog");
    await question.waitFor();
    expect(await question.textContent()).toContain("Do you want to sign out?");
    const told = page.waitForRequest((request) => request.method() === "DELETE" && request.url().endsWith("/wps/session/logout"));
    await question.getByRole("button", { name: "Sign out" }).click();
    expect((await told).headers()["authorization"]).toBe(token);
    await page.waitForURL((url) => url.pathname === "/m/login");
  }

  return { stored, sessionInfo, focusedName, path, errors, fillLogin, sendLogin, captchaAnswer, signOut };
}

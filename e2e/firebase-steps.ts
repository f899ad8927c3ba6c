import { expect } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { text } from "@lantern/phrases/text.ts";
import type { Phone } from "./phone.ts";

/** The house of the test seed that has Firebase send its codes. */
export const provenHost = "proven.localhost";

/** What journeys do where Firebase sends the codes: passing its check, reading what it has sent. */
export function firebaseSteps(phone: () => Phone) {
  const { errors, focusedName } = accountSteps(phone);
  const { untilCounting, codeButton } = codeSteps(phone);
  const field = (name: string) => phone().page.locator(`input[name=${name}]`);

  /** The service as the pages of this house know it. */
  async function firebase(): Promise<{ readonly authUrl: string; readonly projectId: string; readonly apiKey: string }> {
    const url = new URL("/wps/system/status", phone().origin);
    const answer = (await phone().page.evaluate(async (address) => (await fetch(address)).json(), url.href)) as {
      value: { info: { firebase: { authUrl: string; projectId: string; apiKey: string } } };
    };
    return answer.value.info.firebase;
  }

  /** The code that the service has sent to a number last. */
  async function serviceCode(phoneNumber: string): Promise<string> {
    const { authUrl, projectId } = await firebase();
    const { verificationCodes } = (await (await fetch(`${authUrl}/emulator/v1/projects/${projectId}/verificationCodes`)).json()) as {
      verificationCodes: readonly { phoneNumber: string; code: string }[];
    };
    const code = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code;
    if (code === undefined) throw new Error(`the service has sent no code to ${phoneNumber}`);
    return code;
  }

  /** Passes the check that the service wants before it sends anything. */
  async function passCheck(words: "en" | "my"): Promise<void> {
    const { page } = phone();
    await page.getByRole("dialog", { name: text(words, "entrance.check.title") }).waitFor();
    await page.frameLocator("iframe.person-check").getByRole("button", { name: "I am a person" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }

  /** Fetches a code for the number that is typed, once the check was opened, looked at and closed, which sends none. */
  async function fetchAfterClosedCheck(words: "en" | "my", screenName: string): Promise<void> {
    const { page, screen } = phone();
    await codeButton().click();
    await page.frameLocator("iframe.person-check").getByRole("button").waitFor();
    await screen(`${screenName}-${words}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await codeButton().textContent()).toBe(text(words, "entrance.code.fetch"));
    await codeButton().click();
    await passCheck(words);
    await untilCounting();
  }

  /** Sends the form with another code than the one that came, which is refused at its field, and types the right one. */
  async function tryWrongCode(words: "en" | "my", number: string): Promise<void> {
    const right = await serviceCode(number);
    await field("verificationCode").fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
    await phone().page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "error.accounts.code_wrong")]);
    await expect.poll(focusedName, untilAnswered).toBe("verificationCode");
    await field("verificationCode").fill(right);
  }

  /** Sends a registration by number, with the code that the service has sent to it. */
  async function registerByNumber(words: "en" | "my", mobileNum: string, number: string): Promise<void> {
    await phone().go("/m/register");
    await phone().page.locator(".segment[data-item=mobileNum]").click();
    await field("mobileNum").fill(mobileNum);
    await codeButton().click();
    await passCheck(words);
    await untilCounting();
    await field("verificationCode").fill(await serviceCode(number));
    await field("ageConfirmed").check();
    await phone().page.locator(submit).click();
  }

  /** Forgets who was here, as a closed browser does that remembers nothing. */
  const forgetSession = () =>
    phone().page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });

  /** What the page asks the platform about codes from now on; it grows. */
  function watchPlatform(): readonly string[] {
    const asked: string[] = [];
    phone().page.on("request", (request) => {
      if (/\/wps\/(verification|captcha)/.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  return { firebase, serviceCode, passCheck, fetchAfterClosedCheck, tryWrongCode, registerByNumber, forgetSession, watchPlatform };
}

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accountSteps } from "./account-steps.ts";
import type { Phone } from "./phone.ts";
import { platformUrl } from "./platform-url.ts";

interface Outbox {
  readonly messages: readonly { readonly recipient: string; readonly text: string; readonly facts: { readonly code?: string } }[];
}

/** What journeys of codes do: solving captchas, reading what was sent. */
export function codeSteps(phone: () => Phone) {
  const { captchaAnswer } = accountSteps(phone);
  const codeButton = () => phone().page.locator(".code-button");

  /** Notes the captchas that a page is sent; the returned function answers the one that it shows. */
  function watchCaptchas(page: Page): () => Promise<string> {
    const idOfImage = new Map<string, string>();
    page.on("response", (response) => {
      if (response.url().includes("/wps/captcha"))
        void response
          .json()
          .then(({ value }: { value: { captchaId: string; image: string } }) => idOfImage.set(value.image, value.captchaId));
    });
    const shownId = async () => idOfImage.get((await page.locator(".captcha-image img").getAttribute("src")) ?? "");
    return async () => {
      await expect.poll(shownId).toBeDefined();
      return captchaAnswer((await shownId()) ?? "");
    };
  }

  /** The last message to a number or an address. */
  async function lastMessage(recipient: string): Promise<Outbox["messages"][number]> {
    const { messages } = (await (await fetch(new URL("/outbox.json", platformUrl()))).json()) as Outbox;
    const message = messages.find((one) => one.recipient === recipient);
    if (message === undefined) throw new Error(`the outbox has no message to ${recipient}`);
    return message;
  }
  async function lastCode(recipient: string): Promise<string> {
    const { code } = (await lastMessage(recipient)).facts;
    if (code === undefined) throw new Error(`the last message to ${recipient} has no code`);
    return code;
  }

  /** Answers the captcha on screen and taps the button that sends the code, then waits for its countdown. */
  async function solveAndFetch(answer: () => Promise<string>): Promise<void> {
    await phone().page.locator(".captcha-image img").waitFor();
    await phone()
      .page.locator("input[name=captcha]")
      .fill(await answer());
    await codeButton().click();
    await untilCounting();
  }
  /** While a code is on its way the button is busy; then it counts and takes no tap. */
  async function untilCounting(): Promise<void> {
    await phone().page.locator(".code-button:disabled").waitFor();
  }

  return { untilCounting, codeButton, watchCaptchas, lastMessage, lastCode, solveAndFetch };
}

import { text } from "@lantern/phrases/text.ts";
import type { Phone } from "./phone.ts";

/** The house of the test seed that has Firebase send its codes. */
export const provenHost = "proven.localhost";

/** What journeys do where Firebase sends the codes: passing its check, reading what it has sent. */
export function firebaseSteps(phone: () => Phone) {
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

  return { firebase, serviceCode, passCheck };
}

/** Another code of six digits. */
export const wrongCodeFor = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

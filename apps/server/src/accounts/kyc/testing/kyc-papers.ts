import sharp from "sharp";
import { kycSides } from "@lantern/rules/accounts/kyc-states.ts";
import { valueOf } from "../../../http/testing/test-server.ts";
import type { TestBrowser } from "../../devices/testing/test-members.ts";
import type { KycStatus } from "../kyc-status.ts";

export const profile = {
  realName: "Somchai Jaidee",
  birthDate: "05/06/1990",
  placeOfBirth: "Chiang Mai",
  nationality: "TH",
  address: "12/3 Moo 4, Sukhumvit 21, Bangkok 10110",
  occupation: "trader",
  sourceOfIncome: "business",
} as const;

/** A picture of a paper, as a phone would send it: a JPEG with words of the camera in it. */
export async function paper(width = 1_200, height = 800): Promise<Buffer> {
  const background = { r: 210, g: 220, b: 230 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "where it was taken" } })
    .toBuffer();
}

export async function addPaper(browser: TestBrowser, side: string, bytes?: Buffer) {
  const image = (bytes ?? (await paper())).toString("base64");
  return browser.request("POST", "/wps/member/kyc/document", { side, image });
}

/** Everything that a case needs, submitted. */
export async function submitCase(browser: TestBrowser, change: Partial<Record<keyof typeof profile, string>> = {}): Promise<KycStatus> {
  valueOf(await browser.request("POST", "/wps/member/kyc/profile", { ...profile, ...change }));
  for (const side of kycSides) valueOf(await addPaper(browser, side));
  return valueOf(await browser.request("POST", "/wps/member/kyc/submit")) as KycStatus;
}

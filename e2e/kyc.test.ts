import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword, logIn } from "./log-in.ts";
import { openMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();
const { errors, focusedName } = accountSteps(phone);

const journeys = [
  { wire: "EN", code: "en", size: { width: 360, height: 740 }, typed: "Somchai Jaidee", shown: "Somchai Jaidee" },
  // Zawgyi, as older phones in Myanmar still write; what is kept is Unicode.
  { wire: "MY", code: "my", size: { width: 390, height: 844 }, typed: "ေအာင္ေက်ာ္", shown: "အောင်ကျော်" },
] as const;

const field = (name: string) => phone().page.locator(`[name="${name}"]`);
const main = () => phone().page.getByRole("main");
const faultless = async () => expect(await accessibilityFaults(phone().page)).toEqual([]);

/** A paper on a dark table, larger than is sent, drawn once: words enough to see that it is whole. */
async function photo(words: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = drawn.get(words) ?? (await drawPaper(words));
  drawn.set(words, buffer);
  return { name: "../../photo.jpg", mimeType: "image/jpeg", buffer };
}

const drawn = new Map<string, Buffer>();

function drawPaper(words: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600" viewBox="0 0 3000 2000"><rect width="3000" height="2000" fill="#2a2530"/>
    <rect x="300" y="250" width="2400" height="1500" rx="90" fill="#dfe8ee"/><rect x="300" y="420" width="2400" height="190" fill="#3f6d8c"/>
    <rect x="480" y="800" width="620" height="760" rx="40" fill="#a9bdc9"/><text x="1250" y="980" font-size="150" fill="#26313a">${words}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const profile = {
  realName: "Somchai Jaidee",
  birthDate: "05/06/1990",
  placeOfBirth: "Yangon",
  nationality: "MM",
  address: "No. 12, Bo Aung Kyaw Street, Yangon",
  occupation: "trader",
  sourceOfIncome: "business",
};

/** A whole case of a member, sent by calls alone. */
async function sendCase(origin: string, userName: string): Promise<void> {
  const post = async (path: string, token: string, body: unknown) => {
    const headers = { "content-type": "application/json", ...(token === "" ? {} : { authorization: token }) };
    const answered = await fetch(`${origin}/wps/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const envelope = (await answered.json()) as { success: boolean; value: unknown; message?: string };
    if (!envelope.success) throw new Error(`${path}: ${envelope.message ?? answered.status}`);
    return envelope.value;
  };
  const { token } = (await post("session/login", "", { username: userName, password: demoPassword })) as { token: string };
  await post("member/kyc/profile", token, profile);
  for (const side of ["front", "back", "selfie"])
    await post("member/kyc/document", token, { side, image: (await photo(side)).buffer.toString("base64") });
  await post("member/kyc/submit", token, {});
}

/** A reviewer at his desk: by calls alone, as long as he has no console. */
async function reviewer(origin: string) {
  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const answered = await fetch(`${origin}/wps/operator/${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...(token === "" ? {} : { authorization: token }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await answered.json()) as { success: boolean; value: unknown; message?: string };
    if (!envelope.success) throw new Error(`${path}: ${envelope.message ?? answered.status}`);
    return envelope.value;
  };
  const { token } = (await call("POST", "login", "", { username: "admin", password: demoPassword })) as { token: string };
  return {
    caseOf: async (userName: string) => {
      const { cases } = (await call("GET", "kyc/cases?size=100", token)) as { cases: { caseId: string; userName: string }[] };
      const found = cases.find((one) => one.userName === userName);
      if (found === undefined) throw new Error(`${userName} has no case that waits`);
      return found.caseId;
    },
    open: (caseId: string) => call("GET", `kyc/cases/${caseId}`, token),
    picture: async (caseId: string, side: string) =>
      Buffer.from(((await call("GET", `kyc/cases/${caseId}/documents/${side}`, token)) as { image: string }).image, "base64"),
    reject: (caseId: string, reason: string, note: string) => call("POST", `kyc/cases/${caseId}/reject`, token, { reason, note }),
    approve: (caseId: string, documentExpiresOn: string) => call("POST", `kyc/cases/${caseId}/approve`, token, { documentExpiresOn }),
  };
}

describe.each(journeys)("identity verification in $wire", ({ wire, code, size, typed, shown }) => {
  const say = (id: MessageId, values?: Record<string, unknown>) => text(code, id, values);
  const heading = (id: MessageId) => main().getByRole("heading", { name: say(id), exact: true });
  const button = (id: MessageId) => main().getByRole("button", { name: say(id), exact: true });
  const error = (...ids: readonly string[]) => expect.poll(() => errors().allTextContents()).toEqual(ids);

  async function sendPhotos(sides: readonly string[]): Promise<void> {
    for (const side of sides) {
      await phone()
        .page.locator(`input[data-side="${side}"]`)
        .setInputFiles(await photo(side));
      const card = phone().page.locator(`section[aria-labelledby="kyc-${side}"]`);
      await card.getByText(say("kyc.received"), { exact: true }).waitFor();
      await card.getByAltText(say("kyc.preview", { side: say(`kyc.side.${side}` as MessageId) })).waitFor();
    }
  }

  it("3.22 4.12.2 5.4 5.5.6 is shown step by step, sent back with the reason, sent again and verified", async () => {
    const { page, screen, origin, go } = await open({ ...size, language: wire });
    const userName = `who${code}${Date.now() % 10_000_000}`;
    await openMember(phone(), userName);
    await logIn(phone(), userName);

    await go("/m/securityCenter");
    const row = main().locator('a[href="/m/kyc"]');
    await row.getByText(say("kyc.state.NONE")).waitFor();
    await row.click();
    await heading("kyc.intro.title").waitFor();
    await faultless();
    await screen(`kyc-intro-${code}`);

    await button("kyc.start").click();
    await field("realName").waitFor();
    await main().locator(submit).click();
    await expect.poll(() => errors().count()).toBeGreaterThan(4);
    expect(await focusedName()).toBe("realName");
    await field("realName").fill(typed);
    await field("placeOfBirth").fill("Yangon");
    await field("nationality").selectOption("MM");
    await field("address").fill("No. 12, Bo Aung Kyaw Street, Yangon");
    await field("occupation").selectOption("trader");
    await field("sourceOfIncome").selectOption("business");
    await field("birthDate").pressSequentially("31021990");
    expect(await field("birthDate").inputValue()).toBe("31/02/1990");
    await main().locator(submit).click();
    await error(say("formRules.birth_date"));
    await field("birthDate").fill("01/01/2020");
    await main().locator(submit).click();
    await error(say("formRules.age", { age: 18 }));
    await faultless();
    await screen(`kyc-profile-${code}`);
    await field("birthDate").fill("05/06/1990");
    await main().locator(submit).click();

    await heading("kyc.side.front").waitFor();
    await faultless();
    await screen(`kyc-photos-empty-${code}`);
    expect(await button("kyc.continue").isDisabled()).toBe(true);
    await sendPhotos(["front"]);
    // The phone puts the page to sleep behind its camera: what was done is still there.
    await page.reload();
    const front = page.locator('section[aria-labelledby="kyc-front"]');
    await front.getByText(say("kyc.received"), { exact: true }).waitFor();
    expect(await front.locator("img").count()).toBe(0);
    await sendPhotos(["back", "selfie"]);
    await faultless();
    await screen(`kyc-photos-${code}`);

    await button("kyc.continue").click();
    await main().getByText(shown, { exact: true }).waitFor();
    await faultless();
    await screen(`kyc-review-${code}`);
    await button("kyc.submit").click();
    await heading("kyc.standing.SUBMITTED.title").waitFor();
    await faultless();
    await screen(`kyc-submitted-${code}`);

    const desk = await reviewer(origin);
    const first = await desk.caseOf(userName);
    expect(await desk.open(first)).toMatchObject({ profile: { realName: shown, birthDate: "05/06/1990", nationality: "MM" } });
    const seen = await sharp(await desk.picture(first, "back")).metadata();
    expect([seen.format, seen.width, seen.height]).toEqual(["jpeg", 2_000, 1_333]);
    await desk.reject(first, "unreadable", "Please put the card on the table.");
    // The news comes by itself.
    await heading("kyc.standing.REJECTED.title").waitFor();
    await main().getByText(say("kyc.reason.unreadable"), { exact: true }).waitFor();
    await main().getByText("Please put the card on the table.").waitFor();
    await faultless();
    await screen(`kyc-rejected-${code}`);

    await button("kyc.again").click();
    await expect.poll(() => field("realName").inputValue()).toBe(shown);
    await main().locator(submit).click();
    await heading("kyc.side.front").waitFor();
    await sendPhotos(["front", "back", "selfie"]);
    await button("kyc.continue").click();
    await button("kyc.submit").click();
    await heading("kyc.standing.SUBMITTED.title").waitFor();
    await desk.approve(await desk.caseOf(userName), "2099-12-31");
    await heading("kyc.standing.VERIFIED.title").waitFor();
    await main().getByText("31/12/2099").waitFor();
    await faultless();
    await screen(`kyc-verified-${code}`);
    await go("/m/securityCenter");
    await main().locator('a[href="/m/kyc"]').getByText(say("kyc.state.VERIFIED")).waitFor();
  });

  it("4.12.2 a paper that runs out soon is renewed ahead: sent back, sent again, and verified all the while", async () => {
    const { screen, origin, go } = await open({ ...size, language: wire });
    const userName = `renew${code}${Date.now() % 10_000_000}`;
    await openMember(phone(), userName);
    await sendCase(origin, userName);
    const desk = await reviewer(origin);
    const lastDay = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await desk.approve(await desk.caseOf(userName), lastDay);
    const until = { date: lastDay.split("-").toReversed().join("/") };
    await logIn(phone(), userName);
    await go("/m/securityCenter");
    const row = main().locator('a[href="/m/kyc"]');
    await row.getByText(say("kyc.state.attention")).waitFor();
    await row.click();
    await heading("kyc.standing.VERIFIED.title").waitFor();
    await heading("kyc.renewal.OPEN.title").waitFor();
    await main().getByText(say("kyc.renewal.OPEN.text", until)).waitFor();
    await faultless();
    await screen(`kyc-renewal-open-${code}`);

    const sendAgain = async () => {
      await button("kyc.renewal.send").click();
      await expect.poll(() => field("realName").inputValue()).toBe(profile.realName);
      await main().locator(submit).click();
      await heading("kyc.side.front").waitFor();
      await sendPhotos(["front", "back", "selfie"]);
      await button("kyc.continue").click();
      await button("kyc.submit").click();
      await heading("kyc.renewal.SUBMITTED.title").waitFor();
      await heading("kyc.standing.VERIFIED.title").waitFor();
    };
    await sendAgain();
    await faultless();
    await screen(`kyc-renewal-submitted-${code}`);
    await desk.reject(await desk.caseOf(userName), "unreadable", "The flash hides the number.");
    await heading("kyc.renewal.REJECTED.title").waitFor();
    await heading("kyc.standing.VERIFIED.title").waitFor();
    await main().getByText("The flash hides the number.").waitFor();
    await faultless();
    await screen(`kyc-renewal-rejected-${code}`);
    await sendAgain();
    await desk.approve(await desk.caseOf(userName), "2099-12-31");
    await main().getByText("31/12/2099").waitFor();
    await heading("kyc.standing.VERIFIED.title").waitFor();
    expect(await main().locator(".kyc-renewal").count()).toBe(0);
  });
});

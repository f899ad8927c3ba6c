import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { logInByForm } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { relayStudioWallet } from "./vendor-relay.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 30_000 };
/** The first question after a call without an answer comes ten seconds later. */
const recovery = { timeout: 90_000 };

const gameAddress = "/m/game?vendor=PMOON&gameCategory=RNG&gameId=PM-LOTUS";
const game = (page: Page) => page.frameLocator("iframe.vendor-frame");
const line = (page: Page) => page.locator("section li").filter({ hasText: "Plain Moon" });

interface Money {
  readonly main: number;
  readonly sum: number;
  readonly atStudio: number;
  readonly onItsWay: string | null;
}

/** What the platform says of a member's money, which asks the studio. */
async function moneyOf({ context, origin }: Phone, headers: Readonly<Record<string, string>>): Promise<Money> {
  const read = async <Value>(path: string) =>
    ((await (await context.request.get(`${origin}${path}`, { headers })).json()) as { value: Value }).value;
  const { vendors } = await read<{ vendors: { vendor: string; balance: string; onItsWay: { amount: string } | null }[] }>(
    "/wps/wallets/gcs/vendors",
  );
  const { mainBalance, sumBalance } = await read<{ mainBalance: string; sumBalance: string }>("/wps/wallets/gcs");
  const studio = vendors.find(({ vendor }) => vendor === "PMOON");
  return {
    main: Number(mainBalance),
    sum: Number(sumBalance),
    atStudio: Number(studio?.balance ?? Number.NaN),
    onItsWay: studio?.onItsWay?.amount ?? null,
  };
}

/** A text without the marks that keep Burmese words together. */
async function wordsOf(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? "").replaceAll("\u2060", "");
}

/** Moves an amount to the studio by the sheet of its line. */
async function moveThere(page: Page, amount: string): Promise<void> {
  await line(page).getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().or(sheet.getByRole("tab").first()).first().click();
  await sheet.locator("form input[inputmode=decimal]").fill(amount);
  await sheet.locator("form button[type=submit]").click();
  await sheet.waitFor({ state: "detached", ...patience });
}

it("3.8 7.13 7.18.1 money is moved to a studio that keeps it, played with there, and comes home; the statement names the studio", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const { headers } = await enterAsNewMember(phone, "purse");
  const before = await moneyOf(phone, headers);
  expect(before).toMatchObject({ sum: before.main, atStudio: 0 });

  await phone.go("/m/member/home");
  await line(page).waitFor(patience);
  await moveThere(page, "300");
  await expect.poll(() => line(page).textContent(), patience).toContain("฿300.00");
  expect(await moneyOf(phone, headers)).toEqual({ main: before.main - 300, sum: before.sum, atStudio: 300, onItsWay: null });
  await line(page).scrollIntoViewIfNeeded();
  await phone.screen("transfers-there");

  // This house takes all along when the game opens.
  await phone.go(gameAddress);
  const spin = game(page).getByRole("button", { name: "Spin", exact: true });
  await spin.waitFor(patience);
  expect(await moneyOf(phone, headers)).toEqual({ main: 0, sum: before.sum, atStudio: before.sum, onItsWay: null });
  await spin.click();
  await game(page)
    .getByRole("button", { name: "Stop", exact: true })
    .waitFor({ state: "detached", ...patience });
  await spin.waitFor(patience);
  const { atStudio: after } = await moneyOf(phone, headers);
  expect(after).not.toBe(before.sum);
  const shown = `฿${after.toLocaleString("en", { minimumFractionDigits: 2 })}`;
  await expect.poll(() => page.getByRole("group", { name: "Balance" }).textContent(), patience).toContain(shown);
  await phone.screen("transfers-game");

  // Left, its money comes home by itself.
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect.poll(() => moneyOf(phone, headers), patience).toEqual({ main: after, sum: after, atStudio: 0, onItsWay: null });

  await phone.go("/m/member/home");
  await line(page).waitFor(patience);
  await moveThere(page, "120.50");
  await page.getByRole("button", { name: "Bring everything back" }).click();
  await expect.poll(() => moneyOf(phone, headers), patience).toEqual({ main: after, sum: after, atStudio: 0, onItsWay: null });
  await expect.poll(() => line(page).textContent(), patience).toContain("฿0.00");

  await phone.go("/m/transaction/record");
  const lines = page.locator(".record-line").filter({ hasText: "Plain Moon" });
  await expect.poll(() => lines.count(), patience).toBe(5);
  expect(await lines.filter({ hasText: "Moved to a studio" }).count()).toBe(3);
  expect(await lines.filter({ hasText: "Back from a studio" }).count()).toBe(2);
  await phone.screen("transfers-statement");
  await lines.first().click();
  const facts = page.getByRole("dialog");
  for (const told of ["Plain Moon", "Arrived", "฿120.50"]) await facts.getByText(told).waitFor(patience);
  expect(await facts.textContent()).toMatch(/Reference[0-9a-f]{8}-[0-9a-f-]{27}/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await phone.screen("transfers-statement-facts");
  await phone.close();
});

it("7.18.1 a studio that does not answer: the money is on its way, is asked for, and is there or back in the end; none is lost", async () => {
  const phone = await openPhone({ width: 360, height: 740, language: "MY" });
  const { page } = phone;
  const { headers } = await enterAsNewMember(phone, "lost", { language: "MY" });
  const before = await moneyOf(phone, headers);
  const relay = await relayStudioWallet(phone);
  try {
    await phone.go("/m/member/home");
    await line(page).waitFor(patience);
    // Done at the studio, and nobody hears of it.
    relay.set("loses_answers", "/wallet/deposit");
    relay.set("loses_calls", "/wallet/status");
    await moveThere(page, "100");
    await line(page).getByText("လွှဲနေဆဲ").waitFor(patience);
    expect(await moneyOf(phone, headers)).toMatchObject({ main: before.main - 100, atStudio: 0, onItsWay: "100.00" });
    await line(page).scrollIntoViewIfNeeded();
    await phone.screen("transfers-on-its-way-my");
    await expect.poll(() => relay.heard.filter((path) => path.endsWith("/status")).length, recovery).toBeGreaterThan(0);
    expect(await moneyOf(phone, headers)).toMatchObject({ onItsWay: "100.00" });
    relay.set("carries");
    await expect
      .poll(() => moneyOf(phone, headers), recovery)
      .toEqual({ main: before.main - 100, sum: before.sum, atStudio: 100, onItsWay: null });

    // Never came there.
    relay.set("loses_calls", "/wallet/deposit");
    await phone.go("/m/member/home");
    await line(page).waitFor(patience);
    await moveThere(page, "50");
    await line(page).getByText("လွှဲနေဆဲ").waitFor(patience);
    await expect
      .poll(() => moneyOf(phone, headers), recovery)
      .toEqual({ main: before.main - 100, sum: before.sum, atStudio: 100, onItsWay: null });

    // Does not say what stands there: what it said last is shown.
    relay.set("loses_calls", "/wallet/balance");
    await phone.go("/m/member/home");
    await expect.poll(() => wordsOf(line(page)), patience).toContain("အဖြေမရပါ");
    expect(await line(page).textContent()).toContain("100.00");
    await line(page).scrollIntoViewIfNeeded();
    await phone.screen("transfers-silent-my");
    relay.set("carries");
    await page
      .locator("section", { has: page.locator("li", { hasText: "Plain Moon" }) })
      .locator("> button")
      .click();
    await expect.poll(() => moneyOf(phone, headers), recovery).toEqual({ main: before.main, sum: before.sum, atStudio: 0, onItsWay: null });
  } finally {
    await relay.close();
  }
  await phone.go("/m/transaction/record");
  await expect.poll(() => wordsOf(page.locator(".record-line").filter({ hasText: "+" }).first()), patience).toContain("Plain Moon");
  expect(await wordsOf(page.locator("main"))).toContain("ဂိမ်းထုတ်လုပ်သူထံ မရောက်၍ ပြန်ရငွေ");
  await phone.screen("transfers-statement-my");
  await phone.close();
});

it.each([
  { language: "TH", width: 360, height: 740 },
  { language: "TH", width: 390, height: 844 },
  { language: "MY", width: 390, height: 844 },
  { language: "EN", width: 360, height: 740 },
])("the wallets' lines and their sheet fit, $language at $width", async (visit) => {
  const phone = await openPhone({ ...visit, reducedMotion: true });
  const { page } = phone;
  await enterAsNewMember(phone, "fits", { language: visit.language });
  await phone.go("/m/member/home");
  await line(page).waitFor(patience);
  const name = visit.language.toLowerCase();
  await line(page).scrollIntoViewIfNeeded();
  await phone.screen(`transfers-wallets-${name}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(visit.width);
  await line(page).getByRole("button").click();
  await page.getByRole("dialog").locator("form input[inputmode=decimal]").fill("99999999");
  await page.getByRole("dialog").locator("form button[type=submit]").click();
  await page.getByRole("dialog").locator("[aria-invalid=true]").waitFor(patience);
  expect(await accessibilityFaults(page)).toEqual([]);
  await phone.screen(`transfers-sheet-${name}`);
  await phone.close();
});

it("a house that moves no money by itself says over the game where the money stands, and leads there", async () => {
  const phone = await openPhone({ host: "jade.localhost", width: 360, height: 740, language: "MY" });
  const { page } = phone;
  await phone.go("/m/login");
  await logInByForm(phone, "jade01");
  await phone.go(gameAddress);
  const note = page.locator(".play-turn");
  await expect.poll(() => wordsOf(note), patience).toContain("ဤဂိမ်းထုတ်လုပ်သူထံ ထားရပါသည်");
  await game(page).locator("canvas").first().waitFor(patience);
  await phone.screen("transfers-note-my");
  await note.getByRole("link").click();
  await line(page).waitFor(patience);
  await phone.close();
});

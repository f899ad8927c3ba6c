import { routeTable } from "@lantern/mobile/app/route-table.ts";
import type { PageName } from "@lantern/mobile/paths.ts";
import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { logIn } from "./log-in.ts";
import { addressOf } from "./page-addresses.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { matchWithTime } from "./sports-steps.ts";

useBrowser();

const languages = [
  { language: "EN", htmlLang: "en" },
  { language: "MY", htmlLang: "my" },
];

/** Visits pages one after the other in the same document's place, and looks at each when its content is there: what went wrong, what breaks the rules. */
async function faultsOf({ page, go, faults: faultsOfPhone }: Phone, names: readonly PageName[], htmlLang: string): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    await go(addressOf(name, htmlLang));
    expect(await page.evaluate(() => document.documentElement.lang), name).toBe(htmlLang);
    await page.locator("#content").waitFor();
    // A trial that has begun leads home.
    if (name === "freeTrial") await page.locator(".home-tile").first().waitFor();
    faults.push(...[...faultsOfPhone.splice(0), ...(await accessibilityFaults(page))].map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

const open = routeTable.filter(({ access }) => access === undefined).map(({ page }) => page);
const kept = routeTable.filter(({ access }) => access !== undefined).map(({ page }) => page);

it("the check finds what breaks the rules", async () => {
  const phone = await openPhone();
  await phone.go("/m/service");
  await phone.page.evaluate(() => document.querySelector("#content")?.append(new Image(20, 20), document.createElement("button")));
  const found = (await accessibilityFaults(phone.page)).join("\n");
  expect(found).toContain("image-alt");
  expect(found).toContain("button-name");
  await phone.close();
});

it.each(languages)("a visitor opens every page in $language: nothing goes wrong in any, and each keeps to WCAG 2.2 AA", async (visit) => {
  const { language, htmlLang } = visit;
  const phone = await openPhone({ width: 360, height: 740, language, reducedMotion: true });
  expect(await faultsOf(phone, open, htmlLang)).toEqual([]);
  await phone.close();
});

it.each(languages)("every page that a member sees keeps to WCAG 2.2 AA in $language", async ({ language, htmlLang }) => {
  const phone = await openPhone({ language, reducedMotion: true });
  await logIn(phone, "agent01");
  expect(await faultsOf(phone, kept, htmlLang)).toEqual([]);
  await phone.close();
});

/** A busy machine takes its time. */
const patience = { timeout: 30_000 };

it.each([
  { vendor: "MONSUN", language: "TY", width: 360, height: 740 },
  { vendor: "IMES", language: "MY", width: 390, height: 844 },
])("the page of the league $vendor keeps to WCAG 2.2 AA in $language: each of its tabs, the slip and the receipt", async (visit) => {
  const { vendor, language } = visit;
  const phone = await openPhone({ ...visit, reducedMotion: true });
  const { page } = phone;
  await logIn(phone);
  await phone.go(`/m/game?vendor=${vendor}&gameCategory=SPORTS`);
  await page.frameLocator("iframe.vendor-frame").locator(".match").first().waitFor(patience);
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (frame === undefined) throw new Error("the league has no frame");
  const found: string[] = [];
  const look = async (part: string) => {
    found.push(...(await accessibilityFaults(frame)).map((fault) => `${part}: ${fault}`));
    expect(await frame.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(visit.width);
    await phone.screen(`league-${vendor.toLowerCase()}-${part}-${language.toLowerCase()}`);
  };
  await look("matches");
  await frame
    .locator(`[data-choice^="${await matchWithTime(frame)} "]`)
    .first()
    .click();
  await frame.locator(".slip .place").waitFor(patience);
  await look("slip");
  await frame.locator(".slip .place").click();
  await frame.locator(".slip .receipt").waitFor(patience);
  await look("receipt");
  await frame.locator(".tab").nth(1).click();
  await frame.locator(".bet-open").first().waitFor(patience);
  await look("bets");
  await frame.locator(".tab").nth(2).click();
  await frame.locator(".result").first().waitFor(patience);
  await look("results");
  await frame.locator(".tab").nth(3).click();
  await frame.locator("table").first().waitFor(patience);
  await look("rules");
  expect(found).toEqual([]);
  await phone.close();
});

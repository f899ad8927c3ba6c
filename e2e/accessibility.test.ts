import { routeTable } from "@lantern/mobile/app/route-table.ts";
import type { PageName } from "@lantern/mobile/paths.ts";
import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { logIn } from "./log-in.ts";
import { addressOf } from "./page-addresses.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

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

import { routeTable } from "@lantern/mobile/app/route-table.ts";
import { pages, type PageName } from "@lantern/mobile/paths.ts";
import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

useBrowser();

/** The address of a page with what it needs to show something. */
function addressOf(page: PageName): string {
  if (page === "lotteryGame") return "/m/lotto-h5/en/trad/games/1?prize_mode=Lott";
  if (page === "game") return `${pages.game.path}?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG`;
  if (page === "securityEntry") return "/m/securityCenter/payment_password";
  return pages[page].path;
}

/** Visits pages one after the other in the same document's place, and looks at each when its content is there. */
async function faultsOf({ page, go }: Phone, names: readonly PageName[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    await go(addressOf(name));
    await page.locator("#content").waitFor();
    // A trial that has begun leads home.
    if (name === "freeTrial") await page.locator(".home-tile").first().waitFor();
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
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

it.each(["EN", "MY"])("every page that a visitor sees keeps to WCAG 2.2 AA in %s", async (language) => {
  const phone = await openPhone({ language, reducedMotion: true });
  expect(await faultsOf(phone, open)).toEqual([]);
  await phone.close();
});

it.each(["EN", "MY"])("every page that a member sees keeps to WCAG 2.2 AA in %s", async (language) => {
  const phone = await openPhone({ language, reducedMotion: true });
  await logIn(phone, "agent01");
  expect(await faultsOf(phone, kept)).toEqual([]);
  await phone.close();
});

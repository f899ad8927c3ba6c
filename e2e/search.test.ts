import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 20_000 };

const field = (page: Page): Locator => page.getByRole("combobox");
const results = (page: Page): Locator => page.getByRole("option");
const group = (page: Page, name: string): Locator => page.getByRole("group", { name: new RegExp(`^${name}`) });

it("2.31.1 2.37.4 4.6.4 a visitor's search from home: a slip in Latin, Thai and Burmese; a studio opens its list, a game asks first; what was searched for is kept", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/");
  await page.getByRole("link", { name: "Search games" }).waitFor();
  await phone.screen("search-entry");
  await page.getByRole("link", { name: "Search games" }).click();
  await page.waitForURL(/\/m\/search$/);
  await page.getByText("Hot right now").waitFor();
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement), patience).toBe(true);
  await phone.screen("search-before");

  await field(page).pressSequentially("goldne naag", { delay: 30 });
  await group(page, "Studios").getByRole("option").first().waitFor();
  await expect.poll(() => group(page, "Studios").locator("mark").allTextContents(), patience).toEqual(["Golden Naga"]);
  expect(new URL(page.url()).searchParams.get("text")).toBe("goldne naag");
  await phone.screen("search-slip");
  await field(page).press("ArrowDown");
  expect(await field(page).getAttribute("aria-activedescendant")).toBe("vendor-GNAGA");
  await field(page).press("Enter");
  await page.waitForURL(/\/m\/gameList\?gameType=RNG&vassalage=GNAGA/);
  await page.goBack();
  await results(page).first().waitFor();
  expect(await field(page).inputValue()).toBe("goldne naag");

  await field(page).fill("tigre sanc");
  await group(page, "Games").getByText("Tiger Sanctum").click();
  await page.getByRole("dialog", { name: "How to play Tiger Sanctum" }).waitFor();
  const launched = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await page.getByRole("button", { name: "Free trial" }).click();
  expect((await launched).postDataJSON()).toMatchObject({ vendor: "GNAGA", gameId: "GN-TIGER", free: true });
  await page.waitForURL(/\/m\/game\?/);

  // Games are in sight: of many lotteries the first stand before them, and the others behind a line that is walked to as well.
  await phone.go("/m/search?text=t");
  const lotteries = group(page, "Lotteries").getByRole("option");
  await expect.poll(() => lotteries.count(), patience).toBe(4);
  await group(page, "Lotteries").getByText("Show more").click();
  await expect.poll(() => lotteries.count(), patience).toBeGreaterThan(4);
  await phone.screen("search-unfolded");

  // More games than fill the page: the rest comes when the end of the first ones does.
  await phone.go("/m/search?text=n");
  const games = group(page, "Games").getByRole("option");
  await expect.poll(() => games.count(), patience).toBe(12);
  await phone.screen("search-first");
  await games.last().scrollIntoViewIfNeeded();
  await expect.poll(() => games.count(), patience).toBeGreaterThan(12);
  await phone.screen("search-rest");

  await phone.go("/m/search");
  await page.getByRole("button", { name: "tigre sanc" }).waitFor();
  await field(page).fill("zzzzzzz");
  await page.getByText("Nothing found for “zzzzzzz”").waitFor();
  await phone.screen("search-none");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "goldne naag" }).waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await page.getByRole("button", { name: "goldne naag" }).count()).toBe(0);
  await phone.close();
});

it.each([
  { language: "TH", width: 390, typed: "วิหาพยัคฆ์", found: "วิหารพยัคฆ์" },
  { language: "MY", width: 360, typed: "ကျားဘရင်", found: "ကျားဘုရင် ဂူနန်း" },
])(
  "in $language the same, in the language's own letters; without a connection it says so and goes on by itself",
  async ({ language, width, typed, found }) => {
    const phone = await openPhone({ width, height: width === 360 ? 740 : 844, language });
    const { page, context } = phone;
    await phone.go("/m/search");
    await field(page).fill(typed);
    await page.locator(".search-name", { hasText: found }).first().waitFor();
    await phone.screen(`search-${language.toLowerCase()}`);
    await context.setOffline(true);
    await field(page).fill(found.slice(0, 4));
    await page.locator(".search-hit, .state-picture, [role=alert]").first().waitFor();
    await context.setOffline(false);
    await field(page).fill(found);
    await page.locator(".search-name", { hasText: found }).first().waitFor();
    expect(phone.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/.test(fault))).toEqual([]);
    phone.faults.length = 0;
    await phone.close();
  },
);

it("with the app's worker: offline the search says so and keeps what it found, a reload shows home, and all goes on with the connection", async () => {
  const phone = await openPhone({ width: 360, height: 740, withServiceWorker: true });
  const { page, context } = phone;
  await phone.go("/m/search");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 }).toBe("activated");
  await field(page).fill("tiger");
  await group(page, "Games").getByText("Tiger Sanctum").waitFor();
  await context.setOffline(true);
  await field(page).fill("carp");
  await page.getByText("You are offline", { exact: true }).waitFor();
  await phone.screen("search-offline");
  await field(page).fill("tiger");
  await group(page, "Games").getByText("Tiger Sanctum").waitFor();
  await field(page).fill("carp");
  await page.getByText("You are offline", { exact: true }).waitFor();
  await context.setOffline(false);
  await group(page, "Games").getByText("Carp Over the Falls").waitFor();

  // This page was never kept as such; home was, though nobody has been there yet.
  await context.setOffline(true);
  await page.reload();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("region", { name: "Hot tonight" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Search games" }).click();
  await field(page).fill("carp");
  await group(page, "Games").getByText("Carp Over the Falls").waitFor();
  expect(phone.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|when fetching the script/.test(fault))).toEqual(
    [],
  );
  phone.faults.length = 0;
  await phone.close();
});

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 15_000 };

const lanterns = (page: Page) => page.getByRole("navigation", { name: "Game categories" }).getByRole("link");
const lit = (page: Page) => page.getByRole("navigation", { name: "Game categories" }).locator("a[aria-current=true]").textContent();
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

it("2.4.1 2.27.1 2.30.4 the game centre opens on all games: hot, the categories in server order, all vendors", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/gameCenter");
  expect(await lanterns(page).allTextContents()).toEqual(["Hot", "Slots", "Lottery", "Sports", "E-sports", "All"]);
  expect(await lit(page)).toBe("All");
  expect(await page.locator(".vendor-tile .vendor-name").allTextContents()).toEqual([
    "Golden Naga",
    "Sampan Block",
    "Tin Rickshaw",
    "Night Bazaar",
    "Plain Moon",
    "Lantern Lottery",
    "Monsoon Eleven",
    "Rattan Ring",
    "Longtail",
    "Ink Arena",
    "Ironmesa",
    "Tidefall",
  ]);
  expect(await page.locator(".game-tile").count()).toBe(15);
  await phone.screen("game-centre");
  await phone.go("/m/gameCenter?gameCategory=HOT");
  expect(await lit(page)).toBe("Hot");
  await phone.go("/m/sports");
  expect(await lit(page)).toBe("Sports");
  await page.getByRole("region", { name: "Sports", exact: true }).waitFor();
  await phone.close();
});

it("2.30.1 2.30.2 2.30.3 a tap on slots goes to their list, on lottery to the lottery centre, on hot it opens in place", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/gameCenter");
  await lanterns(page).filter({ hasText: "Hot" }).click();
  await page.getByRole("region", { name: "Hot games" }).waitFor();
  expect(path(page)).toBe("/m/gameCenter?gameCategory=HOT");
  await lanterns(page).filter({ hasText: "Slots" }).click();
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  expect(path(page)).toBe("/m/gameList?gameType=RNG");
  await page.goBack();
  await page.getByRole("region", { name: "Hot games" }).waitFor();
  await lanterns(page).filter({ hasText: "Lottery" }).click();
  await page.waitForURL(/\/m\/lottery$/);
  await phone.close();
});

it("2.8.1 2.8.2 slots by their address list three or more vendors, and choosing one opens its games", async () => {
  const phone = await openPhone({ width: 360, height: 740, language: "MY" });
  const { page } = phone;
  await phone.go("/m/gameCenter?gameCategory=RNG");
  expect(await page.locator(".vendor-shelf .vendor-name").allTextContents()).toEqual([
    "Golden Naga",
    "Sampan Block",
    "Tin Rickshaw",
    "Night Bazaar",
    "Plain Moon",
  ]);
  await phone.screen("game-centre-slots-my");
  await page.locator(".vendor-shelf").filter({ hasText: "Night Bazaar" }).click();
  await page.waitForURL(/vassalage=NBAZAR/);
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(5);
  await phone.close();
});

it("2.32 2.51.1 2.51.2 hot games: tabs all, favourites and recent, which needs a login; the search form shows when focused", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/gameCenter?gameCategory=HOT");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["All", "Favourites", "Recent"]);
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(8);
  expect(await page.getByRole("search").count()).toBe(0);
  await page.getByRole("searchbox").focus();
  await page.getByRole("search").waitFor();
  await page.getByRole("searchbox").fill("CARP");
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(1);
  await phone.screen("game-centre-hot-search");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(8);
  await expect.poll(() => page.getByRole("search").count(), patience).toBe(0);
  await page.getByRole("tab", { name: "Recent" }).click();
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

it("2.31.1 a vendor of slots opens its list, any other is launched at once with no question", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/gameCenter");
  await page.locator(".vendor-tile").filter({ hasText: "Golden Naga" }).click();
  await page.waitForURL(/\/m\/gameList\?gameType=RNG&vassalage=GNAGA/);
  await page.goBack();
  await page.locator(".vendor-tile").filter({ hasText: "Lantern Lottery" }).click();
  await page.waitForURL(/\/m\/lotto-h5\//);
  await phone.close();
});

it("visitors get the centre and the lists in the first HTML, in their language", async () => {
  const phone = await openPhone();
  const { context, origin } = phone;
  for (const route of ["/m/gameCenter", "/m/rng"]) {
    const english = await (await context.request.get(origin + route, { headers: { Accept: "text/html" } })).text();
    expect(english).toContain("Tiger Sanctum");
    const burmese = await (await context.request.get(origin + route, { headers: { Accept: "text/html", Cookie: "language=MY" } })).text();
    expect(burmese).toContain("ကျားဘုရင်");
  }
  await phone.close();
});

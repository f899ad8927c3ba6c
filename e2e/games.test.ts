import { text } from "@lantern/phrases/text.ts";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { drag } from "./touch.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 15_000 };

/** The first page of the demo merchant's slots (9.1.1); there are more than that. */
const slotCount = 15;

const tiles = (page: Page) => page.getByRole("tabpanel", { name: "Games" }).locator("li .game-tile");
const tile = (page: Page, name: string): Locator =>
  page.locator(".game-tile").filter({ has: page.getByRole("button", { name, exact: true }) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const chips = (page: Page) => page.getByRole("group", { name: "Filters that apply" }).getByRole("button");
const studios = (page: Page) => page.getByRole("group", { name: "Studios" });

async function shows(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.count(), patience).toBe(count);
}

/** Nothing but the lost connection went wrong, which the journey itself caused. */
function forgiveOffline(phone: Phone): void {
  expect(phone.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|when fetching the script/.test(fault))).toEqual(
    [],
  );
  phone.faults.length = 0;
}

it("2.4.2 2.33.1 2.35.1 2.37.1 the slots open from home: sub-tabs, and tiles with picture, name, heart and badge", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/");
  await page.getByRole("link", { name: "Slots", exact: true }).click();
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/m/rng");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["All", "Hot", "Recent", "Favourites"]);
  await shows(tiles(page), slotCount);
  const tiger = tile(page, "Tiger Sanctum");
  await expect.poll(() => tiger.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth), patience).toBeGreaterThan(100);
  expect(await tiger.locator(".game-tile-badge").textContent()).toBe("Hot");
  expect(await tile(page, "Noodle Cat").locator(".game-tile-badge").textContent()).toBe("New");
  expect(await tiger.getByRole("button", { name: "Add Tiger Sanctum to favourites" }).getAttribute("aria-pressed")).toBe("false");
  await phone.screen("games-list");

  await phone.go("/m/gameList");
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  for (const [path, name] of [
    ["/m/live", "Live"],
    ["/m/fish", "Fish"],
    ["/m/pvp", "Cards"],
  ] as const) {
    await phone.go(path);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page.getByText("No games here yet").waitFor();
  }
  await phone.screen("games-list-none");
  await phone.close();
});

it("2.33.2 2.34 2.35.2 2.35.3 4.4.3 4.4.4 4.4.5 5.2.5 vendor menu, search by name, and chips in the header that go one by one", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/gameList?vassalage=GNAGA");
  await shows(tiles(page), 5);
  expect(await chips(page).allTextContents()).toEqual(["Golden Naga"]);
  expect(await studios(page).getByRole("button").allTextContents()).toEqual([
    "All",
    "Golden Naga",
    "Sampan Block",
    "Tin Rickshaw",
    "Night Bazaar",
    "Plain Moon",
  ]);

  await studios(page).getByRole("button", { name: "Sampan Block" }).click();
  await tile(page, "Carp Over the Falls").waitFor();
  await shows(tiles(page), 5);
  await page.getByRole("button", { name: "Search games" }).click();
  await page.getByRole("searchbox", { name: "Game name" }).fill("  CARP ");
  await page.keyboard.press("Enter");
  await shows(tiles(page), 1);
  expect(await chips(page).allTextContents()).toEqual(["Sampan Block", "“CARP”"]);
  await phone.screen("games-list-chips");

  await page.getByRole("button", { name: "Remove filter: Sampan Block" }).click();
  await expect.poll(() => chips(page).allTextContents(), patience).toEqual(["“CARP”"]);
  await shows(tiles(page), 1);
  await page.getByRole("button", { name: "Remove filter: “CARP”" }).click();
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  await shows(tiles(page), slotCount);
  await page.getByRole("button", { name: "Close search" }).click();
  await shows(page.getByRole("searchbox"), 0);

  await phone.go("/m/live");
  await expect.poll(() => studios(page).getByRole("button").allTextContents(), patience).toEqual(["All", "Lobby"]);
  await phone.close();
});

it("the first page of a history has home behind it", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/rng");
  // The first page of this history has nothing before it: back is home.
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe("/");
  await phone.close();
});

it("2.35.5 2.36 3.19.1 3.19.2 3.19.3 the filter drawer asks for name, vendor, class and smallest bet; nothing matching is said", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const drawer = page.getByRole("dialog", { name: "Filter games" });
  const choices = (name: string) => drawer.getByRole("group", { name, exact: true }).getByRole("button");
  const openDrawer = () =>
    page
      .getByRole("button", { name: /^Filter/ })
      .last()
      .click();

  await phone.go("/m/rng");
  await openDrawer();
  await choices("Kind").first().waitFor();
  expect(await choices("Kind").allTextContents()).toEqual(["Any", "Jackpot", "Classic reels", "Video poker", "Table games", "Arcade"]);
  expect(await choices("Smallest bet").allTextContents()).toEqual(["Any", "฿0.01", "฿0.05", "฿0.10", "฿0.50", "฿0.75"]);
  await drawer.getByRole("searchbox", { name: "Game name" }).fill("go");
  await choices("Studio").filter({ hasText: "Tin Rickshaw" }).click();
  await choices("Kind").filter({ hasText: "Arcade" }).click();
  await phone.screen("games-filter");
  expect(await tiles(page).count()).toBe(slotCount);
  await drawer.getByRole("button", { name: "Show games" }).click();
  await expect.poll(() => chips(page).allTextContents(), patience).toEqual(["Tin Rickshaw", "Arcade", "“go”"]);
  await expect.poll(() => tiles(page).count(), patience).toBeLessThan(4);

  await openDrawer();
  await choices("Smallest bet").filter({ hasText: "฿0.01" }).click();
  await drawer.getByRole("button", { name: "Show games" }).click();
  await page.getByText("No game matches").waitFor();
  await phone.screen("games-list-nothing");
  await page.getByRole("tabpanel").getByRole("button", { name: "Clear all" }).click();
  await shows(tiles(page), slotCount);

  await phone.go("/m/live");
  await openDrawer();
  await shows(choices("Kind"), 15);
  expect((await choices("Kind").allTextContents()).slice(1, 5)).toEqual(["Baccarat", "Sic bo", "Roulette", "Dragon tiger"]);
  expect(await choices("Studio").allTextContents()).toEqual(["All", "Lobby"]);
  await phone.go("/m/fish");
  await openDrawer();
  await shows(choices("Smallest bet"), 6);
  await shows(choices("Kind"), 0);
  await phone.close();
});

it("2.37.4 4.5.1 4.6.1 8.4.2 a visitor is asked to log in for hearts and member tabs, and goes there to play for money", async () => {
  const phone = await openPhone({ width: 360, height: 740, language: "MY" });
  const { page } = phone;
  await phone.go("/m/rng");
  const first = tiles(page).or(page.locator(".game-tile")).first();
  const pleaseLogIn = page.getByText(text("my", "shell.pleaseLogIn"));
  let asked = pleaseLogIn.waitFor();
  await first.locator(".game-tile-heart").click();
  await asked;
  await pleaseLogIn.waitFor({ state: "detached" });
  asked = pleaseLogIn.waitFor();
  await page.getByRole("tab").nth(2).click();
  await asked;
  await pleaseLogIn.waitFor({ state: "detached" });
  asked = pleaseLogIn.waitFor();
  await page.getByRole("tab").nth(3).click();
  await asked;
  expect(await page.getByRole("tab").first().getAttribute("aria-selected")).toBe("true");
  await first.locator(".game-tile-press").click();
  const choice = first.getByRole("group").getByRole("button");
  await shows(choice, 2);
  await phone.screen("games-choose-my");
  await choice.first().click();
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

it("8.7 a picture that does not load gives way to the default game icon", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await page.route(/\/art\/tiles\/GN-TIGER\./, (route) => route.abort());
  await phone.go("/m/rng");
  await expect
    .poll(() => tile(page, "Tiger Sanctum").locator("img").getAttribute("src"), patience)
    .toContain("/art/themes/lantern/default-game");
  await expect
    .poll(
      () =>
        tile(page, "Tiger Sanctum")
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      patience,
    )
    .toBeGreaterThan(0);
  expect(await tile(page, "Elephant Regalia").locator("img").getAttribute("src")).toContain("/art/tiles/GN-ELEPH");
  forgiveOffline(phone);
  await phone.close();
});

it("4.4.6 4.5.2 4.5.3 8.5.1 8.5.2 favourites change after the platform's yes alone; a failure says nothing; the favourites tab drops what is taken out", async () => {
  const phone = await openPhone();
  const { page, context } = phone;
  await logIn(phone);
  await phone.go("/m/rng");
  const heart = tile(page, "Crane and Pine").locator(".game-tile-heart");
  await heart.waitFor();

  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("MCSFE_addFavoriteGameV2"));
  await heart.click();
  await lost;
  await page.getByText("Please wait").waitFor({ state: "detached" });
  expect(await page.getByText(/No connection\. Check/).count()).toBe(0);
  expect(await heart.getAttribute("aria-pressed")).toBe("false");
  await context.setOffline(false);
  forgiveOffline(phone);

  // A platform that is slow, and then fails: until it agrees nothing changes, another tap asks for nothing, and nothing is said.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/MCSFE_addFavoriteGameV2/, async (route) => {
    asked += 1;
    await held;
    await route.fulfill({ status: 500, json: { success: false, errorCode: "request.failed", message: "Unknown error" } });
  });
  const waiting = page.getByText("Please wait").waitFor();
  await heart.click();
  await waiting;
  await heart.dispatchEvent("click");
  expect(await heart.getAttribute("aria-pressed")).toBe("false");
  letGo();
  await page.getByText("Please wait").waitFor({ state: "detached" });
  expect(asked).toBe(1);
  expect(await page.locator(".toast").count()).toBe(0);
  expect(await heart.getAttribute("aria-pressed")).toBe("false");
  await page.unroute(/MCSFE_addFavoriteGameV2/);
  phone.faults.length = 0;

  const added = page.waitForResponse((response) => response.url().includes("MCSFE_addFavoriteGameV2"));
  const saved = page.getByText("Changes saved").waitFor();
  await heart.click();
  expect(((await (await added).json()) as { success: boolean }).success).toBe(true);
  await saved;
  await expect.poll(() => heart.getAttribute("aria-pressed"), patience).toBe("true");

  await tab(page, "Favourites").click();
  await shows(tiles(page), 1);
  await phone.screen("games-favourites");
  await page.getByRole("button", { name: "Remove Crane and Pine from favourites" }).click();
  await page.getByText("No favourites yet").waitFor();
  await phone.screen("games-favourites-none");
  await page.getByRole("button", { name: "All games" }).click();
  await expect.poll(() => heart.getAttribute("aria-pressed"), patience).toBe("false");
  await phone.close();
});

it("2.8.3 2.33.3 2.35.4 9.1.2 the recent tab opens by its address with ten games, and pulling up brings the rest", async () => {
  const phone = await openPhone({ height: 420 });
  const { page, context, origin } = phone;
  const { headers } = await logIn(phone);
  const list = (await (await context.request.get(`${origin}/wps/relay/GCSGAME_gameList?gameType=RNG`)).json()) as {
    value: { games: { nodeId: string }[] };
  };
  for (const { nodeId } of list.value.games)
    await context.request.post(`${origin}/wps/relay/MCS2_addRecentGame`, { headers, data: { nodeId } });
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.url().includes("GCS_recentGame")) asked.push(new URL(request.url()).searchParams);
  });
  await phone.go("/m/gameList?type=recent&gameType=RNG");
  await shows(tiles(page), 10);
  expect(await tab(page, "Recent").getAttribute("aria-selected")).toBe("true");
  expect(new Set(asked.map((query) => `${query.get("gameType")} ${query.get("pageSize")} ${query.get("page")}`))).toEqual(
    new Set(["RNG 10 1"]),
  );
  await page.mouse.wheel(0, 2000);
  await shows(tiles(page), slotCount);
  expect(asked.at(-1)?.get("page")).toBe("2");
  await page.getByText("That is all of them").waitFor();
  await phone.close();
});

it("9.4.2 9.4.4 the list is pulled down to be read anew, past 50 px; a swipe over 0.6 of the width changes the tab", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/rng");
  await shows(tiles(page), slotCount);
  const readings = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("GCSGAME_gameList")).length);
  const before = await readings();
  await drag(page, { x: 200, y: 300 }, { x: 200, y: 390 });
  expect(await readings()).toBe(before);
  const pulled = page.getByRole("tabpanel").getByRole("status");
  await drag(page, { x: 200, y: 300 }, { x: 200, y: 640 }, async () => {
    expect(await pulled.textContent()).toBe("Pull to refresh");
    expect((await pulled.boundingBox())?.height).toBe(100);
  });
  await expect.poll(readings, patience).toBe(before + 1);
  await shows(pulled, 0);
  await drag(page, { x: 350, y: 320 }, { x: 350 - 0.55 * 390, y: 320 });
  expect(await tab(page, "All").getAttribute("aria-selected")).toBe("true");
  await drag(page, { x: 350, y: 320 }, { x: 350 - 0.65 * 390, y: 320 });
  await expect.poll(() => tab(page, "Hot").getAttribute("aria-selected"), patience).toBe("true");
  // A finger that comes down while the list is exchanged would touch what is gone.
  await shows(tiles(page), 8);
  await drag(page, { x: 90, y: 320 }, { x: 90 + 0.65 * 390, y: 320 });
  await expect.poll(() => tab(page, "All").getAttribute("aria-selected"), patience).toBe("true");
  await phone.close();
});

it("8.1.12 a list that is slow has its head and its places; one that does not load says so, and a tap reads it again", async () => {
  const phone = await openPhone();
  const { page, context } = phone;
  await phone.go("/");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/GCSGAME_gameList/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Slots" }).click();
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  await page.getByRole("tabpanel", { name: "Games" }).getByRole("status", { name: "Loading" }).waitFor();
  await phone.screen("games-list-slow");
  letGo();
  await shows(tiles(page), slotCount);
  // Another tab's list begins at its top.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY), patience).toBeGreaterThan(100);
  await tab(page, "Hot").click();
  await shows(tiles(page), 8);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await tab(page, "All").click();
  await shows(tiles(page), slotCount);
  await context.setOffline(true);
  await page.getByRole("group", { name: "Studios" }).getByRole("button", { name: "Sampan Block" }).click();
  await page.getByText("Loading failed, click to retry").waitFor();
  await phone.screen("games-list-failed");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await shows(tiles(page), 5);
  forgiveOffline(phone);
  await phone.close();
});

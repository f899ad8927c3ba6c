import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callHouse } from "./call-house.ts";
import { fairRounds, fairSlots } from "./fair-vendors.ts";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone, type PhoneOptions } from "./phone.ts";
import { drag } from "./touch.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 15_000 };

const openFair = (options: PhoneOptions = {}): Promise<Phone> => openPhone({ host: "fair.localhost", ...options });
const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const lanterns = (page: Page) => page.getByRole("navigation", { name: "Game categories" }).getByRole("link");
const tile = (page: Page, name: string) => page.locator(".game-tile").filter({ has: page.getByRole("button", { name, exact: true }) });
const press = (page: Page, name: string) => tile(page, name).locator(".game-tile-press");
/** What the stand-in was asked to open: game, mode and device. */
const opened = (page: Page) => page.frameLocator("iframe.vendor-frame").locator("h1");

async function opens(page: Page, what: string): Promise<void> {
  await expect.poll(() => opened(page).textContent(), patience).toBe(what);
}

it("2.27.1 2.28.1 2.28.2 2.28.4 2.29.1 2.29.2 2.30.1 2.30.2 2.30.3 2.30.4 2.30.5 every tab of the game centre by a tap, and what it holds", async () => {
  const phone = await openFair();
  const { page } = phone;
  await phone.go("/m/gameCenter");
  expect(await lanterns(page).allTextContents()).toEqual(["Hot", "Slots", "Live", "Fish", "Lottery", "Sports", "E-sports", "Cards", "All"]);
  // Every game is there, page by page: the first slots and, further down, games of the other categories.
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(15);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.locator(".game-tile").count();
      },
      { timeout: 60_000 },
    )
    .toBe(fairSlots + 9);
  for (const [name, leadsTo] of [
    ["Hot", "/m/gameCenter?gameCategory=HOT"],
    ["Slots", "/m/gameList?gameType=RNG"],
    ["Live", "/m/gameList?gameType=LIVE"],
    ["Fish", "/m/gameList?gameType=FISH"],
    ["Lottery", "/m/lottery"],
    ["Sports", "/m/gameCenter?gameCategory=SPORTS"],
    ["E-sports", "/m/gameCenter?gameCategory=ESPORTS"],
    ["Cards", "/m/gameList?gameType=PVP"],
  ] as const) {
    await phone.go("/m/gameCenter");
    await lanterns(page)
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
    await expect.poll(() => address(page), patience).toBe(leadsTo);
  }
  for (const [category, heading, vendors, tiles] of [
    ["FISH", "Fish", 3, 4],
    ["PVP", "Cards", 1, 1],
    ["LIVE", "Live", 1, 2],
  ] as const) {
    await phone.go(`/m/gameCenter?gameCategory=${category}`);
    await page.getByRole("region", { name: heading }).waitFor();
    // Fish has three vendors: a list of shelves; the others have fewer: tiles.
    expect(await page.locator(".vendor-shelf").count()).toBe(vendors >= 3 ? vendors : 0);
    expect(await page.locator(".vendor-tile").count()).toBe(vendors >= 3 ? 0 : vendors);
    await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(tiles);
    await phone.screen(`game-centre-${category.toLowerCase()}`);
  }
  await phone.go("/m/sports");
  expect(await page.locator(".vendor-tile .vendor-name").allTextContents()).toEqual(["Corner Flag"]);
  await phone.go("/m/gameCenter?gameCategory=ESPORTS");
  expect(await page.locator(".vendor-tile .vendor-name").allTextContents()).toEqual(["Pixel Arena"]);
  await phone.close();
});

it("2.31.1 2.31.2 2.31.3 4.6.1 4.6.2 a tap on a vendor: slots list, all else starts without a question, the lottery's by its launch, a visitor logs in", async () => {
  const phone = await openFair({ width: 360, height: 740 });
  const { page } = phone;
  const vendor = (name: string) => page.locator(".vendor-tile, .vendor-shelf").filter({ hasText: name });
  await phone.go("/m/gameCenter");
  await phone.screen("game-centre-long-name");
  await vendor("Velvet Table").click();
  await page.waitForURL(/\/m\/login\?from=/);
  await logIn(phone, "fair01");
  await phone.go("/m/gameCenter");
  await vendor("Spinning Parasol").click();
  await expect.poll(() => address(page), patience).toBe("/m/gameList?gameType=RNG&vassalage=FAIRSPIN");
  for (const [name, what] of [
    ["Velvet Table", "BACCARAT-NINE real mobile"],
    ["Coral Reach", "REEF-CANNON real mobile"],
    ["Four Suits", "FOUR-SUITS-RUMMY real mobile"],
    ["Corner Flag", "CORNER-FLAG-BOOK real mobile"],
    ["Pixel Arena", "PIXEL-ARENA-BOOK real mobile"],
  ] as const) {
    await phone.go("/m/gameCenter");
    await vendor(name).click();
    await opens(page, what);
  }
  await phone.go("/m/gameCenter");
  await vendor("Delta Lottery").click();
  await page.waitForURL(/\/m\/lotto-h5\//);
  await phone.close();
});

it("2.37.1 2.37.2 2.37.3 2.37.4 4.6.1 4.6.4 8.4.2 a tap on a tile: it starts, asks how, asks on which device, or leads to the login", async () => {
  const phone = await openFair();
  const { page } = phone;
  const choose = (name: string) => page.getByRole("button", { name, exact: true });
  await phone.go("/m/gameList?gameType=RNG");
  expect(await tile(page, "Parasol 1").locator(".game-tile-badge").textContent()).toBe("Hot");
  expect(await tile(page, "Parasol 2").locator(".game-tile-badge").textContent()).toBe("New");
  // Free play needs no session, money does.
  await press(page, "Parasol 1").click();
  await choose("Free trial").click();
  await opens(page, "SLOT-1 free mobile");
  await phone.go("/m/gameList?gameType=RNG");
  await press(page, "Parasol 2").click();
  await page.waitForURL(/\/m\/login\?from=/);

  await logIn(phone, "fair01");
  for (const [gameType, name, answers, what] of [
    ["RNG", "Parasol 2", [], "SLOT-2 real mobile"],
    ["RNG", "Parasol 1", ["Play now"], "SLOT-1 real mobile"],
    ["SPORTS", "Corner Flag Book", ["Mobile"], "CORNER-FLAG-BOOK real mobile"],
    ["SPORTS", "Corner Flag Book", ["Desktop"], "CORNER-FLAG-BOOK real desktop"],
    ["LIVE", "Baccarat Nine", [], "BACCARAT-NINE real mobile"],
    ["PVP", "Four Suits Rummy", [], "FOUR-SUITS-RUMMY real mobile"],
    ["FISH", "Reef Cannon", ["Free trial"], "REEF-CANNON free mobile"],
  ] as const) {
    await phone.go(`/m/gameList?gameType=${gameType}`);
    await press(page, name).click();
    if (gameType === "SPORTS") await phone.screen("games-device");
    for (const answer of answers) await choose(answer).click();
    await opens(page, what);
  }
  await phone.close();
});

/** How many pages after the first were asked for. */
const pagesAsked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("GCSGAME_gameList") && /pageNo=(?!1\b)/.test(name))
        .length,
  );

/** Scrolls until the list ends so far below the screen, and lets the browser look at it twice. */
async function bringEndTo(page: Page, belowPx: number): Promise<void> {
  await page.evaluate(async (wantedPx) => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const foot = document.querySelector("[role=tabpanel] [aria-live=polite]");
    if (foot === null) throw new Error("the list has no end");
    // Once the page has moved at all, near is enough.
    scrollTo(0, 1);
    await frames();
    scrollBy(0, foot.getBoundingClientRect().top - innerHeight - wantedPx);
    await frames();
  }, belowPx);
}

it("2.33.1 2.34 2.35.3 2.35.4 2.40 9.4.1 9.4.3 four pages of slots: pulled up after a failure, left for a game and found as they were; live tables have a lobby; a vendor's own list, and none", async () => {
  // Short enough for the first page of games to end further below than asks for more.
  const phone = await openFair({ width: 360, height: 600 });
  const { page, context } = phone;
  await logIn(phone, "fair02");
  await phone.go("/m/gameList");
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(15);
  // The end of the list 310 px below the screen asks for nothing, at 290 px it does.
  await bringEndTo(page, 310);
  expect(await pagesAsked(page)).toBe(0);
  await bringEndTo(page, 290);
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(30);
  await context.setOffline(true);
  await page.mouse.wheel(0, 6000);
  await page.getByText("The rest did not load").waitFor();
  await context.setOffline(false);
  await page.mouse.wheel(0, 6000);
  // Short of 50 px nothing is asked for.
  await drag(page, { x: 180, y: 600 }, { x: 180, y: 560 });
  expect(await page.getByText("The rest did not load").count()).toBe(1);
  await drag(page, { x: 180, y: 600 }, { x: 180, y: 520 });
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBeGreaterThan(30);
  phone.faults.length = 0;
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.locator(".game-tile").count();
      },
      { timeout: 30_000 },
    )
    .toBe(fairSlots);
  await page.getByText("That is all of them").waitFor();
  await phone.screen("games-list-sixty");

  // Filters, items and place are there again after a game.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("group", { name: "Studios" }).getByRole("button", { name: "Spinning Parasol" }).click();
  await page.getByRole("button", { name: "Remove filter: Spinning Parasol" }).waitFor();
  await expect.poll(() => page.locator(".game-tile").count(), patience).toBe(15);
  await tile(page, "Parasol 12").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await press(page, "Parasol 12").click();
  await page.getByRole("button", { name: "Play now" }).click();
  await opens(page, "SLOT-12 real mobile");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Remove filter: Spinning Parasol" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(place);

  await phone.go("/m/gameList?gameType=LIVE");
  const studios = page.getByRole("group", { name: "Studios" }).getByRole("button");
  expect(await studios.allTextContents()).toEqual(["All", "Lobby", "Velvet Table"]);
  // A vendor's games by his address; one who has none says so.
  await phone.go("/m/gameList?vassalage=FAIRLONG");
  await expect.poll(() => page.locator(".game-tile-name").allTextContents(), patience).toEqual(["Parasol 58", "Parasol 59", "Parasol 60"]);
  await phone.screen("games-list-long-vendor");
  await phone.go("/m/gameList?vassalage=NOBODY");
  await page.getByText("No game matches").waitFor();
  await phone.go("/m/gameList?gameType=SPORTS");
  expect(await studios.allTextContents()).toEqual(["All", "Corner Flag"]);
  await phone.close();
});

it("1.4 games by category and vendor, by search and filters, as favourites and recents, among the hot ones, in the lottery centre, and in the launcher", async () => {
  const phone = await openFair({ width: 360, height: 740 });
  const { page } = phone;
  const lantern = (name: string) => lanterns(page).filter({ hasText: new RegExp(`^${name}$`) });
  const names = () => page.locator(".game-tile-name").allTextContents();
  await logIn(phone, "fair01");
  await phone.go("/m/gameCenter");
  // A vendor, then a category; in its list a filter and a search.
  await page.locator(".vendor-tile").filter({ hasText: "The Extraordinarily" }).click();
  await expect.poll(names, patience).toEqual(["Parasol 58", "Parasol 59", "Parasol 60"]);
  await page.goBack();
  await lantern("Slots").click();
  await page.getByRole("heading", { name: "Slots", level: 1 }).waitFor();
  await page
    .getByRole("button", { name: /^Filter/ })
    .last()
    .click();
  const drawer = page.getByRole("dialog", { name: "Filter games" });
  await drawer.getByRole("group", { name: "Kind", exact: true }).getByRole("button", { name: "Arcade" }).click();
  await drawer.getByRole("searchbox", { name: "Game name" }).fill("parasol 4");
  await drawer.getByRole("button", { name: "Show games" }).click();
  await expect.poll(names, patience).toEqual(["Parasol 40", "Parasol 45"]);
  // A favourite, which the launcher opens.
  await tile(page, "Parasol 45").locator(".game-tile-heart").click();
  await page.getByText("Changes saved").waitFor();
  await page.getByRole("tab", { name: "Favourites" }).click();
  await expect.poll(names, patience).toEqual(["Parasol 45"]);
  await press(page, "Parasol 45").click();
  await page.getByRole("button", { name: "Play now" }).click();
  await opens(page, "SLOT-45 real mobile");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await tile(page, "Parasol 45").locator(".game-tile-heart").click();
  await page.getByText("No favourites yet").waitFor();
  await page.getByRole("tab", { name: "Recent" }).click();
  await expect.poll(async () => (await names())[0], patience).toBe("Parasol 45");
  await phone.go("/m/gameCenter");
  await lantern("Hot").click();
  await expect.poll(names, patience).toContain("Parasol 1");
  await lantern("Lottery").click();
  await page.waitForURL(/\/m\/lottery$/);
  await page.getByRole("heading", { name: "Lottery", level: 1 }).waitFor();
  await phone.close();
});

it("7.16 rounds at a vendor: the whole period's totals above them, each with bet, win and refund, by vendor and by days", async () => {
  const phone = await openFair({ width: 360, height: 740 });
  const { page } = phone;
  const { headers } = await logIn(phone, "fair02");
  // Each launch plays its rounds anew, also where the journey is tried again.
  const { totals: before } = await callHouse<{ totals: { count: number } }>(
    phone.context,
    `${phone.origin}/wps/relay/GCS_thirdPartyRecords`,
    { headers },
  );
  const launches = before.count / fairRounds.count + 1;
  const rounds = `${fairRounds.count * launches} rounds`;
  const baht = (amount: number) => `฿${amount * launches}.00`;
  await phone.go("/m/gameList?gameType=FISH");
  await press(page, "Busy Reef").click();
  await opens(page, `${fairRounds.gameCode} real mobile`);
  const lines = page.locator(".line-card > li");
  const totals = page.getByRole("region", { name: "Total for these days" });
  await expect
    .poll(
      async () => {
        await phone.go("/m/gameRecord");
        await page.getByRole("tab", { name: "Games" }).click();
        await lines.first().waitFor();
        return totals.textContent();
      },
      { timeout: 60_000 },
    )
    .toBe(`${rounds}Result -${baht(90)}Staked${baht(200)}Won${baht(100)}Refunded${baht(10)}`);
  await expect.poll(() => lines.count(), patience).toBe(15);
  await lines.first().getByRole("button").click();
  expect(await lines.first().locator("dl").textContent()).toMatch(/^Staked฿10\.00Won฿0\.00Refunded฿10\.00Result฿0\.00StudioCoral Reach/);
  await phone.screen("game-records");
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => lines.count(), patience).toBeGreaterThan(15);
  await page.getByLabel("Which games").selectOption({ label: "Coral Reach" });
  await expect.poll(() => totals.textContent(), patience).toContain(rounds);
  await page.getByRole("button", { name: "Choose days" }).click();
  await page.getByLabel("First day").fill("2026-01-02");
  await page.getByLabel("Last day").fill("2026-01-01");
  await page.getByText("Choose a last day that follows the first").waitFor();
  await page.getByLabel("Last day").fill("2026-01-03");
  await page.getByText("No rounds in this time").waitFor();
  await phone.screen("game-records-none");
  await phone.close();
});

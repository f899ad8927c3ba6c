import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { fairRounds } from "./fair-vendors.ts";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 15_000 };

const tile = (page: Page, name: string) => page.locator(".game-tile").filter({ has: page.getByRole("button", { name, exact: true }) });
/** What the stand-in was asked to open: game, mode and device. */
const opened = (page: Page) => page.frameLocator("iframe.vendor-frame").locator("h1");

async function opens(page: Page, what: string): Promise<void> {
  await expect.poll(() => opened(page).textContent(), patience).toBe(what);
}

/** Sums what moves in the page without being asked to, from its first frame on. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}

it("2.25 the login time, matches of the feed and games to play on come after the first paint without moving it; a tap starts", async () => {
  const phone = await openPhone({ host: "fair.localhost" });
  const { page } = phone;
  const moved = await watchMoves(page);
  const matches = page.getByRole("region", { name: "Matches" });
  const playOn = page.getByRole("region", { name: "Play on" });
  await logIn(phone, "fair01");
  // The first home page after a login says when that was, once.
  const loginTime = page.getByText(/^You logged in at \d\d:\d\d on \d\d\/\d\d\/\d{4}\.$/);
  await phone.go("/");
  await loginTime.waitFor();
  await page.locator(".prompt").filter({ has: loginTime }).getByRole("button", { name: "Close" }).click();
  await loginTime.waitFor({ state: "detached" });

  await phone.go("/m/gameList?gameType=PVP");
  await tile(page, "Four Suits Rummy").locator(".game-tile-press").click();
  await opens(page, "FOUR-SUITS-RUMMY real mobile");
  await phone.go("/");
  await matches.waitFor();
  await playOn.waitFor();
  expect(await moved()).toBeLessThanOrEqual(0.02);
  expect(await loginTime.count()).toBe(0);
  const cards = matches.getByRole("link");
  await expect.poll(() => matches.getByRole("listitem").count(), patience).toBe(3);
  expect(await matches.getByRole("listitem").first().textContent()).toMatch(/^Delta LeagueLive 41′Harbour Herons2River Otters1/);
  expect(await matches.getByRole("listitem").nth(1).textContent()).toMatch(/(?:Today|Tomorrow) \d\d:\d\dLotus Town/);
  await playOn.scrollIntoViewIfNeeded();
  await phone.screen("home-member-late");
  await cards.nth(1).click();
  await opens(page, "CORNER-FLAG-BOOK real mobile");
  await phone.go("/");
  await playOn.getByRole("link", { name: "Four Suits Rummy" }).click();
  await opens(page, "FOUR-SUITS-RUMMY real mobile");
  await phone.go("/");
  await playOn.getByRole("link", { name: "All recent" }).click();
  for (const name of ["Four Suits Rummy", "Corner Flag Book"]) await tile(page, name).waitFor();
  await phone.close();
});

it("home's late parts that are slow keep their place, and say nothing when they fail", async () => {
  const phone = await openPhone({ host: "fair.localhost" });
  const { page } = phone;
  await logIn(phone, "fair01");
  const moved = await watchMoves(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/GCSGAME_hotMatch|GCS_recentGame/, async (route) => {
    await held;
    await route.abort();
  });
  const calls = ["GCSGAME_hotMatch", "GCS_recentGame"];
  const asked = Promise.all(calls.map((call) => page.waitForRequest((request) => request.url().includes(call))));
  const failed = Promise.all(calls.map((call) => page.waitForEvent("requestfailed", (request) => request.url().includes(call))));
  await phone.go("/");
  await page.getByRole("region", { name: "Hot tonight" }).waitFor();
  await asked;
  const heightOf = async (part: string) => (await page.locator(`[data-late=${part}]`).boundingBox())?.height ?? 0;
  expect(await heightOf("matches")).toBeGreaterThan(100);
  expect(await heightOf("recent")).toBeGreaterThan(100);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  letGo();
  await failed;
  await expect.poll(async () => [await heightOf("matches"), await heightOf("recent")], patience).toEqual([0, 0]);
  expect(await page.getByRole("region", { name: /^(?:Matches|Play on)$/ }).count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.locator(".toast").count()).toBe(0);
  phone.faults.length = 0;
  await phone.close();
});

it("matches that go or come during a visit move nothing that is seen: the panel says that there are none, and gives its place back or takes it below the screen", async () => {
  const phone = await openPhone({ height: 600 });
  const { page } = phone;
  const refreshMs = 21_000;
  let isOver = false;
  await page.route(/GCSGAME_hotMatch/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { list: unknown[] } };
    if (isOver) answer.value.list = [];
    await route.fulfill({ response, json: answer });
  });
  const place = page.locator("[data-late=matches]");
  const panel = page.getByRole("region", { name: "Matches" });
  const heightOf = async () => (await place.boundingBox())?.height ?? 0;
  const matches = () => panel.getByRole("listitem").count();
  /** Where what follows the panel stands on the screen. */
  const following = () => place.evaluate((element) => element.nextElementSibling?.getBoundingClientRect().top);
  const renew = async (over: boolean) => {
    isOver = over;
    const answered = page.waitForResponse(/GCSGAME_hotMatch/);
    await page.clock.fastForward(refreshMs);
    await (await answered).finished();
  };
  const scroll = (edge: "seen" | "top" | "bottom") =>
    place.evaluate((element, to) => {
      if (to === "seen") element.scrollIntoView({ block: "center", behavior: "instant" });
      else scrollTo({ top: to === "top" ? 0 : document.documentElement.scrollHeight, behavior: "instant" });
    }, edge);
  await page.clock.install();
  await phone.go("/");
  await expect.poll(matches, patience).toBeGreaterThan(0);
  await scroll("seen");
  const height = await heightOf();
  const stood = await following();
  await renew(true);
  await panel.getByText("No match at the moment").waitFor();
  expect(await following()).toBe(stood);
  await phone.screen("home-matches-none");
  await renew(false);
  await expect.poll(matches, patience).toBeGreaterThan(0);
  expect(await following()).toBe(stood);
  await renew(true);
  await panel.getByText("No match at the moment").waitFor();
  expect(await following()).toBe(stood);
  // Below the screen the place is given back, and taken again.
  await scroll("top");
  await expect.poll(heightOf, patience).toBe(0);
  await renew(false);
  await expect.poll(heightOf, patience).toBe(height);
  await renew(true);
  await expect.poll(heightOf, patience).toBe(0);
  // Who has read on is left where he is.
  await scroll("bottom");
  const left = await following();
  await renew(false);
  // Another answer has come since the first was shown or not.
  await renew(false);
  expect([await panel.count(), await following()]).toEqual([0, left]);
  await scroll("top");
  await expect.poll(matches, patience).toBeGreaterThan(0);
  await phone.close();
});

it("9.3 banners change by themselves every 5 s in 1 s, begin anew after the last, rest while paused, and one alone stays", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await page.clock.install();
  await phone.go("/");
  // From here on the time is the test's to give.
  await page.clock.pauseAt(Date.now() + 60_000);
  const banners = page.getByRole("region", { name: "Offers and news" });
  const slides = banners.getByRole("group");
  const shown = () => banners.locator(".carousel-dots i").evaluateAll((dots) => dots.findIndex((dot) => "on" in dot.dataset));
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return shown();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  for (let turn = 2; turn <= count + 1; turn += 1) {
    await page.clock.runFor(5000);
    expect(await shown()).toBe(turn % count);
  }
  // A second after it has begun the slide is at rest, and half a second after it is not.
  const left = () => offsetOf(banners, slides);
  await page.clock.runFor(4800);
  const before = await shown();
  await page.clock.runFor(200);
  expect(await shown()).toBe((before + 1) % count);
  await page.clock.runFor(400);
  expect(Math.abs(await left())).toBeGreaterThan(1);
  await page.clock.runFor(600);
  expect(Math.abs(await left())).toBeLessThanOrEqual(1);

  await banners.getByRole("button", { name: "Pause" }).click();
  const paused = await shown();
  await page.clock.runFor(12_000);
  expect(await shown()).toBe(paused);
  await phone.close();

  const fair = await openPhone({ host: "fair.localhost" });
  await fair.go("/");
  const alone = fair.page.getByRole("region", { name: "Offers and news" });
  expect(await alone.getByRole("group").count()).toBe(1);
  expect(await alone.getByRole("button").count()).toBe(0);
  await fair.close();
});

/** How far the slide that is shown is from its place, in px. */
async function offsetOf(banners: Locator, slides: Locator): Promise<number> {
  const place = await banners.locator(".carousel-view").boundingBox();
  const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
  const lefts = boxes.map((box) => (box?.x ?? 0) - (place?.x ?? 0));
  return lefts.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? Number.NaN;
}

it("who just won is told by the stream into the lines that stand there, and not while it is paused or little motion is wanted", async () => {
  const home = await openPhone({ host: "fair.localhost", width: 360, height: 740, language: "EN" });
  const calm = await openPhone({ host: "fair.localhost", reducedMotion: true });
  const phone = await openPhone({ host: "fair.localhost" });
  const linesOf = (page: Page) => page.getByRole("region", { name: "Just won" }).getByRole("listitem");
  const moved = await watchMoves(home.page);
  await home.go("/");
  await calm.go("/");
  const before = await linesOf(home.page).count();
  const calmBefore = await linesOf(calm.page).allTextContents();
  await logIn(phone, "fair01");
  await phone.go("/m/gameList?gameType=FISH");
  await tile(phone.page, "Busy Reef").locator(".game-tile-press").click();
  await opens(phone.page, `${fairRounds.gameCode} real mobile`);
  await phone.close();
  await expect.poll(() => linesOf(home.page).count(), { timeout: 60_000 }).toBeGreaterThan(before);
  expect(await linesOf(home.page).first().textContent()).toMatch(/^Busy Reeffa\*\*\*1฿20\.00just now$/);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  await linesOf(home.page).first().scrollIntoViewIfNeeded();
  await home.screen("home-wins");
  await home.page.getByRole("button", { name: "Pause the list of wins" }).click();
  await home.page.getByRole("button", { name: "Let the list of wins go on" }).waitFor();
  expect(await linesOf(calm.page).allTextContents()).toEqual(calmBefore);
  await home.close();
  await calm.close();
});

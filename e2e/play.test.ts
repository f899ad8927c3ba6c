import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { enterAsNewMember, logInElsewhere } from "./open-member.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

/** A busy machine takes its time. */
const patience = { timeout: 15_000 };

const tile = (page: Page, name: string) => page.locator(".game-tile").filter({ has: page.getByRole("button", { name, exact: true }) });
const game = (page: Page) => page.frameLocator("iframe.vendor-frame");
const spinButton = (page: Page) => game(page).getByRole("button", { name: "Spin", exact: true });
const spinsMax = 12;

it("2.4.5 2.37.2 7.13 a member plays a slot for money in its frame, the bar's balance follows, and back is the list where it was", async () => {
  const phone = await openPhone({ height: 600 });
  const { page, context, origin } = phone;
  const { headers } = await logIn(phone);
  const wallet = async () =>
    ((await (await context.request.get(`${origin}/wps/wallets/gcs`, { headers })).json()) as { value: { sumBalance: string } }).value
      .sumBalance;
  const shownAs = (amount: string) => `฿${Number(amount).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  const barBalance = page.getByRole("group", { name: "Balance" }).locator(".tabular-nums");

  await phone.go("/m/rng");
  await tile(page, "Dawn Rooster").scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  expect(scrolledTo).toBeGreaterThan(50);
  await tile(page, "Dawn Rooster").locator(".game-tile-press").click();
  const launched = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await page.getByRole("button", { name: "Play now" }).click();
  expect((await launched).postDataJSON()).toMatchObject({
    gameCategory: "RNG",
    vendor: "SAMPAN",
    gameId: "SB-ROOST",
    nodeId: expect.any(String),
    platform: "MOBILE",
    supportPlay: 1,
    free: false,
  });
  await page.waitForURL(/\/m\/game\?/);
  await page.getByRole("heading", { name: "Dawn Rooster" }).waitFor();
  await spinButton(page).waitFor();

  const before = await wallet();
  await expect.poll(() => barBalance.textContent(), patience).toBe(shownAs(before));
  for (let spins = 0; spins < spinsMax && (await wallet()) === before; spins += 1) {
    await spinButton(page).click();
    // The button names itself “Spin” again when the round is over.
    await game(page).getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    await spinButton(page).waitFor();
  }
  expect(await wallet()).not.toBe(before);
  await expect.poll(async () => (await barBalance.textContent()) === shownAs(await wallet()), patience).toBe(true);
  await phone.screen("play-money");

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await tile(page, "Dawn Rooster").waitFor();
  expect(new URL(page.url()).pathname).toBe("/m/rng");
  await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(scrolledTo);

  const onDesktop = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await phone.go("/m/game?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG&platform=web");
  expect((await onDesktop).postDataJSON()).toMatchObject({ platform: "web", gameId: "GN-TIGER" });
  await spinButton(page).waitFor();
  await phone.close();
});

it("4.6.4 free trial needs no session: the same frame with nothing of money, and the game's own way out leads back", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/m/gameList?gameType=RNG&vassalage=GNAGA");
  await tile(page, "Tiger Sanctum").locator(".game-tile-press").click();
  const launched = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await page.getByRole("button", { name: "Free trial" }).click();
  expect((await launched).postDataJSON()).toMatchObject({ vendor: "GNAGA", gameId: "GN-TIGER", free: true, supportPlay: 0 });
  await spinButton(page).waitFor();
  expect(await page.getByRole("group", { name: "Balance" }).count()).toBe(0);
  await page.getByText("No real money").waitFor();
  await phone.screen("play-free");
  await game(page).getByRole("button", { name: "Menu" }).click();
  await game(page).getByRole("button", { name: "Back to lobby" }).click();
  await tile(page, "Tiger Sanctum").waitFor();
  expect(new URL(page.url()).search).toBe("?gameType=RNG&vassalage=GNAGA");

  await page.goForward();
  await spinButton(page).waitFor();
  await page.getByRole("button", { name: "Play for money" }).click();
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

it("a game that is not there says so and leads back, with nothing to try again or to play for money; a visitor of money play goes to the login", async () => {
  const phone = await openPhone();
  const { page } = phone;
  for (const address of ["/m/game?vendor=GNAGA&gameId=GN-NONE&gameCategory=RNG&free=1", "/m/game?free=1"]) {
    await phone.go(address);
    await page.getByText("This game is not here").waitFor();
    if (address.includes("vendor")) await phone.screen("play-failed");
    expect(await page.locator(".play-page").getByRole("button").allTextContents()).toEqual(["", "", "Back to the games"]);
  }
  await page.getByRole("button", { name: "Back to the games" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await phone.go("/m/game?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG");
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

const tiger = "/m/game?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG";
const stage = (page: Page) => page.locator(".play-stage");

it("4.6.1 8.1.8 while a game is open: a lost session is said over it and leads through the login back to it; a break closes it with its word", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page, origin } = phone;
  const { headers, userName } = await enterAsNewMember(phone, "playing");
  await phone.go(tiger);
  await spinButton(page).waitFor();
  await fetch(`${origin}/wps/session/logout`, { method: "DELETE", headers });
  await stage(page).getByText("You have been signed out").waitFor();
  expect(await page.locator("iframe.vendor-frame").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/m/game");
  await phone.screen("play-signed-out");
  await page.getByRole("button", { name: "Sign in again" }).click();
  await page.waitForURL(/\/m\/login\?from=/);
  await page.locator("input[name=loginUsername]").fill(userName);
  // The device is remembered: its credential stands in the password's place.
  await page.locator("[data-remembered]").waitFor();
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/m\/game\?/);
  await spinButton(page).waitFor();

  const elsewhere = { Authorization: await logInElsewhere(phone, userName), "content-type": "application/json" };
  const offered = (await (await fetch(`${origin}/wps/member/safeguards`, { headers: elsewhere })).json()) as {
    value: { timeOuts: string[] };
  };
  const begun = await fetch(`${origin}/wps/member/safeguards/timeOut`, {
    method: "POST",
    headers: { ...elsewhere, "idempotency-key": "a-break-while-playing" },
    body: JSON.stringify({ term: offered.value.timeOuts[0] }),
  });
  expect(begun.status).toBe(200);
  await stage(page).getByText("You are on a break").waitFor();
  expect(await page.locator("iframe.vendor-frame").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Open again" }).count()).toBe(0);
  await phone.screen("play-break");
  await phone.close();
});

it("a vendor that never shows its game is given up, and may be tried again; a game may ask for the phone on its side; what must be answered pauses it", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page, context } = phone;
  await page.clock.install();
  const { headers } = await logIn(phone);
  const launchedAt = (url: URL) => url.origin !== phone.origin && !url.pathname.includes(".");
  // A vendor's page that speaks as the studio's games do, and tells what it hears.
  const speaking = `<!doctype html><body style="margin:0;background:#123;color:#fff"><p id="heard"></p><script>
    addEventListener("message", ({ data }) => { heard.textContent += data.type + " "; });
    parent.postMessage({ source: "lantern-studio", type: "orientation", orientation: "landscape" }, "*");
  </script></body>`;
  let away = true;
  await context.route(launchedAt, (route) => {
    // Never answered: the vendor hangs.
    if (!away) void route.fulfill({ contentType: "text/html", body: speaking });
  });

  await phone.go(tiger);
  await stage(page).getByText("Opening the game").waitFor();
  await page.clock.fastForward(13_000);
  await stage(page).getByText("This takes longer than usual").waitFor();
  await page.clock.fastForward(30_000);
  await stage(page).getByText("The studio did not answer in time. Your balance is safe.").waitFor();
  await phone.screen("play-timed-out");
  await stage(page).getByRole("button", { name: "Back to the games" }).waitFor();
  away = false;
  await stage(page).getByRole("button", { name: "Open again" }).click();

  const hint = page.getByText("This game is made for a phone on its side.");
  await hint.waitFor();
  await phone.screen("play-turn");
  await page.setViewportSize({ width: 740, height: 360 });
  await hint.waitFor({ state: "detached" });
  await phone.screen("play-landscape");
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  const barHeight = await page.locator(".play-page .top-bar").evaluate((bar) => bar.getBoundingClientRect().height);
  expect(barHeight).toBeLessThanOrEqual(56);
  await page.setViewportSize({ width: 360, height: 740 });

  // The first reminder is due an hour after the login.
  const reminder = page.getByRole("alertdialog");
  await expect
    .poll(async () => {
      await page.clock.fastForward("01:00:01");
      return reminder.count();
    }, patience)
    .toBe(1);
  await expect.poll(() => game(page).locator("#heard").textContent(), patience).toContain("pause");
  await phone.screen("play-reality-check");
  await reminder.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => game(page).locator("#heard").textContent(), patience).toMatch(/pause resume/);
  expect(headers.Authorization).not.toBe("");
  await phone.close();
});

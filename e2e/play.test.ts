import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
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

it("a game that does not open says why and can be opened again; a visitor of money play goes to the login", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/game?vendor=GNAGA&gameId=GN-NONE&gameCategory=RNG&free=1");
  await page.getByText("This game does not exist.").waitFor();
  await phone.screen("play-failed");
  const again = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await page.getByRole("button", { name: "Open again" }).click();
  await again;
  await page.getByText("This game does not exist.").waitFor();
  await phone.go("/m/game?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG");
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

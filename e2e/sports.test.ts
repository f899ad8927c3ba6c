import type { FrameLocator, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { matchWithTime } from "./sports-steps.ts";
import { drag } from "./touch.ts";

useBrowser();

/** A busy machine takes its time, and a match its own. */
const patience = { timeout: 60_000 };

/** Time enough for a tap on home's panel to open the league. */
const hotLeadMs = 12_000;

const league = (page: Page): FrameLocator => page.frameLocator("iframe.vendor-frame");
const panel = (page: Page): Locator => page.getByRole("region", { name: "Matches" });

/**
 * Home with a match of the Monsoon League in its panel that is a while off, so that the league can still open at it. With a match every half
 * minute the panel holds one in some moments only: home is opened anew until it does.
 */
async function hotMatchAhead({ page, origin, go }: Phone): Promise<{ readonly hot: Locator; readonly tapped: string }> {
  let found: { readonly href: string; readonly tapped: string } | undefined;
  const look = async () => {
    await go("/");
    const links = panel(page).getByRole("link");
    await links.first().waitFor(patience);
    const hrefs = await links
      .filter({ hasText: "Monsoon League" })
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("href") ?? ""));
    found = hrefs
      .map((href) => ({ href, tapped: new URL(href, origin).searchParams.get("matchId")?.split(":")[1] ?? "" }))
      // A match's code ends with its kick-off.
      .find(({ tapped }) => Number.parseInt(tapped.split(".")[1] ?? "", 36) - Date.now() >= hotLeadMs);
    return found;
  };
  await expect.poll(look, { ...patience, interval: 2_000 }).toBeDefined();
  if (found === undefined) throw new Error("what was found is gone");
  return { hot: panel(page).locator(`a[href="${found.href}"]`), tapped: found.tapped };
}

it("2.25 2.31.2 2.37.2 7.17.5 from home's hot match to the league, bets on all that can happen, the result as it falls, and the money in the balance", async () => {
  const phone = await openPhone();
  const { page, context, origin } = phone;
  // A member of the journey's own: others bet in the leagues too.
  const { headers } = await enterAsNewMember(phone, "sports");
  const balance = async () => {
    const answer = await context.request.get(`${origin}/wps/wallets/gcs`, { headers });
    return Math.round(Number(((await answer.json()) as { value: { sumBalance: string } }).value.sumBalance) * 100);
  };
  const before = await balance();

  const { hot, tapped } = await hotMatchAhead(phone);
  await hot.scrollIntoViewIfNeeded();
  await phone.screen("sports-home");
  const launched = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await hot.click();
  expect((await launched).postDataJSON()).toMatchObject({ vendor: "MONSUN", matchId: expect.stringMatching(new RegExp(`:${tapped}$`)) });
  await page.waitForURL(/\/m\/game\?/);
  const frame = league(page);
  await frame.getByRole("heading", { name: "Coming matches" }).waitFor(patience);
  await frame.locator(`[id="markets-${tapped}"] .market`).first().waitFor(patience);

  const code = await matchWithTime(frame);
  const odds: Record<string, number> = {};
  for (const selection of ["home", "draw", "away"]) {
    const button = frame.locator(`[data-choice="${code} winner ${selection}"]`);
    odds[selection] = Math.round(Number(await button.locator("b").textContent()) * 100);
    await button.click();
    await frame.getByRole("button", { name: /^Bet ฿20\.00/ }).click();
    await frame.getByRole("heading", { name: "Bet placed" }).waitFor(patience);
    if (selection === "draw") await phone.screen("sports-receipt");
    await frame.getByRole("button", { name: "Done" }).click();
  }
  expect(await balance()).toBe(before - 3 * 2_000);
  await frame.getByRole("button", { name: /^My bets/ }).click();
  await expect.poll(() => frame.locator(".bet-open").count(), patience).toBe(3);
  await phone.screen("sports-bets");

  // Whatever was drawn, one of the three has won.
  await expect.poll(() => frame.locator(".bet-won").count(), patience).toBe(1);
  await expect.poll(() => frame.locator(".bet-lost").count(), patience).toBe(2);
  const payout = Math.round(Number(await frame.locator(".bet-won .bet-odds").textContent()) * 100) * 20;
  await expect.poll(balance, patience).toBe(before - 3 * 2_000 + payout);
  await phone.screen("sports-won");

  // The result stands in the list, and is the one by which the bet was paid.
  await frame.getByRole("button", { name: "Results" }).click();
  const goals = await frame.locator(".result").first().locator(".result-side b").allTextContents();
  const [home = 0, away = 0] = goals.map(Number);
  const came = home > away ? "home" : home < away ? "away" : "draw";
  expect(payout).toBe((odds[came] ?? 0) * 20);
  await frame.getByRole("button", { name: "Rules" }).click();
  await frame.getByRole("rowheader", { name: "Correct score" }).waitFor();

  // Game centre: the tabs of sports and e-sports, and the desktop variant that a tile of sports asks for.
  await phone.go("/m/sports");
  await expect
    .poll(() => page.locator(".vendor-name").allTextContents(), patience)
    .toEqual(["Monsoon Eleven", "Rattan Ring", "Longtail", "Ink Arena"]);
  await phone.screen("sports-centre");
  await phone.go("/m/gameCenter?gameCategory=ESPORTS");
  await expect.poll(() => page.locator(".vendor-name").allTextContents(), patience).toEqual(["Ironmesa", "Tidefall", "Ink Arena"]);
  await phone.screen("esports-centre");
  await phone.close();
}, 240_000);

it("2.37.3 a league's tile asks for Mobile or Desktop; Desktop opens the wide page, fitted to the phone: as a whole, upright, on its side and in full screen, by two fingers, and in its actual size", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/gameList?gameType=SPORTS");
  const tile = page.locator(".game-tile").filter({ has: page.getByRole("button", { name: "Longtail Duels", exact: true }) });
  await tile.locator(".game-tile-press").click();
  await phone.screen("sports-choose");
  const launched = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"));
  await page.getByRole("button", { name: "Desktop", exact: true }).click();
  expect((await launched).postDataJSON()).toMatchObject({ vendor: "LONGTL", gameId: "LT-DUELS", platform: "web" });
  const book = league(page).locator(".book[data-device=desktop]");
  await book.waitFor(patience);
  const frame = page.locator("iframe.vendor-frame");
  /** What of the frame is seen, and how wide its own page is. */
  const drawn = async () => {
    const box = await frame.boundingBox();
    const stage = await page.locator(".play-stage").boundingBox();
    const bookWidth = await book.evaluate(({ clientWidth }) => clientWidth);
    const fills = box !== null && stage !== null && Math.abs(box.height - stage.height) <= 2 && Math.abs(box.y - stage.y) <= 1;
    return { left: Math.round(box?.x ?? Number.NaN), width: Math.round(box?.width ?? 0), page: bookWidth, fills };
  };
  await expect.poll(drawn, patience).toEqual({ left: 0, width: 360, page: 1_024, fills: true });
  await page.getByText("easier to read with the phone on its side").waitFor();
  await phone.screen("sports-desktop");
  await page.getByRole("button", { name: "Keep it as it is" }).click();
  // A tap falls where it is seen to fall.
  await league(page).getByRole("button", { name: "Rules" }).tap();
  await league(page).getByRole("rowheader").first().waitFor();
  await league(page).getByRole("button", { name: "Matches" }).tap();

  await page.getByRole("button", { name: "Actual size" }).click();
  await expect.poll(drawn, patience).toEqual({ left: 0, width: 1_024, page: 1_024, fills: true });
  const moved = () => page.locator(".wide-page").evaluate(({ scrollLeft }) => scrollLeft);
  await drag(page, { x: 320, y: 500 }, { x: 60, y: 500 });
  await expect.poll(moved, patience).toBeGreaterThan(100);
  await phone.screen("sports-desktop-actual");
  await page.getByRole("button", { name: "Show the whole page" }).click();
  await expect.poll(drawn, patience).toEqual({ left: 0, width: 360, page: 1_024, fills: true });

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(drawn, patience).toEqual({ left: 0, width: 740, page: 1_024, fills: true });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await phone.screen("sports-desktop-landscape");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Full screen" }).click();
  await page.getByRole("button", { name: "Leave full screen" }).waitFor();
  await expect.poll(drawn, patience).toMatchObject({ left: 0, page: 1_024, fills: true });
  expect((await drawn()).width).toBe(await page.evaluate(() => innerWidth));
  await page.getByRole("button", { name: "Leave full screen" }).click();

  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { x: 180, y: 400, scaleFactor: 2.5 });
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await phone.screen("sports-desktop-pinched");
  await phone.close();
});

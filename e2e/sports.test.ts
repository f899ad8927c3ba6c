import type { FrameLocator, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

useBrowser();

/** A busy machine takes its time, and a match its own. */
const patience = { timeout: 60_000 };

/** Time enough to bet three times before the match begins; with a match every half minute there is always one that leaves it. */
const leadSeconds = 20;

/** Time enough for a tap on home's panel to open the league. */
const hotLeadMs = 12_000;

const league = (page: Page): FrameLocator => page.frameLocator("iframe.vendor-frame");
const panel = (page: Page): Locator => page.getByRole("region", { name: "Matches" });

/** The code of the first match that leaves enough time. */
async function matchWithTime(frame: FrameLocator): Promise<string> {
  const found = await frame.locator(".match").evaluateAll(
    (cards, least) =>
      cards.flatMap((card) => {
        const [minutes = 0, seconds = 0] = (card.querySelector(".match-clock")?.textContent ?? "").split(":").map(Number);
        const code = card.querySelector("[data-choice]")?.getAttribute("data-choice")?.split(" ")[0];
        return code !== undefined && minutes * 60 + seconds >= least ? [code] : [];
      })[0],
    leadSeconds,
  );
  if (found === undefined) throw new Error("no match leaves enough time");
  return found;
}

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
    const hrefs = await links.filter({ hasText: "Monsoon League" }).evaluateAll((cards) => cards.map((card) => card.getAttribute("href") ?? ""));
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
  const { headers } = await logIn(phone);
  const balance = async () => {
    const answer = await context.request.get(`${origin}/wps/wallets/gcs`, { headers });
    return Math.round(Number(((await answer.json()) as { value: { sumBalance: string } }).value.sumBalance) * 100);
  };
  const before = await balance();

  const { hot, tapped } = await hotMatchAhead(phone);
  await hot.scrollIntoViewIfNeeded();
  await phone.screen("sports-home");
  await hot.click();
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

it("2.37.3 a league's tile asks for Mobile or Desktop, and Desktop opens the wide page", async () => {
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
  await league(page).locator(".book[data-device=desktop]").waitFor(patience);
  await expect
    .poll(
      () =>
        league(page)
          .locator(".book")
          .evaluate((book) => book.clientWidth),
      patience,
    )
    .toBeGreaterThanOrEqual(980);
  await phone.screen("sports-desktop");
  await phone.close();
});

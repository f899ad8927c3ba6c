import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

useBrowser();

/** A busy machine takes its time; a draw of the ten-second lottery takes its ten seconds. */
const patience = { timeout: 20_000 };
const aDraw = { timeout: 40_000 };

const tenSeconds = "Hanoi Ten Seconds";
const tile = (page: Page, name: string) => page.locator(".lottery-tile").filter({ hasText: name });
const toast = (page: Page) => page.locator(".toast");
const cell = (page: Page, number: string) => page.getByRole("button", { name: new RegExp(`^${number}\\b`) });
const timeLeft = (page: Page) => page.getByRole("timer", { name: "Time left to bet" });
const onSale = (page: Page) => page.locator(".result-card .sale-state[data-on-sale]");
const drawing = (page: Page) => page.locator(".result-card[data-drawing]");
const placeBet = (page: Page) => page.locator(".slip-bar").getByRole("button", { name: "Place bet" });
const confirmBet = (page: Page) => page.getByRole("dialog", { name: "Place this bet?" }).getByRole("button", { name: /^Place for/ });

/** The balance in the bar, in hundredths. */
async function balance(page: Page): Promise<number> {
  const text = (await page.locator(".top-bar .tabular-nums").textContent(patience)) ?? "";
  return Math.round(Number(text.replace(/[^0-9.]/g, "")) * 100);
}

/** A member at the ten-second lottery, a new issue just open. */
async function atTenSeconds(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).getByRole("link").click();
  await cell(page, "07").waitFor(patience);
  await freshIssue(page);
}

/** Waits out the issue on sale, so that the next one has all its time. */
async function freshIssue(page: Page): Promise<void> {
  await drawing(page).waitFor(aDraw);
  await onSale(page).waitFor(aDraw);
}

it("2.4.3 2.38.2 2.39.3 7.14.1 the lottery centre shows each lottery with name, icon, star, sale status and countdown", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(phone.origin, "")));
  await phone.go("/m/elott");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await phone.go("/m/lottery");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  const ticket = tile(page, "Hanoi One Minute");
  await ticket.waitFor(patience);
  expect(await ticket.locator("img").getAttribute("src")).toBe("/art/lotteries/hanoi.webp");
  await ticket.getByRole("button", { name: "Add Hanoi One Minute to favourites" }).waitFor();
  await expect.poll(() => ticket.locator(".sale-state").textContent(), patience).toMatch(/On sale|Closed/);
  await expect.poll(() => ticket.getByRole("timer").getAttribute("aria-label"), patience).toMatch(/^(?:\d\d:\d\d|--:--:--)$/);
  expect(asked).toContain("/lgw/vn/games/game_menu?prizeMode=SEA&device=MOBILE&language=EN");
  expect(asked).toContain("/lotto/lgw/games/opened/numero?prizeMode=Lott");
  await page.waitForRequest(/\/opened\/numero\?prizeMode=Lott$/, patience);
  await phone.screen("lottery-centre");
  await phone.close();
});

it("the list of lotteries is in the first HTML, in the reader's language", async () => {
  const phone = await openPhone();
  const listOf = async (language: string) => {
    const answer = await phone.context.request.get(`${phone.origin}/m/lottery`, { headers: { cookie: `language=${language}` } });
    return [...(await answer.text()).matchAll(/lottery-ticket-head.*?text-lead[^>]*>([^<]+)</gs)].map(([, name]) => name);
  };
  expect(await listOf("EN")).toEqual(expect.arrayContaining([tenSeconds, "Hanoi One Minute", "Hanoi Three Minutes"]));
  expect(await listOf("MY")).toEqual(expect.arrayContaining(["ဟနွိုင်း တစ်မိနစ်"]));
  await phone.close();
});

it("4.6.1 8.4.1 8.4.2 a visitor's star, recents and favourites say please log in; a tap on a ticket goes to the login", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds)
    .getByRole("button", { name: /favourites/ })
    .click(patience);
  await toast(page).filter({ hasText: "Please log in" }).waitFor();
  await toast(page).waitFor({ state: "detached" });
  for (const tab of ["Recent", "Favourites"]) {
    await page.getByRole("tab", { name: tab }).click();
    await toast(page).filter({ hasText: "Please log in" }).waitFor();
    expect(await page.getByRole("tab", { name: "All" }).getAttribute("aria-selected")).toBe("true");
    await toast(page).waitFor({ state: "detached" });
  }
  await tile(page, tenSeconds).getByRole("link").click();
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

it("2.38.1 back takes the place of the lottery centre with home where nothing came before it", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).waitFor(patience);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(`${phone.origin}/`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await phone.close();
});

it("2.38.3 4.4.2 4.4.3 4.4.4 4.4.5 5.2.5 5.6 the search finds part of a name, shows chips that take a filter away, and a tab begins anew", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const names = () => page.locator(".lottery-ticket .text-lead").allTextContents();
  const search = async (name: string, label?: string) => {
    await page.getByRole("button", { name: "Search and filter" }).click();
    await page.getByLabel("Name").fill(name);
    if (label !== undefined) await page.getByRole("button", { name: label, exact: true }).click();
    await page.getByRole("button", { name: "Show lotteries" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  };
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).waitFor(patience);
  const all = await names();
  await search("  oNE mIn ", "Vietnam");
  expect(await names()).toEqual(["Hanoi One Minute"]);
  await page.getByRole("button", { name: "Remove the filter oNE mIn" }).click();
  await expect.poll(names).toEqual(all);
  await page.getByRole("button", { name: "Remove the filter Vietnam" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await search("nothing of the kind");
  await page.getByText("No lottery matches").waitFor();
  await phone.screen("lottery-centre-empty");
  await page.getByRole("tab", { name: "Hot" }).click();
  await expect.poll(names).toEqual(["Hanoi One Minute", "Hanoi Three Minutes"]);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await phone.close();
});

it("2.8.4 2.39.2 6.6 9.1.4 the recent tab opens by its address and asks for 100 lotteries without looking for a login", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const asked = page.waitForRequest(/game_menu\/recent/);
  await phone.go("/m/lottery?type=recent");
  const request: Request = await asked;
  expect(new URL(request.url()).search).toBe("?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN");
  expect(request.headers()["authorization"]).toBeUndefined();
  await expect.poll(() => page.getByRole("tab", { name: "Recent" }).getAttribute("aria-selected"), patience).toBe("true");
  await page.getByText("Log in to see the lotteries you bet on").waitFor();
  await phone.close();
});

it("2.39.1 3.14.1 a star keeps a lottery on the device, by the member's name", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/lottery");
  await tile(page, "Hanoi Five Minutes")
    .getByRole("button", { name: /favourites/ })
    .click(patience);
  await phone.go("/m/lottery");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["All", "Hot", "Recent", "Favourites"]);
  await page.getByRole("tab", { name: "Favourites" }).click();
  await expect.poll(() => page.locator(".lottery-ticket .text-lead").allTextContents(), patience).toEqual(["Hanoi Five Minutes"]);
  const kept = await page.evaluate(() => localStorage.getItem("lotteryFavourites"));
  expect(JSON.parse(kept ?? "")).toEqual({ demo03: [expect.any(Number)] });
  await phone.close();
});

it("2.39.4 4.9.1 7.15.1 7.15.2 9.5.3 a bet from the first tap to its settlement, live and without a reload", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/lottery");
  const launched = page.waitForRequest(/\/lgw\/games\/launch$/);
  await tile(page, tenSeconds).getByRole("link").click(patience);
  expect((await launched).postDataJSON()).toEqual({
    lottoArea: "VN",
    launchMode: "LOTT",
    lottoPrizeMode: "Lott",
    lottoGameCode: "HANOI10S",
    lottoView: "betting",
    lottoMode: "SEA_Tradition",
    device: "MOBILE",
    backUrl: "/m/lottery",
    language: "EN",
  });
  await page.waitForURL(/\/m\/lotto-h5\/en\/trad\/games\/\d+\?merchant=LANTERN&css=lantern&prize_mode=Lott&view=betting$/);
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await cell(page, "07").waitFor(patience);
  await freshIssue(page);
  const before = await balance(page);
  for (const number of ["07", "09", "12"]) await cell(page, number).click();
  await page.getByText("3 numbers · 81 units").waitFor();
  await phone.screen("lottery-betting");
  await placeBet(page).click();
  await phone.screen("lottery-confirm");
  await confirmBet(page).click(patience);
  await toast(page)
    .filter({ hasText: /^Bet placed for draw \d{4}$/ })
    .waitFor(patience);
  const numero = /\d{4}/.exec((await toast(page).textContent()) ?? "")?.[0] ?? "";
  await expect.poll(() => balance(page), patience).toBe(before - 8100);
  await expect.poll(() => timeLeft(page).textContent(), aDraw).toBe("--:--:--");
  await phone.screen("lottery-drawing");
  await page.getByRole("img", { name: new RegExp(`^Special prize of draw ${numero}: \\d( \\d){4}$`) }).waitFor(aDraw);
  await page
    .locator(".notice-strip")
    .filter({ hasText: `Draw ${numero}` })
    .waitFor(aDraw);
  expect(await page.evaluate(() => "neverReloaded" in globalThis)).toBe(true);
  await page.getByRole("button", { name: "My bets" }).click();
  await page.getByRole("radio", { name: "Settled" }).click();
  await page
    .getByRole("dialog")
    .locator("article")
    .filter({ hasText: `Draw ${numero}` })
    .filter({ hasText: "07 09 12" })
    .first()
    .waitFor(patience);
  await phone.screen("lottery-my-bets");
  await phone.close();
});

it("a slip outlives the closing of its draw: told while it waits, refused by the platform when it comes too late, then placed for the next", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await atTenSeconds(phone);
  await page.getByRole("tab", { name: "Head and tail" }).click();
  await cell(page, "5").click();
  await placeBet(page).click();
  await confirmBet(page).waitFor(patience);
  // The order is on its way while its draw closes.
  await page.route(/\/lgw\/orders\/betting$/, async (route) => {
    await drawing(page).waitFor({ state: "attached", ...aDraw });
    await route.continue();
  });
  await confirmBet(page).click();
  await page.getByRole("alert").filter({ hasText: "This issue is closed. Please bet on the next one." }).waitFor(aDraw);
  await page
    .getByText(/^Draw \d{4} has closed\. Your slip/)
    .first()
    .waitFor(aDraw);
  await phone.screen("lottery-closed");
  await page.unroute(/\/lgw\/orders\/betting$/);
  await page.getByText(/^Draw \d{4} has closed\. Your slip is kept for draw \d{4}\.$/).waitFor(aDraw);
  await confirmBet(page).click(aDraw);
  await toast(page).filter({ hasText: "Bet placed" }).waitFor(patience);
  await phone.close();
});

it("an order whose answer is lost is checked again with its key, and placed once", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await atTenSeconds(phone);
  await page.getByRole("tab", { name: "Head and tail" }).click();
  await cell(page, "3").click();
  const before = await balance(page);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/lgw/orders/betting")) keys.push(request.headers()["idempotency-key"]);
  });
  await page.route(
    /\/lgw\/orders\/betting$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await placeBet(page).click();
  await confirmBet(page).click(patience);
  await page.getByText("We do not know yet whether your bet arrived").waitFor(patience);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await phone.screen("lottery-fate-unknown");
  await page.getByRole("button", { name: "Check again" }).click();
  await toast(page).filter({ hasText: "Bet placed" }).waitFor(patience);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await expect.poll(() => balance(page), patience).toBe(before - 100);
  phone.faults.splice(0, phone.faults.length, ...phone.faults.filter((fault) => !fault.includes("net::ERR_FAILED")));
  await phone.close();
});

it("a bet above the balance is refused in the slip, with the way to a deposit", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await logIn(phone);
  await atTenSeconds(phone);
  await cell(page, "07").click();
  await page.getByRole("button", { name: /^Stake a unit/ }).click();
  await page.getByLabel("Price of one unit").fill("5000");
  await page.getByText("One unit costs ฿5,000.00").waitFor();
  await phone.screen("lottery-stake");
  await page.getByRole("button", { name: "Done" }).click();
  await placeBet(page).click();
  await confirmBet(page).click(aDraw);
  const refusal = page.getByRole("alert").filter({ hasText: "Your balance is not enough." });
  await refusal.getByRole("link", { name: "Deposit" }).waitFor(patience);
  await phone.screen("lottery-insufficient");
  await phone.close();
});

it("8.6 a launch that fails takes its overlay away and says nothing", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).waitFor(patience);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/lgw\/games\/launch$/, async (route) => {
    await held;
    await route.abort();
  });
  await tile(page, tenSeconds).getByRole("link").click();
  await toast(page).filter({ hasText: "Opening the lottery" }).waitFor();
  letGo();
  await toast(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/m/lottery");
  expect(await page.getByRole("alert").count()).toBe(0);
  phone.faults.splice(0, phone.faults.length, ...phone.faults.filter((fault) => !fault.includes("net::ERR_FAILED")));
  await phone.close();
});

it("2.4.4 2.4.6 2.8.5 the launch page opens the betting view of its lottery, the lobby page the choice of lotteries", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/launchGame?playType=trad&gameId=1&gameGroupId=&prize_mode=Lott&code=HANOI1&pageBack=home");
  await page.waitForURL(/\/m\/lotto-h5\/en\/trad\/games\/1\?/);
  await page.getByRole("heading", { name: "Hanoi One Minute" }).waitFor(patience);
  await phone.go("/m/launchGame?playType=ent&gameId=1&gameGroupId=&prize_mode=Lott&code=HANOI1&pageBack=home");
  await page.waitForURL(/\/m\/lotto-h5\/en\/ent\/games\/1\?/);
  await phone.go("/m/startLottery?code=HANOI1");
  await page.waitForURL(/view=lobby/);
  await tile(page, "Hanoi Five Minutes").getByRole("link").click(patience);
  await page.getByRole("heading", { name: "Hanoi Five Minutes" }).waitFor(patience);
  await phone.close();
});

it("2.7 the embedded page stands alone in a web view: its one-time code becomes a session once and leaves the address bar", async () => {
  const phone = await openPhone();
  const { headers } = await logIn(phone);
  const answer = await phone.context.request.post(`${phone.origin}/lgw/games/launch`, { headers, data: { lottoGameCode: "HANOI1" } });
  const { value } = (await answer.json()) as { value: { gameUrl: string } };
  expect(value.gameUrl).toMatch(/^\/m\/lotto-h5\/en\/trad\/games\/\d+\?token=[^&]+&merchant=LANTERN&css=lantern&prize_mode=Lott/);
  const webView = await openPhone();
  await webView.go(value.gameUrl);
  await expect.poll(() => webView.page.url(), patience).not.toContain("token=");
  await expect.poll(() => balance(webView.page), patience).toBeGreaterThan(0);
  await webView.page.getByRole("button", { name: "Place bet" }).waitFor(patience);
  const second = await openPhone();
  await second.go(value.gameUrl);
  await second.page.getByRole("link", { name: "Log in to bet" }).waitFor(patience);
  await second.screen("lottery-visitor");
  await Promise.all([phone.close(), webView.close(), second.close()]);
});

it("6.2.2 a visitor who would bet is led to the login, and finds his picks when he comes back", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/m/lotto-h5/en/trad/games/1?prize_mode=Lott");
  await cell(page, "07").click(patience);
  await cell(page, "12").click();
  await page.getByRole("link", { name: "Log in to bet" }).click();
  await page.waitForURL(/\/m\/login\?from=/);
  await page.locator("input[autocomplete=username]").fill("demo03");
  await page.locator("input[type=password]").fill("lantern123");
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/m\/lotto-h5\/en\/trad\/games\/1/, patience);
  await page.getByText("2 numbers · 54 units").waitFor(patience);
  expect(await cell(page, "12").getAttribute("aria-pressed")).toBe("true");
  await placeBet(page).waitFor();
  await phone.close();
});

it.each([360, 390])(
  "the board shows a whole page of numbers above the slip at %i px, and the slip grows only with the picks",
  async (width) => {
    const phone = await openPhone({ width, height: width === 360 ? 740 : 844 });
    const { page } = phone;
    await phone.go("/m/lotto-h5/en/trad/games/1");
    await cell(page, "24").waitFor(patience);
    const bottomOf = async (number: string) => {
      const box = await cell(page, number).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const slip = page.locator(".slip-bar");
    const slipTop = async () => (await slip.boundingBox())?.y ?? 0;
    const atRest = await slipTop();
    expect(await bottomOf("24")).toBeLessThanOrEqual(atRest);
    await cell(page, "07").click();
    await page.getByText("1 number · 27 units").waitFor();
    await expect.poll(slipTop).toBeLessThan(atRest - 40);
    expect(await bottomOf("19")).toBeLessThanOrEqual(await slipTop());
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(slipTop).toBe(atRest);
    await phone.close();
  },
);

it("a draw can be checked in the browser, and says what the check does not prove", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/lotto-h5/en/trad/games/1");
  await page.getByRole("button", { name: "Results" }).click(patience);
  const results = page.getByRole("dialog", { name: "Results" });
  // The last draw shows all its prizes at once, the others on a tap.
  await results.getByRole("button", { name: "Hide the prizes" }).waitFor(patience);
  expect(await results.locator("dl").first().locator("dd > span").count()).toBe(27);
  await phone.screen("lottery-results");
  await results.getByRole("button", { name: "Check this draw" }).click();
  await page.getByRole("status").filter({ hasText: "The draw is what was promised" }).waitFor(patience);
  await page.getByText(/no public beacon enters this draw/).waitFor();
  await phone.screen("lottery-check");
  await phone.close();
});

it.each([360, 390])(
  "4.9.2 the one-minute lottery in Burmese at %i px: minutes and seconds, hours only where there are some",
  async (width) => {
    const phone = await openPhone({ width, height: width === 360 ? 740 : 844, language: "MY" });
    const { page } = phone;
    await logIn(phone);
    await phone.go("/m/lottery");
    await page.locator(".lottery-ticket").first().waitFor(patience);
    await phone.screen("lottery-centre-my");
    await phone.go("/m/lotto-h5/my/trad/games/1?prize_mode=Lott");
    await onSale(page).waitFor({ timeout: 70_000 });
    await expect.poll(() => page.locator(".lock-time").textContent(), patience).toMatch(/^00:\d\d$/);
    for (const number of ["07", "09", "12"]) await cell(page, number).click();
    await page.evaluate(() => scrollTo(0, 0));
    await phone.screen("lottery-betting-my");
    await page.locator(".play-help").click();
    await page.getByRole("dialog").locator("article").first().waitFor(patience);
    await phone.screen("lottery-rules-my");
    await phone.close();
  },
);

import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import {
  patience,
  aDraw,
  tenSeconds,
  tile,
  toast,
  cell,
  timeLeft,
  onSale,
  drawing,
  placeBet,
  confirmBet,
  balance,
  atTenSeconds,
  freshIssue,
} from "./lottery-steps.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

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
  // A member of the journey's own: what others staked may still win.
  await enterAsNewMember(phone, "lotlost");
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
  // Placed once, whether or not the draw has come meanwhile and the one bet won.
  const afterOne = [before - 100, before - 100 + 980];
  await expect.poll(async () => afterOne.includes(await balance(page)), patience).toBe(true);
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
  // The overlay stands for three seconds at most: it is looked for while the tap is still under way.
  const overlay = toast(page).filter({ hasText: "Opening the lottery" }).waitFor();
  await tile(page, tenSeconds).getByRole("link").click();
  await overlay;
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

it("4.6.3 a lottery's tile at home, and a game of LOTT or ELOTT wherever it is started, go by the launch page; one that names no lottery, or none that is there, leads to those there are", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page, context } = phone;
  await logIn(phone);
  const launches: string[] = [];
  let letGo = () => undefined as void;
  await context.route("**/lgw/games/launch", async (route) => {
    launches.push((route.request().postDataJSON() as { lottoGameCode: string }).lottoGameCode);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await route.continue();
  });
  await phone.go("/");
  const ticket = page.locator('a[href*="code=HANOI1&"]').first();
  const named = new URL((await ticket.getAttribute("href")) ?? "", phone.origin);
  await ticket.click();
  await expect.poll(() => page.url(), patience).toBe(named.href);
  expect([named.pathname, ...named.searchParams.keys()]).toEqual([
    "/m/launchGame",
    "playType",
    "gameId",
    "gameGroupId",
    "prize_mode",
    "code",
    "pageBack",
  ]);
  await expect.poll(() => launches, patience).toEqual(["HANOI1"]);
  letGo();
  await page.waitForURL(/\/m\/lotto-h5\/en\/trad\/games\/1\?/);

  // What an address starts by the general launcher is a lottery's all the same: it asks the vendor for nothing.
  const asked = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame"), { timeout: 1 }).catch(() => "nothing");
  for (const gameType of ["LOTT", "ELOTT"]) {
    await phone.go(`/m/game?vendor=DELTA&gameId=1&gameCategory=${gameType}`);
    await expect.poll(() => page.url().replace(phone.origin, ""), patience).toMatch(/^\/m\/launchGame\?playType=trad&gameId=1&/);
  }
  expect(await asked).toBe("nothing");

  await phone.go("/m/launchGame");
  await page.getByText("No lottery was chosen").waitFor();
  await phone.screen("lottery-launch-unnamed");
  expect(await page.getByRole("button", { name: "Open" }).count()).toBe(0);
  await phone.go("/m/launchGame?code=NONE&playType=trad");
  await expect.poll(() => launches, patience).toEqual(["HANOI1", "NONE"]);
  letGo();
  await page.getByText("This lottery is not here").waitFor();
  await page.getByRole("link", { name: "All lotteries" }).click();
  await page.waitForURL(/\/m\/lottery$/);
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
  // A language that there is not, and a theme that is none, are nobody's: the page stands in its own.
  await second.go(value.gameUrl.replace("/lotto-h5/en/", "/lotto-h5/zz-QQ/").replace("css=lantern", "css=//elsewhere"));
  await second.page.getByRole("link", { name: "Log in to bet" }).waitFor(patience);
  expect(await second.page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset["theme"]])).toEqual([
    "en",
    "lantern",
  ]);
  expect(second.faults).toEqual([]);
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
  await page.locator("input[autocomplete~=username]").fill("demo03");
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

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoPassword, logIn } from "./log-in.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { platformUrl } from "./platform-url.ts";

useBrowser();

let phone: Phone;
afterEach(async () => phone.close());

const lines = () => phone.page.locator(".line-card > li");
const main = () => phone.page.getByRole("main");

/** Bets of demo04 on a draw two issues ahead of the slowest lottery, so that none of them locks while the journeys run. */
const betsPlaced = 24;

beforeAll(async () => {
  const origin = platformUrl();
  const call = async <Value>(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Value> => {
    const response = await fetch(origin + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as { success: boolean; errorCode?: string; value: Value };
    if (!envelope.success) throw new Error(`${method} ${path} was refused: ${envelope.errorCode}`);
    return envelope.value;
  };
  const { token } = await call<{ token: string }>("POST", "/wps/session/login", {}, { username: "demo04", password: demoPassword });
  const menu = await call<{ gameMenus: { gameId: number; intervalSeconds: number }[] }[]>(
    "GET",
    "/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN",
    {},
  );
  const [slowest] = menu.flatMap(({ gameMenus }) => gameMenus).toSorted((one, other) => other.intervalSeconds - one.intervalSeconds);
  if (slowest === undefined) throw new Error("the merchant has no lottery");
  const { chaseNumeros } = await call<{ chaseNumeros: { numero: string }[] }>("GET", `/lgw/numeros/chase/${slowest.gameId}`, {});
  const numero = chaseNumeros[2]?.numero;
  if (numero === undefined) throw new Error("the lottery has no draw two issues ahead");
  const contents = Array.from({ length: betsPlaced }, (_, index) => ({
    gameId: slowest.gameId,
    winStop: false,
    playId: "vn_north_de_special",
    bettingContent: String(index + 10),
    singleBetPrice: "2",
    bettingApproach: 1,
    numero: [{ numero, multiple: 1 }],
  }));
  await call(
    "POST",
    "/lgw/orders/betting",
    { Authorization: token, "Idempotency-Key": "records-journey-bets" },
    { prizeMode: "Lott", contents },
  );
});

describe("betting record", () => {
  it("a member finds his bets with stake, win and outcome, and each opens to its draw", async () => {
    phone = await openPhone({ width: 360, height: 740 });
    const { page, screen } = phone;
    await logIn(phone, "demo01");
    await phone.go("/m/gameRecord");
    await lines().first().waitFor();
    expect(await lines().count()).toBe(5);
    // What was drawn is chance: a bet has won and says how much, or it has lost.
    for (const text of await lines().allTextContents())
      expect(text).toMatch(/^Hanoi One Minute.*(?:Won฿[\d,]+\.\d\d|Lost|Stake back)\d\d:\d\dStake ฿[\d,]+\.\d\d$/);
    const bet = lines().filter({ hasText: "Lô 2 digits" }).first();
    await screen("betting-record");
    await bet.getByRole("button").first().click();
    const facts = bet.locator("dl").first();
    await facts.waitFor();
    expect(await facts.textContent()).toContain("Lô 2 digits");
    expect(await bet.locator(".record-result dd").first().textContent()).toMatch(/^\d{5}$/);
    await screen("betting-record-open");
    await page.getByText("That is everything for this period").waitFor();
  });

  it("pages load as the end comes near, products filter, and what has no bets says so", async () => {
    phone = await openPhone();
    const { page, screen } = phone;
    await logIn(phone, "demo04");
    await phone.go("/m/gameRecord");
    await expect.poll(() => lines().count()).toBe(15);
    await page.mouse.wheel(0, 10_000);
    await expect.poll(() => lines().count()).toBe(betsPlaced);
    await page.getByRole("tab", { name: "Games" }).click();
    await main().getByText("No rounds in this time").waitFor();
    await screen("betting-record-empty");
    await page.getByRole("tab", { name: "Lottery" }).click();
    await expect.poll(() => lines().count()).toBeGreaterThanOrEqual(15);
  });

  it("a bet whose issue is open is cancelled after a question, and its stake comes back", async () => {
    phone = await openPhone();
    const { page } = phone;
    await logIn(phone, "demo04");
    await phone.go("/m/gameRecord");
    const first = lines().first();
    await first.getByRole("button").first().click();
    await first.getByRole("button", { name: "Cancel this bet" }).click();
    const question = page.getByRole("alertdialog");
    await question.waitFor();
    expect(await question.textContent()).toContain("comes back to your balance at once");
    await question.getByRole("button", { name: "Cancel this bet" }).click();
    await page.getByText("The bet is cancelled").waitFor();
    await expect.poll(() => lines().first().textContent()).toContain("Cancelled");
    await phone.go("/m/transaction/record");
    await lines().first().waitFor();
    expect(await lines().first().textContent()).toContain("Lottery bet returned");
  });

  it("a record that does not load says so and is asked for again", async () => {
    phone = await openPhone();
    const { page, screen } = phone;
    await logIn(phone, "demo01");
    await page.route("**/wps/records/bets*", (route) =>
      route.fulfill({ status: 500, json: { success: false, errorCode: "request.failed", message: "Unknown error" } }),
    );
    await phone.go("/m/gameRecord");
    await main().getByText("Your bets did not load").waitFor();
    await screen("betting-record-failed");
    await page.unroute("**/wps/records/bets*");
    await main().getByRole("button", { name: "Try again" }).click();
    await lines().first().waitFor();
    phone.faults.splice(0);
  });
});

it("what was last known is shown with its time where the platform cannot be reached", async () => {
  phone = await openPhone({ width: 360, height: 740 });
  const { page, screen } = phone;
  await logIn(phone, "demo01");
  for (const [route, calls, there] of [
    ["/m/gameRecord", "**/wps/records/bets*", "Hanoi One Minute"],
    ["/m/transaction/record", "**/wps/relay/ODS2_MemberTransaction*", "Hanoi One Minute"],
    ["/m/myAccount/index", "**/wps/member/info", "THB"],
  ] as const) {
    await phone.go(route);
    await main().getByText(there).first().waitFor();
    const known = await main().locator(".line-card, dl").first().textContent();
    await page.route(calls, (request) => request.abort());
    await phone.go(route);
    await main()
      .getByText(/^as of \d\d:\d\d$/)
      .waitFor({ timeout: 15_000 });
    await expect.poll(() => main().locator(".line-card, dl").first().textContent()).toBe(known);
    await screen(`last-known${route.replaceAll("/", "-")}`);
    await page.unroute(calls);
  }
  phone.faults.splice(0);
});

describe("statement", () => {
  it("every line says why, how much and the balance after, and leads to its bet", async () => {
    phone = await openPhone({ width: 360, height: 740 });
    const { page, screen } = phone;
    await logIn(phone, "demo01");
    await phone.go("/m/transaction/record");
    await lines().first().waitFor();
    const bet = lines().filter({ hasText: "Lottery bet" }).first();
    await expect
      .poll(() => bet.textContent())
      .toMatch(/^Lottery bet-฿[\d,]+\.\d\dHanoi One MinuteBalance ฿[\d,]+\.\d\d\d\d:\d\d · draw \d{4}$/);
    expect(await lines().last().textContent()).toContain("Welcome money+฿20,000.00");
    await screen("statement");
    await bet.getByRole("link").click();
    await page.waitForURL((url) => url.pathname === "/m/gameRecord" && url.searchParams.has("subject"));
    const opened = lines().filter({ has: page.locator("[aria-expanded=true]") });
    await opened.first().waitFor();
    expect(await opened.count()).toBe(1);
    expect(await opened.textContent()).toContain("Hanoi One Minute");
  });

  it("the reasons filter the statement, and pages load as the end comes near", async () => {
    phone = await openPhone();
    const { page, screen } = phone;
    await logIn(phone, "demo04");
    await phone.go("/m/transaction/record");
    await expect.poll(() => lines().count()).toBe(20);
    await page.mouse.wheel(0, 10_000);
    // The welcome money, the bets, and perhaps one that was taken back.
    await expect.poll(() => lines().count()).toBeGreaterThan(betsPlaced);
    await phone.go("/m/transaction/record");
    await page.getByLabel("Reason").selectOption("demo_grant");
    await expect.poll(() => lines().count()).toBe(1);
    expect(await lines().first().textContent()).toContain("Welcome money+฿5,000.00");
    await page.getByLabel("Reason").selectOption("deposit");
    await main().getByText("Nothing moved in this time").waitFor();
    await screen("statement-empty");
  });
});

it("the records can be read in Burmese", async () => {
  phone = await openPhone({ width: 360, height: 740, language: "MY" });
  await logIn(phone, "demo01");
  await phone.go("/m/gameRecord");
  await lines().first().waitFor();
  expect(await main().textContent()).toContain("လောင်းကြေး");
  await phone.screen("betting-record-my");
  await phone.go("/m/transaction/record");
  await lines().filter({ hasText: "ထီထိုးငွေ" }).first().waitFor();
  await phone.screen("statement-my");
});

it("every period is in sight on a narrow phone in Tagalog, and none lies below another filter", async () => {
  phone = await openPhone({ width: 360, height: 740, language: "TY" });
  await logIn(phone, "demo01");
  await phone.go("/m/transaction/record");
  const chips = phone.page.getByRole("group", { name: "Panahon" }).getByRole("button");
  await expect.poll(() => chips.count()).toBe(4);
  const inReach = await chips.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const ends = [left + 4, right - 4].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return ends.every((end) => end !== null && button.contains(end));
    }),
  );
  expect(inReach).toEqual([true, true, true, true]);
});

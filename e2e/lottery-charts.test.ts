import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callHouse } from "./call-house.ts";
import { logIn } from "./log-in.ts";
import { aDraw, atTenSeconds, cell, confirmBet, patience, placeBet, toast } from "./lottery-steps.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

useBrowser();

const dialog = (page: Page) => page.getByRole("dialog").last();

/** Saves the picture of the order on screen; its PNG with what its header says of its size. */
async function savedTicket(page: Page) {
  await dialog(page).locator("img.ticket-preview").waitFor(patience);
  const download = page.waitForEvent("download", patience);
  await dialog(page)
    .getByRole("button", { name: /^(?:Save picture|ပုံ\u2060? သိမ်း)/ })
    .click();
  const png = await readFile(await (await download).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Counts what the page lets sound; nothing of the page is replaced. */
async function countStrokes({ context }: Phone): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    const heard = { strokes: 0 };
    Object.assign(globalThis, { heard });
    const start = Reflect.get(OscillatorNode.prototype, "start");
    OscillatorNode.prototype.start = function count(...given) {
      heard.strokes += 1;
      return start.apply(this, given);
    };
  });
  return (page) => page.evaluate(() => (globalThis as unknown as { heard: { strokes: number } }).heard.strokes);
}

it("a draw rings once and shows the member's own hits; his bet goes into the slip again, and its ticket becomes a picture in the language of the page", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page, context } = phone;
  const strokes = await countStrokes(phone);
  const { headers } = await logIn(phone);
  await atTenSeconds(phone);
  await page.getByRole("tab", { name: "Head and tail" }).click();
  // Every head there is: one of them hits whatever is drawn.
  for (let digit = 0; digit <= 9; digit += 1) await cell(page, String(digit)).click();
  await placeBet(page).click();
  await confirmBet(page).click(aDraw);
  await toast(page).filter({ hasText: "Bet placed" }).waitFor(patience);
  await page
    .locator(".own-hits")
    .filter({ hasText: /^1 hit$/ })
    .waitFor(aDraw);
  await phone.screen("lottery-own-hit");
  await expect.poll(() => strokes(page), patience).toBeGreaterThan(0);

  const strip = page.locator(".notice-strip");
  await strip.getByRole("button", { name: "Bet again" }).click(aDraw);
  await dialog(page).getByText("0 1 2 3 4 5 6 7 8 9").waitFor(patience);
  await phone.screen("lottery-again");
  await dialog(page).getByRole("button", { name: "Clear the slip" }).click();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Sound of the draw" }).click();
  const before = await strokes(page);
  await page.getByRole("button", { name: /^My bets/ }).click();
  await page.getByRole("radio", { name: "Settled" }).click();
  await dialog(page)
    .getByRole("button", { name: /Head.*Open this bet/s })
    .first()
    .click();
  await dialog(page).locator("mark").waitFor(patience);
  await phone.screen("lottery-order");
  await dialog(page).getByRole("button", { name: "Share" }).click();
  const hidden = await savedTicket(page);
  await phone.screen("lottery-share");
  await dialog(page).getByRole("switch", { name: "Show stake and win" }).click();
  await expect.poll(async () => (await savedTicket(page)).height, patience).toBeGreaterThan(hidden.height);
  const shown = await savedTicket(page);
  await phone.screen("lottery-share-stake");
  expect([hidden.width, shown.width]).toEqual([1200, 1200]);
  expect(await strokes(page)).toBe(before);

  // An order has an address: in Burmese its ticket is another picture, of the same width.
  const [order] = (
    await callHouse<{ content: { orderMasterId: string; gameId: number }[] }>(context, `${phone.origin}/lgw/orders?size=1`, { headers })
  ).content;
  await phone.close();
  const burmesePhone = await openPhone({ width: 360, height: 740, language: "MY" });
  await logIn(burmesePhone);
  await burmesePhone.go(`/m/lotto-h5/my/trad/games/${order?.gameId}?order=${order?.orderMasterId}`);
  await dialog(burmesePhone.page).locator("mark").waitFor(patience);
  await dialog(burmesePhone.page).locator(".button-quiet").last().click();
  const burmese = await savedTicket(burmesePhone.page);
  await burmesePhone.screen("lottery-share-my");
  expect(burmese.width).toBe(1200);
  expect(burmese.png.equals(hidden.png)).toBe(false);
  await burmesePhone.close();
});

it("a chase that doubles says what each draw costs, is taken back from one of its draws on, and its ticket is copied as a picture", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page, context, origin } = phone;
  const { headers } = await logIn(phone);
  const menus = await callHouse<{ gameMenus: { gameId: number; gameCode: string; remainTime: number }[] }[]>(
    context,
    `${origin}/lgw/games/game_menus?prizeMode=Lott`,
  );
  // A province that draws once a week: the one whose draw is farthest away closes under nobody's hands.
  const [{ gameId } = { gameId: 0 }] = menus
    .flatMap(({ gameMenus }) => gameMenus)
    .filter(({ gameCode }) => /^VN_[A-Z]+_[A-Z]+$/.test(gameCode))
    .toSorted((left, right) => right.remainTime - left.remainTime);
  await phone.go(`/m/lotto-h5/en/trad/games/${gameId}`);
  await page.getByRole("tab", { name: "Head and tail" }).click(patience);
  await cell(page, "7").click();
  for (let times = 0; times < 3; times += 1) await page.getByRole("button", { name: "More draws" }).click();
  await page.getByRole("radio", { name: "×2" }).click();
  await page.getByText("Multiples: ×1 · ×2 · ×4 · ×8").waitFor(patience);
  await phone.screen("lottery-chase");
  await placeBet(page).click();
  await dialog(page).getByText("Multiples: ×1 · ×2 · ×4 · ×8").waitFor(patience);
  await phone.screen("lottery-chase-confirm");
  await confirmBet(page).click();
  await toast(page).filter({ hasText: "Bet placed" }).waitFor(patience);

  const [bet] = (
    await callHouse<{ content: { orderMasterId: string; amount: string }[] }>(context, `${origin}/lgw/orders?gameId=${gameId}&size=1`, {
      headers,
    })
  ).content;
  const states = async () =>
    (
      await callHouse<{ subOrders: { state: string; multiple: number }[] }>(
        context,
        `${origin}/lgw/orders/detail?orderMasterId=${bet?.orderMasterId}`,
        { headers },
      )
    ).subOrders.map(({ state, multiple }) => `${multiple} ${state}`);
  expect(await states()).toEqual(["1 placed", "2 placed", "4 placed", "8 placed"]);
  await phone.go(`/m/lotto-h5/en/trad/games/${gameId}?order=${bet?.orderMasterId}`);
  const cancels = dialog(page).getByRole("button", { name: "Cancel from here" });
  await expect.poll(() => cancels.count(), patience).toBe(3);
  await phone.screen("lottery-chase-order");
  await cancels.nth(2).click();
  await page.getByRole("alertdialog", { name: "Cancel these 2 draws?" }).getByRole("button", { name: "Cancel the bet" }).click(patience);
  await expect.poll(states, patience).toEqual(["1 placed", "2 placed", "4 cancelled_user", "8 cancelled_user"]);
  await expect.poll(() => cancels.count(), patience).toBe(1);

  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await page.getByRole("button", { name: "Share" }).click();
  await dialog(page).locator("img.ticket-preview").waitFor(patience);
  await dialog(page).getByRole("button", { name: "Copy picture" }).click();
  await toast(page).filter({ hasText: "copied" }).waitFor(patience);
  expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toEqual(["image/png"]);
  await phone.screen("lottery-share-terms");
  await phone.close();
});

it("past draws are told as numbers to sort, as a line through each place and as roads, with a table of the same for a reader", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/m/lotto-h5/en/trad/games/1");
  await page.getByRole("button", { name: "Results" }).first().click(patience);
  await dialog(page).getByRole("radio", { name: "Numbers" }).click();
  const numbers = dialog(page).locator(".number-table tbody tr");
  await expect.poll(() => numbers.count(), patience).toBe(100);
  const absences = async () => (await dialog(page).locator(".number-absence").allTextContents()).map((text) => Number.parseInt(text, 10));
  const descending = (values: readonly number[]) => values.every((value, place) => place === 0 || value <= (values[place - 1] ?? 0));
  expect(descending(await absences())).toBe(true);
  await dialog(page).getByRole("button", { name: "Absent" }).click();
  expect(descending((await absences()).toReversed())).toBe(true);
  await dialog(page).getByRole("button", { name: "Digit 3" }).click();
  await expect.poll(() => numbers.count()).toBe(10);
  await phone.screen("lottery-numbers");

  await dialog(page).getByRole("radio", { name: "Trend" }).click();
  const drawn = dialog(page).locator(".trend-table td[data-drawn]");
  await expect.poll(() => drawn.count(), patience).toBeGreaterThan(0);
  const rows = await dialog(page).locator(".trend-table tbody tr").count();
  expect(await drawn.count()).toBe(rows);
  await phone.screen("lottery-trend");

  await dialog(page).getByRole("radio", { name: "Road" }).click();
  const told = dialog(page).getByRole("table", { name: "Draw by draw, the newest first" }).locator("tbody tr");
  await expect.poll(() => told.count(), patience).toBeGreaterThan(0);
  const draws = await told.count();
  // Bead plate and big road hold every draw once: nothing ties here.
  expect(await dialog(page).locator(".road-mark").count()).toBe(draws * 2);
  await phone.screen("lottery-road");
  await phone.close();
});

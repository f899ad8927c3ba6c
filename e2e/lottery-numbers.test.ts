import { afterEach, expect, it } from "vitest";
import { demoPassword, logIn } from "./log-in.ts";
import { cell, confirmBet, patience, placeBet } from "./lottery-steps.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";

useBrowser();

const gameCode = "MYANMAR2D";
let lifts: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const lift of lifts) await lift();
  lifts = [];
});

interface Envelope {
  readonly success: boolean;
  readonly value: unknown;
  readonly message?: string;
}

async function asked(phone: Phone, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`${phone.origin}${path}`, init);
  const { success, value, message } = (await answer.json()) as Envelope;
  if (!success) throw new Error(`${path}: ${message ?? answer.status}`);
  return value;
}

/** An operator at his desk: by calls alone, as long as he has no console. What he limits is lifted when the journey ends. */
async function desk(phone: Phone) {
  const post = (path: string, body: unknown, token?: string) =>
    asked(phone, `/wps/operator/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === undefined ? {} : { authorization: token }) },
      body: JSON.stringify(body),
    });
  const { token } = (await post("login", { username: "admin", password: demoPassword })) as { token: string };
  return async (number: string, oddsPercent: number) => {
    const limit = (percent: number) => post("lottery/numbers", { gameCode, number, oddsPercent: percent, reason: "journey" }, token);
    lifts.push(() => limit(100));
    await limit(oddsPercent);
  };
}

/** At Myanmar's 2D, not within the last minute before it closes. */
async function atTwoDigits(phone: Phone, language: string): Promise<void> {
  const open = async () => {
    const groups = (await asked(phone, "/lgw/games/game_menus")) as {
      gameMenus: { gameId: number; gameCode: string; remainTime: number }[];
    }[];
    return groups.flatMap(({ gameMenus }) => gameMenus).find((one) => one.gameCode === gameCode);
  };
  await expect.poll(async () => (await open())?.remainTime ?? 0, { timeout: 70_000, interval: 2_000 }).toBeGreaterThan(60_000);
  await phone.go(`/m/lotto-h5/${language}/trad/games/${(await open())?.gameId}?prize_mode=Lott`);
  await cell(phone.page, "07").waitFor(patience);
}

it("numbers that are closed or pay less are marked while the page is open, taken out of the slip, and agreed to before a bet", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await atTwoDigits(phone, "en");
  const limit = await desk(phone);
  await cell(page, "13").click();
  await limit("07", 0);
  await limit("13", 0);
  await limit("12", 60);
  // Live, without a reload, and not by colour alone.
  await expect.poll(() => cell(page, "07").isDisabled(), patience).toBe(true);
  expect(await cell(page, "07").textContent()).toContain("Closed");
  await page.getByText("Closed for this draw: 13").waitFor(patience);
  expect(await placeBet(page).isDisabled()).toBe(true);
  await cell(page, "12").click();
  await phone.screen("lottery-numbers");
  await page.getByRole("button", { name: "Take out" }).click();
  await expect.poll(() => cell(page, "13").getAttribute("aria-pressed")).toBe("false");
  expect(await cell(page, "12").getAttribute("aria-pressed")).toBe("true");
  await cell(page, "14").click();
  await placeBet(page).click();
  await page.getByText(/^12: pays [0-9.]+ instead of [0-9.]+$/).waitFor(patience);
  await phone.screen("lottery-numbers-confirm");
  const answered = page.waitForResponse(/\/lgw\/orders\/betting$/);
  await confirmBet(page).click(patience);
  const answer = await answered;
  expect(await answer.json()).toMatchObject({ success: true });
  const { contents } = answer.request().postDataJSON() as { contents: { bettingContent: string; oddsPercent?: number }[] };
  expect(contents.map(({ bettingContent, oddsPercent }) => [bettingContent, oddsPercent])).toEqual([
    ["14", undefined],
    ["12", 60],
  ]);
  // What was placed leaves the board.
  await expect.poll(() => cell(page, "12").getAttribute("aria-pressed"), patience).toBe("false");
  expect(phone.faults).toEqual([]);
  await phone.close();
});

it("in Burmese on a narrow phone the board says which numbers are closed, and what the lowered ones pay", async () => {
  const phone = await openPhone({ width: 360, height: 740, language: "MY" });
  const limit = await desk(phone);
  await limit("07", 0);
  await limit("12", 60);
  await atTwoDigits(phone, "my");
  await expect.poll(() => cell(phone.page, "07").isDisabled(), patience).toBe(true);
  await phone.page.evaluate(() => scrollTo(0, 0));
  await phone.screen("lottery-numbers-my");
  await phone.close();
});

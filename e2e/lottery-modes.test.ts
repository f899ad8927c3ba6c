import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { logIn } from "./log-in.ts";
import { aDraw, cell, confirmBet, freshIssue, patience, placeBet, tenSeconds, tile } from "./lottery-steps.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

const playTypes = (page: Page) => page.getByRole("radiogroup", { name: "Kind of bets" });
const slider = (page: Page) => page.getByRole("slider", { name: "Prize and rebate" });
const chosenPlay = (page: Page) => page.locator(".play-choice[aria-checked=true]");

async function openStake(page: Page): Promise<void> {
  await page.locator(".slip-bar").getByRole("button", { name: "Stake a unit" }).last().click();
}
const closeSheet = (page: Page) => page.getByRole("button", { name: "Done" }).click();

it("2.7 2.8.5 3.20.4 3.20.6 both types of plays on one slip, a prize level with its rebate to the settlement, and another prize mode", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).getByRole("link").click(patience);
  await cell(page, "07").waitFor(patience);
  await phone.screen("lottery-tradition");

  await playTypes(page).getByRole("radio", { name: "Entertainment" }).click();
  await page.waitForURL(/\/m\/lotto-h5\/en\/ent\/games\/\d+/, patience);
  const big = page.getByRole("button", { name: /^Big/ });
  await big.click(patience);
  expect(await cell(page, "07").count()).toBe(0);
  await phone.screen("lottery-entertainment");
  await page.getByRole("button", { name: "Add to slip" }).click();

  await playTypes(page).getByRole("radio", { name: "Tradition" }).click();
  await page.waitForURL(/\/m\/lotto-h5\/en\/trad\/games\/\d+/, patience);
  await openStake(page);
  await slider(page).focus();
  await page.keyboard.press("Home");
  expect(await slider(page).getAttribute("aria-valuetext")).toBe("Pays 86.301, 13% rebate");
  await page.keyboard.press("ArrowRight");
  expect(await slider(page).getAttribute("aria-valuetext")).toBe("Pays 86.4025, 12.9% rebate");
  await page.keyboard.press("ArrowLeft");
  await phone.screen("lottery-series");
  expect(await accessibilityFaults(page)).toEqual([]);
  await closeSheet(page);
  expect(await chosenPlay(page).textContent()).toContain("pays 86.301");

  // Remembered on the device; the slip outlives a reload too.
  await page.reload();
  await cell(page, "07").click(patience);
  expect(await chosenPlay(page).textContent()).toContain("pays 86.301");
  await freshIssue(page);
  await placeBet(page).click();
  const question = page.getByRole("dialog", { name: "Place this bet?" });
  await question.getByText("pays 86.301, 13% rebate").waitFor();
  await question.getByText("pays 1.96", { exact: true }).waitFor();
  await phone.screen("lottery-confirm-modes");
  await confirmBet(page).click(patience);
  await page.getByText(/^Bet placed for draw \d{4}$/).waitFor(patience);

  await page.getByRole("button", { name: "My bets" }).click();
  await page.getByRole("radio", { name: "Settled" }).click();
  // 27 units of 1 at 13 %, won or lost.
  const bet = page.getByRole("dialog").locator("article").filter({ hasText: "Lott, prize level 1700 · 13% rebate" });
  await bet.getByText(/^Rebate .*3\.51/).waitFor(aDraw);
  await phone.screen("lottery-rebate");
  await bet.getByRole("button").first().click();
  const order = page.getByRole("dialog", { name: /^Bet / });
  await order.getByText("Lott, prize level 1700 · 13% rebate").waitFor(patience);
  await order.getByText(/^Rebate .*3\.51/).waitFor(patience);
  await phone.screen("lottery-order-rebate");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await openStake(page);
  await page.getByRole("radiogroup", { name: "Prize mode" }).getByRole("radio", { name: "SEA" }).click();
  await page.waitForURL(/[?&]prize_mode=SEA/, patience);
  // 98 at the lowest level of SEA, 1800 of 1980.
  await expect.poll(() => slider(page).getAttribute("aria-valuetext"), patience).toBe("Pays 89.0909, 9% rebate");
  await closeSheet(page);
  await phone.go(new URL(page.url()).pathname + "?prize_mode=ZY");
  await page.getByText("This lottery is not sold in this prize mode").waitFor(patience);
  await page.getByRole("button", { name: "Open at the usual prices" }).click();
  await page.waitForURL(/[?&]prize_mode=Lott/, patience);
  await cell(page, "07").waitFor(patience);
  expect(phone.faults).toEqual([]);
  await phone.close();
});

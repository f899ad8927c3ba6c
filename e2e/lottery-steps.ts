import type { Page } from "playwright-core";
import type { Phone } from "./phone.ts";

/** A busy machine takes its time; a draw of the ten-second lottery takes its ten seconds. */
export const patience = { timeout: 20_000 };
export const aDraw = { timeout: 40_000 };

export const tenSeconds = "Hanoi Ten Seconds";
export const tile = (page: Page, name: string) => page.locator(".lottery-tile").filter({ hasText: name });
export const toast = (page: Page) => page.locator(".toast");
export const cell = (page: Page, number: string) => page.getByRole("button", { name: new RegExp(`^${number}\\b`) });
export const timeLeft = (page: Page) => page.getByRole("timer", { name: "Time left to bet" });
export const onSale = (page: Page) => page.locator(".result-card .sale-state[data-on-sale]");
export const drawing = (page: Page) => page.locator(".result-card[data-drawing]");
export const placeBet = (page: Page) => page.locator(".slip-bar").getByRole("button", { name: "Place bet" });
export const confirmBet = (page: Page) => page.getByRole("dialog", { name: "Place this bet?" }).getByRole("button", { name: /^Place for/ });

/** The balance in the bar, in hundredths. */
export async function balance(page: Page): Promise<number> {
  const text = (await page.locator(".top-bar .tabular-nums").textContent(patience)) ?? "";
  return Math.round(Number(text.replace(/[^0-9.]/g, "")) * 100);
}

/** A member at the ten-second lottery, a new issue just open. */
export async function atTenSeconds(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).getByRole("link").click();
  await cell(page, "07").waitFor(patience);
  await freshIssue(page);
}

/** Waits out the issue on sale, so that the next one has all its time. */
export async function freshIssue(page: Page): Promise<void> {
  await drawing(page).waitFor(aDraw);
  await onSale(page).waitFor(aDraw);
}

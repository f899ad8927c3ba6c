import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { Finger } from "./finger.ts";

/** A page is left alone so long after a tap: what measures would run in the time that is measured. */
const leftAloneMs = 300;

/** Does what a tap does; `measured` may do it in its own time, once or twice, and look at what it does. */
export type Measured = (act: () => Promise<void>, what: string) => Promise<void>;

/** The member's page, his bets, a tab of theirs, home, the panel opened and closed. */
export async function tapThrough(page: Page, finger: Finger, measured: Measured): Promise<void> {
  const answered = async (what: string, act: () => Promise<void>) => {
    await measured(async () => {
      await page.evaluate((name) => (window.counted.what = name), what);
      await act();
      await setTimeout(leftAloneMs);
    }, what);
    await settled(page);
  };
  const dialog = '[role="dialog"]';
  await answered("to the member's page", () => finger.tap('nav a[href="/m/member/home"]'));
  await finger.until('main a[href="/m/gameRecord"]');
  await answered("to the bets", () => finger.tap('main a[href="/m/gameRecord"]'));
  await finger.until('main [role="tab"]');
  await answered("another tab", () => finger.tap('main [role="tab"]', { at: 1 }));
  await answered("to home", () => finger.tap('nav a[href="/"]'));
  await answered("panel opens", () => finger.tap('header button[aria-haspopup="dialog"]'));
  await finger.until(dialog);
  await answered("panel closes", () => page.keyboard.press("Escape"));
  await finger.until(dialog, { gone: true });
}

/** Until nothing is on its way and the page has time: what it leaves for after its first frame belongs to no other tap. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  );
}

import type { Page } from "playwright-core";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a finger over the page, as a touch screen tells of it. `held` looks at the page before the finger leaves it. */
export async function drag(page: Page, from: Point, to: Point, held?: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const touchPoints = [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await held?.();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

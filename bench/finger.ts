import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";

/** How long a finger stays down in a tap. */
const fingerDownMs = 70;
const lookEveryMs = 50;
const patienceMs = 20_000;

/**
 * A finger on a page. Nothing of Playwright's own runs in the page for it: locators leave listeners there that answer to every tap, and its own
 * tap asks whether the element is in reach, in the measured time.
 */
export interface Finger {
  readonly devtools: CDPSession;
  /** Down and up on the middle of the element of this number, the first unless told. */
  readonly tap: (selector: string, options?: { readonly at?: number }) => Promise<void>;
  /** Until the page has such an element, or has none any more. */
  readonly until: (selector: string, options?: { readonly gone?: boolean }) => Promise<void>;
}

export async function fingerOf(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  const tap: Finger["tap"] = async (selector, { at = 0 } = {}) => {
    const middle = await page.evaluate(
      ([wanted, number]) => {
        const element = document.querySelectorAll(wanted)[number];
        if (element === undefined) return undefined;
        element.scrollIntoView({ block: "nearest" });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [selector, at] as const,
    );
    if (middle === undefined) throw new Error(`there is nothing to tap at ${selector}`);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
    await setTimeout(fingerDownMs);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const until: Finger["until"] = async (selector, { gone = false } = {}) => {
    const deadlineMs = performance.now() + patienceMs;
    while ((await page.evaluate((wanted) => document.querySelector(wanted) === null, selector)) !== gone) {
      if (performance.now() > deadlineMs)
        throw new Error(`${selector} ${gone ? "has not left" : "did not come"} in ${patienceMs / 1_000} s`);
      await setTimeout(lookEveryMs);
    }
  };
  return { devtools, tap, until };
}

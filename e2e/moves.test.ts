import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const menu = { home: 'nav.bottom-menu a[href="/"]', promotions: 'nav.bottom-menu a[href="/m/activity"]' } as const;

/** What home has of each of its parts. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      slides: count(".carousel-slide"),
      banners: count(".carousel-slide .banner"),
      tiles: count(".home-tile"),
      sections: count("main section"),
      footers: count("footer"),
    };
  });

/** Home with what comes after its first paint. */
async function wholeHome(page: Page): ReturnType<typeof partsOf> {
  await page.locator(".match-card").first().waitFor();
  return partsOf(page);
}

interface Seen {
  readonly tiles: number;
  readonly banners: number;
  readonly skeletons: number;
  /** What floats over the page, and would cost the first frame its time. */
  readonly floating: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** What stood in home when the frame that answers the tap was about to be painted. */
    firstFrame?: Seen;
    shifted: number;
  }
}

it("home is whole after a switch by the menu, its first frame has content, and nothing moves when the rest comes", async () => {
  const { page } = await open();
  await phone().go("/");
  const whole = await wholeHome(page);
  expect(whole.banners).toBeGreaterThan(1);
  expect(whole.banners).toBe(whole.slides);
  expect(whole.tiles).toBeGreaterThan(3);
  expect(whole.footers).toBe(1);
  await page.locator(menu.promotions).click();
  await page.waitForURL("**/m/activity");
  await page.locator("footer").waitFor();
  await page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        // A draw that closes meanwhile has dashes for digits: its clock alone changes its width.
        const clockAlone = sources.every(({ node }) => node instanceof Element && node.closest(".flip-clock") !== null);
        if (!hadRecentInput && !clockAlone) window.shifted += value;
      }
    }).observe({ type: "layout-shift" });
    const look = () => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      window.firstFrame = {
        tiles: count(".home-tile"),
        banners: count(".banner"),
        skeletons: count("main .skeleton"),
        floating: count("aside"),
      };
    };
    addEventListener("click", () => requestAnimationFrame(look), { capture: true, once: true });
  });
  await page.locator(menu.home).click();
  await expect.poll(() => partsOf(page)).toEqual(whole);
  expect(await page.evaluate(() => window.firstFrame)).toEqual({ tiles: 3, banners: 1, skeletons: 0, floating: 0 });
  expect(await page.evaluate(() => window.shifted)).toBe(0);
  await expect.poll(() => page.locator("aside").count()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
});

it("a step back returns to where home was scrolled to, with all its parts there", async () => {
  const { page } = await open();
  await phone().go("/");
  const whole = await wholeHome(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const placeOf = () => page.evaluate(() => Math.round(scrollY));
  const place = await placeOf();
  expect(place).toBeGreaterThan(100);
  await expect
    .poll(() => page.evaluate(() => Object.entries(sessionStorage).some(([key, at]) => key.includes("scroll:") && Number(at) > 100)))
    .toBe(true);
  await page.locator(menu.promotions).click();
  await page.waitForURL("**/m/activity");
  await expect.poll(placeOf).toBe(0);
  await page.goBack();
  await expect.poll(() => partsOf(page)).toEqual(whole);
  await expect.poll(placeOf).toBe(place);
});

it("the phone's way back puts away what lies over the page, and the page stays", async () => {
  const { page, context } = await open();
  // A test has no back button of the system: the browser's part is played by a stand-in.
  await context.addInitScript(() => {
    const watchers = new Set<EventTarget>();
    Object.assign(window, {
      goBackAsThePhoneDoes: () => [...watchers].at(-1)?.dispatchEvent(new Event("close")),
      CloseWatcher: class extends EventTarget {
        constructor() {
          super();
          watchers.add(this);
        }
        destroy() {
          watchers.delete(this);
        }
      },
      watchers,
    });
  });
  await phone().go("/m/login");
  await page.locator("input[name=loginUsername]").fill("somebody");
  await page.getByRole("button", { name: "Language: English" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("ไทย").waitFor();
  await page.evaluate(() => (window as unknown as { goBackAsThePhoneDoes: () => void }).goBackAsThePhoneDoes());
  await sheet.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/m/login");
  expect(await page.locator("input[name=loginUsername]").inputValue()).toBe("somebody");
  expect(await page.evaluate(() => (window as unknown as { watchers: Set<unknown> }).watchers.size)).toBe(0);
});

it("without a connection nothing stands over what a page has at its foot", async () => {
  const { page, context } = await open();
  // The notice comes with the parts that follow the first paint, and so does the stream.
  const late = page.waitForEvent("websocket", { predicate: (socket) => socket.url().endsWith("/stream"), timeout: 60_000 });
  await phone().go("/m/lotto-h5/en/trad/games/1?prize_mode=Lott");
  await page.locator(".slip-bar").waitFor();
  await late;
  await context.setOffline(true);
  const notice = page.locator(".offline-notice");
  await notice.waitFor();
  const boxes = await Promise.all([page.locator(".slip-bar").boundingBox(), notice.boundingBox()]);
  const [bar, word] = boxes.map((box) => box ?? { y: 0, height: 0 });
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(word?.y ?? 0);
  await context.setOffline(false);
  await notice.waitFor({ state: "detached" });
  const { faults } = phone();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED")));
});

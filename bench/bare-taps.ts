import { setTimeout } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { slowPhone } from "./browser.ts";
import { fingerOf } from "./finger.ts";
import { watch } from "./tap-counters.ts";

/** A page that does nothing but change a word of its own when it is tapped: less than this no page takes. */
export const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><title>bare</title>
<main><button style="width:200px;height:200px">0</button></main>
<script>const button=document.querySelector("button");let taps=0;button.addEventListener("click",()=>{button.textContent=String(++taps)})</script>`;

const tapsOfARun = 6;
const betweenMs = 300;

/** Ms from a tap to the next paint, at the slow phone's speed, of taps on the bare page at this address. */
export async function bareTaps(context: BrowserContext, url: string): Promise<readonly number[]> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    const finger = await fingerOf(page);
    await finger.devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.processorSlowdown });
    await page.goto(url);
    for (let tap = 0; tap < tapsOfARun; tap++) {
      await finger.tap("button");
      await setTimeout(betweenMs);
    }
    const taps = await page.evaluate(() => window.counted.taps.map(({ ms }) => ms));
    if (taps.length === 0) throw new Error("the browser has counted no taps on the bare page");
    return taps;
  } finally {
    await page.close();
  }
}

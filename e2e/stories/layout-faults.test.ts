import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../launch-browser.ts";
import { layoutFaults, movingFaults } from "./layout-faults.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
});
afterAll(() => browser?.close());

async function faultsOf(html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>body{margin:0;font:16px/20px sans-serif}</style><div id="storybook-root">${html}</div>`);
  return page.evaluate(layoutFaults);
}

it("finds what scrolls the page sideways, and leaves rows alone that scroll by themselves", async () => {
  expect(await faultsOf(`<div style="width:400px">wide</div>`)).toEqual(["the page is 40 px wider than the screen"]);
  expect(await faultsOf(`<div style="overflow-x:auto"><div style="width:400px">wide</div></div>`)).toEqual([]);
});

it("finds text that is cut at the side or below, unless an ellipsis says so", async () => {
  const cut = (style: string, text = "a very long line of text") =>
    `<div style="width:60px;overflow:hidden;white-space:nowrap;${style}">${text}</div>`;
  expect(await faultsOf(cut(""))).toEqual([expect.stringMatching(/"a very long line of text" is cut at the side by <div>/)]);
  expect(await faultsOf(cut("text-overflow:ellipsis"))).toEqual([]);
  expect(await faultsOf(cut("line-height:9px", "gjpy"))).toEqual([
    expect.stringMatching(/"gjpy" is cut by <div> "gjpy": \S+ px above, \S+ px below/),
  ]);
  expect(await faultsOf(cut("", "gjpy"))).toEqual([]);
});

it("finds text that leaves its control or the screen", async () => {
  const button = `<button style="width:60px;height:50px;padding:0;white-space:nowrap;text-align:start">a very long label</button>`;
  expect(await faultsOf(button)).toEqual([expect.stringMatching(/^"a very long label" leaves <button>/)]);
  expect(await faultsOf(`<p style="margin-left:-20px">text</p>`)).toEqual([`"text" leaves the screen`]);
});

it("finds controls that a finger misses: too small, or under something else", async () => {
  const extended = `<style>.x{position:relative;width:60px;height:30px;border:0}.x::before{content:"";position:absolute;inset:-7px 0}</style>`;
  const margin = `style="margin:20px"`;
  expect(await faultsOf(`<div ${margin}><button style="width:60px;height:30px">tap</button></div>`)).toEqual([
    `<button> "tap" can be hit on 60 × 30 px only`,
  ]);
  expect(await faultsOf(`${extended}<div ${margin}><button class="x">tap</button></div>`)).toEqual([]);
  expect(await faultsOf(`<label style="display:block;width:60px"><input style="margin:20px" type="checkbox"></label>`)).toEqual([]);
  expect(
    await faultsOf(`<button style="width:60px;height:60px">tap</button><div style="position:fixed;inset:0;background:red"></div>`),
  ).toEqual([`<button> "tap" lies under something else`]);
});

it("finds what moves and lets fade what only fades", async () => {
  await page.setContent(
    `<style>@keyframes move{to{translate:9px}}@keyframes fade{to{opacity:0}}</style>
     <i class="moving" style="animation:move 9s infinite">a</i><i class="fading" style="animation:fade 9s infinite">b</i>`,
  );
  expect(await page.evaluate(movingFaults)).toEqual(["moving moves: translate"]);
});

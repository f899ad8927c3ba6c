import { expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { demoPassword } from "./log-in.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

it.each([
  { language: "EN", width: 1280, height: 800 },
  { language: "MY", width: 360, height: 740 },
])("an engineer logs in at the vendors' desk, and each of its pages keeps to WCAG 2.2 AA, $language at $width", async (visit) => {
  const { page, origin, faults, screen, close } = await openPhone(visit);
  await page.goto(`${origin}/vendors`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator("input[name=userName]").fill("vendor01");
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("main form button").click();
  await page.getByRole("navigation").first().waitFor();
  const addresses = await page
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) {
    await page.goto(`${origin}${address}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await accessibilityFaults(page), address).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(visit.width);
    await screen(`vendors${address.replace(/^\/vendors/, "").replaceAll("/", "-")}-${visit.language.toLowerCase()}`);
  }
  expect(faults).toEqual([]);
  await close();
});

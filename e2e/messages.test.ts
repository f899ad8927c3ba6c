import { expect, it } from "vitest";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

it("the announcements open in their place, and what an operator wrote can do nothing but be read", async () => {
  const { page, screen } = await open();
  await phone().go("/m/notice");
  const first = page.locator("details.announcement").first();
  await first.locator("summary").click();
  await first.getByText("A new draw every minute, day and night.").waitFor();
  await screen("announcements");

  const content =
    '<p onclick="window.harmed=1">Read <b>me</b></p><img src="/nothing" onerror="window.harmed=1"><script>window.harmed=1</script><a href="javascript:window.harmed=1">go</a>';
  const announcement = {
    id: "01890000-0000-7000-8000-000000000000",
    title: "From the desk",
    content,
    startDate: "2026-03-01T00:00:00.000Z",
    read: false,
  };
  await page.route("**/wps/system/announcements*", (route) =>
    route.fulfill({ json: { success: true, value: { announcements: [announcement] } } }),
  );
  await phone().go("/");
  await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
  await first.locator("summary", { hasText: "From the desk" }).click();
  await first.getByText("Read me").waitFor();
  const text = first.locator(".operator-text");
  expect(await text.locator("script, [onclick], [onerror], [href]").count()).toBe(0);
  await text.getByText("go").click();
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  await page.unroute("**/wps/system/announcements*");
  // The page's policy reports the handlers that the sanitiser meets and drops.
  phone().faults.splice(0, phone().faults.length, ...phone().faults.filter((fault) => !fault.includes("Executing inline event handler")));
});

it("an empty board of announcements says so", async () => {
  const { page, screen } = await open();
  await page.route("**/wps/system/announcements*", (route) => route.fulfill({ json: { success: true, value: { announcements: [] } } }));
  await phone().go("/");
  await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
  await page.getByText("No announcements right now").waitFor();
  await screen("announcements-empty");
});

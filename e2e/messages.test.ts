import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { enterAsNewMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const patience = { timeout: 15_000 };

const news = "**/wps/relay/GLS2_lobbyNews*";
const fromTheDesk = (content: string) => ({
  id: "01890000-0000-7000-8000-000000000000",
  announcementId: "01890000-0000-7000-8000-000000000000",
  type: "A",
  title: "From the desk",
  category: null,
  startDate: "2026-03-01T00:00:00.000Z",
  endDate: null,
  noExpiry: 1,
  announcementImages: [],
  photoUrl: "",
  content,
  read: false,
});

it("the announcements open in their place, and what an operator wrote can do nothing but be read", async () => {
  const { page } = await open();
  await phone().go("/m/notice");
  const first = page.locator("details.announcement").first();
  await page.locator("details.announcement summary", { hasText: "Hanoi One Minute" }).click();
  await page.getByText("A new draw every minute, day and night.").waitFor();

  const content =
    '<p onclick="window.harmed=1">Read <b>me</b></p><img src="/nothing" onerror="window.harmed=1"><script>window.harmed=1</script><a href="javascript:window.harmed=1">go</a>';
  await page.route(news, (route) =>
    route.fulfill({ json: { success: true, value: { announcements: [fromTheDesk(content)], next: null } } }),
  );
  await phone().go("/");
  await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
  await first.locator("summary", { hasText: "From the desk" }).click();
  await first.getByText("Read me").waitFor();
  const written = first.locator(".operator-text");
  expect(await written.locator("script, [onclick], [onerror], [href]").count()).toBe(0);
  await written.getByText("go").click();
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);

  await page.unroute(news);
  await page.route(news, (route) => route.fulfill({ json: { success: true, value: { announcements: [], next: null } } }));
  await phone().go("/");
  await page.getByRole("main").locator('a[href="/m/notice"]').first().click();
  await page.getByText("No announcements right now").waitFor();
  await phone().screen("announcements-empty");
  // The page's policy reports the handlers that the sanitiser meets and drops.
  phone().faults.splice(0, phone().faults.length, ...phone().faults.filter((fault) => !fault.includes("Executing inline event handler")));
});

describe.each([
  { wire: "EN", code: "en", size: { width: 390, height: 844 } },
  { wire: "MY", code: "my", size: { width: 360, height: 740 } },
] as const)("announcements in $wire", ({ wire, code, size }) => {
  it("7.17.2 a member has the news, and each kind behind a tab that is marked until all of it is read", async () => {
    const { page, go, screen } = await open({ ...size, language: wire });
    await enterAsNewMember(phone(), "notice", { language: wire });
    await go("/m/notice");
    const tab = (kind: "news" | "PL" | "H") => page.locator(`[role=tab][data-item=${kind}]`);
    const unread = (count: number) => text(code, "messages.inbox.count", { count });
    await tab("H").getByText(unread(1)).waitFor(patience);
    await screen(`announcements-${code}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tab("PL").click();
    await page.waitForURL((url) => url.searchParams.get("type") === "PL");
    const only = page.locator("details.announcement");
    await expect.poll(() => only.count(), patience).toBe(1);
    await only.getByText(text(code, "messages.announcements.unread")).waitFor();
    await only.locator("summary").click();
    await only.locator('.operator-text a[href="/m/safeguards"]').waitFor();
    await tab("PL")
      .getByText(unread(1))
      .waitFor({ state: "detached", ...patience });
    await screen(`announcements-open-${code}`);
    // What has been read stays read, in this tab and on the next visit.
    await go("/m/notice?type=PL");
    await only.first().waitFor(patience);
    await expect.poll(() => only.getByText(text(code, "messages.announcements.unread")).count(), patience).toBe(0);
    // What was never read cannot be shown from before.
    const ofOneKind = "**/wps/relay/MCS2_postAnnouncement";
    await page.route(ofOneKind, (route) => route.abort());
    await tab("H").click();
    await page.getByText(text(code, "messages.announcements.failed")).waitFor(patience);
    await page.unroute(ofOneKind);
    await page.getByRole("button", { name: text(code, "shell.retry") }).click();
    await only.first().waitFor(patience);
    phone().faults.length = 0;
  });
});

it("7.17.4 7.22.1 the service page leads to the desk that the sealed link names, to no other, and says where there is none", async () => {
  const { page, screen } = await open({ width: 360, height: 740 });
  await phone().go("/m/service");
  const desk = page.getByRole("main").getByRole("link", { name: "Customer service" });
  await desk.waitFor(patience);
  expect(await desk.getAttribute("href")).toBe("https://service.example/lantern/en");
  await desk.getByText("service.example").waitFor();
  await screen("service-desk");
  await page.route("**/wps/relay/GLS2_customerService", async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: object };
    await route.fulfill({ json: { ...answer, value: { ...answer.value, hosts: ["elsewhere.example"] } } });
  });
  await phone().go("/m/service");
  await page.getByText("Not available right now.").waitFor(patience);
  expect(await desk.count()).toBe(0);
  await screen("service-desk-closed");
});

import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { enterAsNewMember, logInElsewhere } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

/** What waits for the platform's answer waits as long as a busy machine needs. */
const patience = { timeout: 15_000 };

const languages = [
  { wire: "EN", code: "en", size: { width: 360, height: 740 } },
  { wire: "MY", code: "my", size: { width: 390, height: 844 } },
] as const;

/** Gives the app the merchant's own status with live chat, telegram and a help centre: no operator can set them up from a journey. */
async function withServices(page: Page): Promise<void> {
  await page.route("**/wps/system/status", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      value: {
        info: { customerService: unknown; whitelabel: Record<string, boolean>; resources: { resourceType: string; url: string }[] };
      };
    };
    const { info } = answer.value;
    info.customerService = { liveChat: "https://chat.example/", telegram: "https://telegram.example/help" };
    info.whitelabel["CBS3"] = true;
    info.resources = [
      ...info.resources.filter(({ resourceType }) => resourceType !== "HELPCENTER"),
      { resourceType: "HELPCENTER", url: "https://help.example/" },
    ];
    await route.fulfill({ response, json: answer });
  });
}

const faultless = async () => expect(await accessibilityFaults(phone().page)).toEqual([]);
const rows = () => phone().page.locator("main .inbox-row[aria-haspopup]");
const unreadRows = () => phone().page.locator("main .inbox-row[data-unread]");

describe.each(languages)("the inbox in $wire", ({ wire, code, size }) => {
  const say = (id: MessageId, values?: Record<string, unknown>) => text(code, id, values);
  const button = (id: MessageId) => phone().page.getByRole("button", { name: say(id), exact: true });
  const openAsMember = async () => {
    const opened = await open({ ...size, language: wire, reducedMotion: true });
    return { ...opened, ...(await enterAsNewMember(opened, `inb${wire}`, { language: wire })) };
  };
  /** A lower limit at each call: a message at each call. */
  const lowerLimit = async (headers: Readonly<Record<string, string>>, amount: string) => {
    const answer = await phone().context.request.post(`${phone().origin}/wps/member/safeguards/limit`, {
      headers,
      data: { kind: "stake", period: "week", amount },
    });
    expect(answer.ok()).toBe(true);
  };

  it("6.2.1 7.4.1 7.6 a new device's message lights the dot at once; it opens, is read, leads on, and is deleted", async () => {
    const { page, go, screen, userName } = await openAsMember();
    await go("/m/webEmail");
    // The phone itself was new to the account.
    await expect.poll(() => rows().count(), patience).toBe(1);
    await button("messages.inbox.markAll").click();
    await expect.poll(() => unreadRows().count(), patience).toBe(0);
    await page.getByText(say("messages.inbox.markedAll")).waitFor();

    const stream = page.waitForEvent("websocket", { predicate: (socket) => socket.url().endsWith("/stream"), ...patience });
    await go("/m/service");
    const entry = (unread: number) =>
      page.getByRole("main").getByRole("link", {
        name: unread === 0 ? say("shell.service.messages") : say("shell.service.messagesUnread", { count: unread }),
        exact: true,
      });
    await entry(0).waitFor(patience);
    await (await stream).waitForEvent("framereceived", patience);
    await logInElsewhere(phone(), userName);
    await entry(1).waitFor(patience);
    await screen(`inbox-dot-${code}`);
    await entry(1).click();
    await page.waitForURL((url) => url.pathname === "/m/webEmail");

    await expect.poll(() => unreadRows().count(), patience).toBe(1);
    expect(await rows().first().textContent()).toContain(say("inbox.deviceNew.title"));
    await faultless();
    await screen(`inbox-${code}`);
    await rows().first().click();
    const sheet = page.getByRole("dialog", { name: say("inbox.deviceNew.title") });
    await sheet.getByText("Safari, iOS").waitFor();
    await expect.poll(() => unreadRows().count(), patience).toBe(0);
    await faultless();
    await screen(`inbox-message-${code}`);

    await sheet.getByRole("button", { name: say("messages.inbox.delete") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText(say("messages.inbox.deleteTitle")).waitFor();
    await question.getByRole("button", { name: say("messages.inbox.delete") }).click();
    await expect.poll(() => rows().count(), patience).toBe(1);

    await rows().first().click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("messages.inbox.link.devices") })
      .click();
    await page.waitForURL((url) => url.pathname === "/m/devices");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });

  it("a message that came after the list was read and before the stream began is there when the stream begins", async () => {
    const { page, go, userName, headers } = await openAsMember();
    const inboxOf = async () => (await page.request.get(`${phone().origin}/wps/relay/CSP_getInbox?size=20`, { headers })).json();
    const written = async () => ((await inboxOf()) as { value: { messages: unknown[] } }).value.messages.length;
    await expect.poll(written, patience).toBe(1);
    const stream = Promise.withResolvers<void>();
    await page.routeWebSocket("**/stream", async (socket) => {
      const said: (string | Buffer)[] = [];
      let tell = (message: string | Buffer): void => void said.push(message);
      socket.onMessage((message) => tell(message));
      await stream.promise;
      const server = socket.connectToServer();
      tell = (message) => server.send(message);
      for (const message of said) tell(message);
    });
    await go("/m/webEmail");
    await expect.poll(() => rows().count(), patience).toBe(1);
    await logInElsewhere(phone(), userName);
    await expect.poll(written, patience).toBe(2);
    expect(await rows().count()).toBe(1);
    stream.resolve();
    await expect.poll(() => rows().count(), patience).toBe(2);
  });

  it("grows page by page, shows the unread alone, and says so when nothing is", async () => {
    const { page, go, screen, headers } = await openAsMember();
    const count = 24;
    for (let amount = 1_000 + count; amount > 1_000; amount -= 1) await lowerLimit(headers, String(amount));
    await go("/m/webEmail");
    await expect.poll(() => rows().count(), patience).toBeGreaterThanOrEqual(20);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows().count(), patience).toBe(count + 1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByText(say("messages.inbox.end")).waitFor(patience);
    await page.evaluate(() => scrollTo(0, 0));
    await screen(`inbox-full-${code}`);
    await page.getByRole("radio", { name: say("messages.inbox.unreadTab", { count: count + 1 }) }).click();
    await expect.poll(() => unreadRows().count(), patience).toBeGreaterThanOrEqual(20);
    await button("messages.inbox.markAll").click();
    await expect.poll(() => unreadRows().count(), patience).toBe(0);
    await page.getByRole("radio", { name: say("messages.inbox.all") }).click();
    await go("/m/webEmail");
    await page.getByRole("radio", { name: say("messages.inbox.unread"), exact: true }).click();
    await page.getByText(say("messages.inbox.noneUnread")).waitFor(patience);
    await faultless();
    await screen(`inbox-read-${code}`);
  });
});

describe("the inbox", () => {
  it("6.2.2 a visitor is led to the login and back to his messages", async () => {
    const { page, go } = await open();
    await go("/m/webEmail");
    await page.waitForURL((url) => url.pathname === "/m/login");
    expect(new URL(page.url()).searchParams.get("from")).toBe("/m/webEmail");
  });

  it("2.45.1 2.45.3 the service popup has every way to the house that there is, a dot on the messages, and closes upon each", async () => {
    const { page, context, go, screen } = await open({ reducedMotion: true });
    await page.clock.install();
    await withServices(page);
    await go("/m/notice");
    // The first HTML still brought the status as it was; it is read again after a minute.
    await page.clock.fastForward(61_000);
    const popup = page.getByRole("dialog", { name: "Customer service" });
    const openPopup = async () => {
      await page.getByRole("button", { name: "Service" }).click();
      await popup.waitFor();
    };
    const hrefs = () => popup.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const outside = ["https://chat.example/", "https://telegram.example/help", "https://help.example/"];
    const [chat, telegram, help] = outside;
    await openPopup();
    await expect.poll(hrefs, patience).toEqual([chat, telegram, "/m/notice", "/m/login?from=%2Fm%2FwebEmail", help]);
    expect(await popup.locator(".bg-heat-fill").count()).toBe(0);

    await popup.getByRole("link", { name: "Messages" }).click();
    await page.waitForURL((url) => url.pathname === "/m/login");
    await popup.waitFor({ state: "hidden" });
    const { headers } = await enterAsNewMember(phone(), "inbpop");
    const count = async () =>
      (
        (await (await context.request.get(`${phone().origin}/wps/relay/CSP_unreadCount`, { headers })).json()) as {
          value: { unread: number };
        }
      ).value;
    await expect.poll(count, patience).toEqual({ unread: 1 });
    await go("/m/member/home");
    await page.clock.fastForward(61_000);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Messages/ })
      .getByText("1 unread")
      .waitFor(patience);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Messages, 1 unread" }).waitFor(patience);
    await screen("inbox-panel");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await openPopup();
    await expect.poll(hrefs, patience).toEqual([chat, telegram, "/m/notice", "/m/webEmail", help]);
    expect(await popup.locator("a[href='/m/webEmail'] .bg-heat-fill").count()).toBe(1);
    await screen("service-popup");
    await faultless();
    await popup.getByRole("link", { name: "Messages, 1 unread" }).click();
    await page.waitForURL((url) => url.pathname === "/m/webEmail");
    await popup.waitFor({ state: "hidden" });
    await openPopup();
    await popup.getByRole("link", { name: "Announcements" }).click();
    await page.waitForURL((url) => url.pathname === "/m/notice");
    await popup.waitFor({ state: "hidden" });
    await context.route(/\.example\//, (route) => route.fulfill({ contentType: "text/html", body: "outside" }));
    for (const address of outside) {
      await openPopup();
      const tab = page.waitForEvent("popup");
      await popup.locator(`a[href="${address}"]`).click();
      expect((await tab).url()).toBe(address);
      await (await tab).close();
      await popup.waitFor({ state: "hidden" });
    }
  });

  it("fails with a way to try again, and shows what was there, with its time, while there is no connection", async () => {
    const { page, context, go, screen } = await open({ reducedMotion: true });
    await enterAsNewMember(phone(), "inboff");
    await page.route("**/wps/relay/CSP_getInbox*", (route) =>
      route.fulfill({ status: 500, json: { success: false, errorCode: "request.failed" } }),
    );
    await go("/m/webEmail");
    await page.getByText("The messages did not load").waitFor(patience);
    await screen("inbox-failed");
    await page.unroute("**/wps/relay/CSP_getInbox*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => rows().count(), patience).toBe(1);
    await page.getByRole("main").waitFor();
    const known = await rows().first().textContent();
    await page.route("**/wps/relay/CSP_getInbox*", (request) => request.abort());
    await page.reload();
    await page
      .getByRole("main")
      .getByText(/^as of \d\d:\d\d$/)
      .waitFor(patience);
    await expect.poll(() => rows().first().textContent(), patience).toBe(known);
    await screen("inbox-last-known");
    await page.unroute("**/wps/relay/CSP_getInbox*");
    await page.reload();
    await expect.poll(() => rows().count(), patience).toBe(1);
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await page.getByRole("radio", { name: /Unread/ }).click();
    await page.getByRole("radio", { name: "All", exact: true }).click();
    expect(await rows().count()).toBe(1);
    await context.setOffline(false);
    phone().faults.splice(0, phone().faults.length, ...phone().faults.filter((fault) => !/net::ERR_|status of 500|WebSocket/.test(fault)));
  });
});

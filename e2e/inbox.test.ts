import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
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

  it("2.3 2.45.3 6.2.1 7.4.1 7.6 a new device's message lights the dot at once; it opens, is read, leads on, and is deleted", async () => {
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
  it("2.45.1 6.2.2 a visitor is led to the login and back to his messages", async () => {
    const { page, go } = await open();
    await go("/m/webEmail");
    await page.waitForURL((url) => url.pathname === "/m/login");
    await go("/m/service");
    const href = await page.getByRole("main").getByRole("link", { name: "Messages", exact: true }).getAttribute("href");
    expect(href).toBe("/m/login?from=%2Fm%2FwebEmail");
  });

  it("2.45.3 the service popup's way to the messages closes it; the panel and the member centre count what is unread", async () => {
    const { page, go, screen } = await open({ reducedMotion: true });
    await enterAsNewMember(phone(), "inbpop");
    await go("/m/member/home");
    const centre = page.getByRole("main").getByRole("link", { name: /^Messages/ });
    await centre.getByText("1 unread").waitFor(patience);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Messages, 1 unread" }).waitFor(patience);
    await screen("inbox-panel");
    await page.getByRole("dialog").getByRole("link", { name: "Messages, 1 unread" }).click();
    await page.waitForURL((url) => url.pathname === "/m/webEmail");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  it("fails with a way to try again, and shows what was there, with its time, while there is no connection", async () => {
    const { page, context, go, screen } = await open({ withoutServiceWorker: true, reducedMotion: true });
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
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await page.getByRole("radio", { name: /Unread/ }).click();
    await page.getByRole("radio", { name: "All", exact: true }).click();
    expect(await rows().count()).toBe(1);
    await context.setOffline(false);
    phone().faults.splice(
      0,
      phone().faults.length,
      ...phone().faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|status of 500|WebSocket/.test(fault)),
    );
  });
});

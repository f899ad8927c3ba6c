import { randomUUID } from "node:crypto";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { enterAsNewMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const password = "Moonlight7";
const languages = [
  { wire: "EN", code: "en" },
  { wire: "MY", code: "my" },
] as const;

/** What waits for the platform's answer waits as long as a busy machine needs. */
const patience = { timeout: 15_000 };

/** A phone in the language, with a member of its own logged in on it. */
async function openAsMember(wire: string, size = { width: 360, height: 740 }) {
  const opened = await open({ ...size, language: wire, reducedMotion: true });
  return { ...opened, ...(await enterAsNewMember(opened, `care${wire}`, { language: wire, password })) };
}

/** A lottery bet on the draw after the next of the slowest game, at the platform's own call. */
async function betOf(headers: Readonly<Record<string, string>>, price: string): Promise<{ errorCode?: string; message?: string }> {
  const { context, origin } = phone();
  const menu = await (await context.request.get(`${origin}/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE`, { headers })).json();
  const games = (menu.value as { gameMenus: { gameId: number; intervalSeconds: number }[] }[]).flatMap(({ gameMenus }) => gameMenus);
  const [slowest] = games.toSorted((one, other) => other.intervalSeconds - one.intervalSeconds);
  const chase = await (await context.request.get(`${origin}/lgw/numeros/chase/${slowest?.gameId}`, { headers })).json();
  const numero = (chase.value as { chaseNumeros: { numero: string }[] }).chaseNumeros[1]?.numero;
  const content = {
    gameId: slowest?.gameId,
    winStop: false,
    playId: "vn_north_de_special",
    bettingContent: "12",
    singleBetPrice: price,
    bettingApproach: 1,
    numero: [{ numero, multiple: 1 }],
  };
  const answer = await context.request.post(`${origin}/lgw/orders/betting`, {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    data: { prizeMode: "Lott", contents: [content] },
  });
  return (await answer.json()) as { errorCode?: string; message?: string };
}

const faultless = async () => expect(await accessibilityFaults(phone().page)).toEqual([]);

describe.each(languages)("limits and breaks in $wire", ({ wire, code }) => {
  const say = (id: MessageId, values?: Record<string, unknown>) => text(code, id, values);
  const group = (kind: "deposit" | "loss" | "stake") => phone().page.getByRole("region", { name: say(`safeguards.kind.${kind}`) });
  const line = (kind: "deposit" | "loss" | "stake", period: "day" | "week" | "month") =>
    group(kind)
      .getByRole("button")
      .filter({ hasText: say(`safeguards.period.${period}`) });
  const sheet = () => phone().page.getByRole("dialog");
  const press = (id: MessageId) =>
    phone()
      .page.getByRole("button", { name: say(id), exact: true })
      .click();

  it("2.10.2 a member finds the page at the foot of every page, sets a limit, and a bet beyond it is refused in his words", async () => {
    const { page, go, screen, headers } = await openAsMember(wire);
    await go("/m/home");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("shell.footer.limits") })
      .click();
    await page.waitForURL((url) => url.pathname === "/m/safeguards");
    await group("stake").waitFor();
    await faultless();
    await line("stake", "day").click();
    await sheet().waitFor();
    await faultless();
    await sheet().getByRole("textbox").fill("0");
    await press("safeguards.sheet.save");
    await sheet().getByText(say("safeguards.sheet.invalid")).waitFor();
    await sheet().getByRole("textbox").fill("50");
    await press("safeguards.sheet.save");
    await expect.poll(() => line("stake", "day").textContent(), patience).toContain("฿50.00");
    await screen(`safeguards-limits-${code}`);
    expect((await betOf(headers, "40")).errorCode).toBeUndefined();
    const refused = await betOf(headers, "11");
    expect(refused.errorCode).toBe("safeguards.limit_reached");
    expect(refused.message).toBe(
      text(code, "error.safeguards.limit_reached", { limit: "stake", period: "day", amount: "฿50.00", left: "฿10.00" }),
    );
    await page.reload();
    await expect.poll(() => line("stake", "day").textContent(), patience).toContain("฿10.00");
  });

  it("a raise waits: the sheet says so before the tap, the page from when it can be confirmed, and it can be given up", async () => {
    const { page, go } = await openAsMember(wire);
    await go("/m/safeguards");
    await line("deposit", "week").click();
    await sheet().getByRole("textbox").fill("1000");
    await press("safeguards.sheet.save");
    await expect.poll(() => line("deposit", "week").textContent(), patience).toContain("฿1,000.00");
    await line("deposit", "week").click();
    await sheet().getByRole("textbox").fill("2,500.50");
    await sheet().getByText(say("safeguards.sheet.hintHigher")).waitFor();
    await press("safeguards.sheet.ask");
    await expect.poll(() => group("deposit").textContent(), patience).toContain("฿2,500.50");
    await faultless();
    expect(await page.getByRole("button", { name: say("safeguards.waiting.confirm"), exact: true }).count()).toBe(0);
    await press("safeguards.waiting.keep");
    await expect.poll(() => group("deposit").textContent(), patience).not.toContain("฿2,500.50");
    await expect.poll(() => line("deposit", "week").textContent(), patience).toContain("฿1,000.00");
  });

  it("a time-out takes two steps and a tick; then play is refused, the records and the way to withdraw stay, a login is let in", async () => {
    const { page, go, screen, headers, context, origin, userName } = await openAsMember(wire, { width: 390, height: 844 });
    await go("/m/safeguards");
    await page
      .getByRole("button")
      .filter({ hasText: say("safeguards.break.timeOutNote") })
      .click();
    await sheet().waitFor();
    expect(await page.getByRole("button", { name: say("safeguards.exclusion.next"), exact: true }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: say("safeguards.term.hour", { count: 24 }), exact: true }).click();
    await press("safeguards.exclusion.next");
    await sheet().getByText(say("safeguards.exclusion.final")).waitFor();
    await faultless();
    await screen(`safeguards-time-out-${code}`);
    const start = page.getByRole("button", { name: say("safeguards.exclusion.start"), exact: true });
    expect(await start.isDisabled()).toBe(true);
    await page.getByRole("checkbox").check();
    await start.click();
    await page.getByText(say("safeguards.active.timeOut")).waitFor();
    await sheet().waitFor({ state: "detached" });
    await faultless();
    await screen(`safeguards-break-${code}`);
    expect((await betOf(headers, "2")).errorCode).toBe("safeguards.member_excluded");
    const again = await context.request.post(`${origin}/wps/session/login`, { data: { username: userName, password } });
    expect(await again.json()).toMatchObject({ success: true });
    await page.getByRole("link", { name: say("safeguards.active.records") }).click();
    await page.waitForURL((url) => url.pathname === "/m/transaction/record");
  });

  it("on the phone of who excludes himself no account is opened and no test play begun, and the page says why", async () => {
    const { page, go, screen, headers, context, origin } = await openAsMember(wire);
    const begun = await context.request.post(`${origin}/wps/member/safeguards/timeOut`, {
      headers: { ...headers, "Idempotency-Key": randomUUID() },
      data: { term: "24h" },
    });
    expect(begun.ok()).toBe(true);
    expect((await context.request.delete(`${origin}/wps/session/logout`, { headers })).ok()).toBe(true);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await go("/m/register");
    await page.locator("input[name=username]").fill(`again${wire}${Date.now() % 1_000_000}`);
    await page.locator("input[name=password]").fill(password);
    await page.locator("input[name=confirmPassword]").fill(password);
    await page.locator("input[name=ageConfirmed]").check();
    await page.locator("main form button[type=submit]").click();
    // It stands in the form, in the place of the button, with what can be done; no notice comes and goes beside it.
    const told = page.getByRole("alert").filter({ hasText: say("error.accounts.device_excluded") });
    await told.waitFor(patience);
    await expect.poll(() => told.evaluate((place) => place === document.activeElement)).toBe(true);
    expect(await page.getByText(say("error.accounts.device_excluded")).count()).toBe(1);
    expect(await page.locator("main form button[type=submit]").count()).toBe(0);
    for (const href of ["/m/service", "/m/login"]) expect(await told.locator(`a[href="${href}"]`).count()).toBe(1);
    await screen(`safeguards-device-register-${code}`);
    await faultless();
    await told.getByRole("button", { name: say("entrance.excluded.again") }).click();
    await page.locator("main form button[type=submit]").waitFor();
    await go("/m/trail");
    await told.waitFor(patience);
    expect(await page.getByRole("button", { name: say("shell.retry") }).count()).toBe(0);
    await screen(`safeguards-device-trial-${code}`);
    await faultless();
    phone().faults.splice(0, phone().faults.length, ...phone().faults.filter((fault) => !fault.includes("403")));
  });

  it("the reminder stops what is on, over a running game too, and only its own buttons lead on", async () => {
    const { page, go, screen } = await openAsMember(wire);
    await page.clock.install();
    const told = page.waitForResponse((response) => response.url().endsWith("/wps/member/safeguards/session"), patience);
    await go("/m/game?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG");
    await page.locator("iframe.vendor-frame").waitFor();
    const reminder = page.getByRole("alertdialog");
    // The first reminder is due an hour after the login, by what the page has heard of the session.
    await told;
    await expect
      .poll(async () => {
        await page.clock.fastForward("01:00:01");
        return reminder.count();
      }, patience)
      .toBe(1);
    await reminder.getByText(say("safeguards.check.title")).waitFor();
    await faultless();
    await screen(`safeguards-reminder-${code}`);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await reminder.isVisible()).toBe(true);
    await reminder.getByRole("button", { name: say("safeguards.check.history"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/m/transaction/record");
  });
});

it("the panel shows the session's time and its net result, and leads to the limits", async () => {
  const { page, go, headers } = await openAsMember("EN");
  await betOf(headers, "25");
  await go("/m/member/home");
  await page.getByRole("banner").getByRole("button").last().click();
  const session = page.getByRole("link").filter({ hasText: "This session" });
  await expect.poll(() => session.textContent(), patience).toMatch(/This session0:\d\d:\d\dNet result(?:-฿|฿-)25\.00/);
  await session.click();
  await page.waitForURL((url) => url.pathname === "/m/safeguards");
  await page.getByText("Net result").first().waitFor();
});

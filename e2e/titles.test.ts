import { routeRowOf } from "@lantern/mobile/app/route-table.ts";
import { pages, type PageName } from "@lantern/mobile/paths.ts";
import { text } from "@lantern/phrases/text.ts";
import { titledPages } from "@lantern/rules/site/layout.ts";
import { describe, expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

/** A page that is on its way has the time that a busy machine needs. */
const patience = { timeout: 15_000 };

const languages = [
  { wire: "EN", code: "en" },
  { wire: "MY", code: "my" },
] as const;

describe.each(languages)("titles in $wire", ({ wire, code }) => {
  const shown = async (name: PageName) => {
    const title = text(code, routeRowOf(name).header.title);
    // Home is the house itself: its own name stands there.
    const expected = name === "home" ? "Lantern" : text(code, "shell.pageTitle", { title, name: "Lantern" });
    await phone().go(pages[name].path);
    await expect.poll(() => phone().page.title(), { ...patience, message: name }).toBe(expected);
    const bar = phone().page.locator(".top-bar");
    if (routeRowOf(name).header.kind === "usual" && name !== "home") expect(await bar.locator("h1").textContent(), name).toContain(title);
  };

  it("2.12.4 every page that has a title shows it, in its bar and in the browser's", async () => {
    const { page } = await open({ width: 360, height: 740, language: wire });
    // The free trial stays on its page until the account is there.
    await page.route("**/wps/session/login/freeplay", () => undefined);
    for (const name of titledPages) if (routeRowOf(name).access === undefined) await shown(name);
    await page.unroute("**/wps/session/login/freeplay");
    await logIn(phone(), "demo02");
    for (const name of titledPages) if (routeRowOf(name).access !== undefined) await shown(name);
  });
});

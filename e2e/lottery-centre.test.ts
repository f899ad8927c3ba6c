import type { Request } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { patience, tenSeconds, tile, toast } from "./lottery-steps.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

it("2.4.3 2.38.2 2.39.3 7.14.1 the lottery centre shows each lottery with name, icon, star, sale status and countdown", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(phone.origin, "")));
  await phone.go("/m/elott");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await phone.go("/m/lottery");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  const ticket = tile(page, "Hanoi One Minute");
  await ticket.waitFor(patience);
  expect(await ticket.locator("img").getAttribute("src")).toBe("/art/lotteries/hanoi.webp");
  await ticket.getByRole("button", { name: "Add Hanoi One Minute to favourites" }).waitFor();
  await expect.poll(() => ticket.locator(".sale-state").textContent(), patience).toMatch(/On sale|Closed/);
  await expect.poll(() => ticket.getByRole("timer").getAttribute("aria-label"), patience).toMatch(/^(?:\d\d:\d\d|--:--:--)$/);
  expect(asked).toContain("/lgw/vn/games/game_menu?prizeMode=SEA&device=MOBILE&language=EN");
  expect(asked).toContain("/lotto/lgw/games/opened/numero?prizeMode=Lott");
  await page.waitForRequest(/\/opened\/numero\?prizeMode=Lott$/, patience);
  await phone.screen("lottery-centre");
  await phone.close();
});

it("the list of lotteries is in the first HTML, in the reader's language", async () => {
  const phone = await openPhone();
  const listOf = async (language: string) => {
    const answer = await phone.context.request.get(`${phone.origin}/m/lottery`, { headers: { cookie: `language=${language}` } });
    return [...(await answer.text()).matchAll(/lottery-ticket-head.*?text-lead[^>]*>([^<]+)</gs)].map(([, name]) => name);
  };
  expect(await listOf("EN")).toEqual(expect.arrayContaining([tenSeconds, "Hanoi One Minute", "Hanoi Three Minutes"]));
  expect(await listOf("MY")).toEqual(expect.arrayContaining(["ဟနွိုင်း တစ်မိနစ်"]));
  await phone.close();
});

it("4.6.1 8.4.1 8.4.2 a visitor's star, recents and favourites say please log in; a tap on a ticket goes to the login", async () => {
  const phone = await openPhone({ width: 360, height: 740 });
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds)
    .getByRole("button", { name: /favourites/ })
    .click(patience);
  await toast(page).filter({ hasText: "Please log in" }).waitFor();
  await toast(page).waitFor({ state: "detached" });
  for (const tab of ["Recent", "Favourites"]) {
    await page.getByRole("tab", { name: tab }).click();
    await toast(page).filter({ hasText: "Please log in" }).waitFor();
    expect(await page.getByRole("tab", { name: "All" }).getAttribute("aria-selected")).toBe("true");
    await toast(page).waitFor({ state: "detached" });
  }
  await tile(page, tenSeconds).getByRole("link").click();
  await page.waitForURL(/\/m\/login\?from=/);
  await phone.close();
});

it("2.38.1 back takes the place of the lottery centre with home where nothing came before it", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).waitFor(patience);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(`${phone.origin}/`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await phone.close();
});

it("2.38.3 4.4.2 4.4.3 4.4.4 4.4.5 5.2.5 5.6 the search finds part of a name, shows chips that take a filter away, and a tab begins anew", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const names = () => page.locator(".lottery-ticket .text-lead").allTextContents();
  const search = async (name: string, label?: string) => {
    await page.getByRole("button", { name: "Search and filter" }).click();
    await page.getByLabel("Name").fill(name);
    if (label !== undefined) await page.getByRole("button", { name: label, exact: true }).click();
    await page.getByRole("button", { name: "Show lotteries" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  };
  await phone.go("/m/lottery");
  await tile(page, tenSeconds).waitFor(patience);
  const all = await names();
  await search("  oNE mIn ", "Vietnam");
  expect(await names()).toEqual(["Hanoi One Minute"]);
  await page.getByRole("button", { name: "Remove the filter oNE mIn" }).click();
  await expect.poll(names).toContain("Hanoi Three Minutes");
  expect(await names()).not.toContain("Thai Five Minutes");
  await page.getByRole("button", { name: "Remove the filter Vietnam" }).click();
  await expect.poll(names).toEqual(all);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await search("nothing of the kind");
  await page.getByText("No lottery matches").waitFor();
  await phone.screen("lottery-centre-empty");
  await page.getByRole("tab", { name: "Hot" }).click();
  await expect.poll(names).toEqual(expect.arrayContaining(["Hanoi One Minute", "Hanoi Three Minutes"]));
  expect(await names()).not.toContain("Hanoi Five Minutes");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Lottery");
  await phone.close();
});

it("2.8.4 2.39.2 6.6 9.1.4 the recent tab opens by its address and asks for 100 lotteries without looking for a login", async () => {
  const phone = await openPhone();
  const { page } = phone;
  const asked = page.waitForRequest(/game_menu\/recent/);
  await phone.go("/m/lottery?type=recent");
  const request: Request = await asked;
  expect(new URL(request.url()).search).toBe("?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN");
  expect(request.headers()["authorization"]).toBeUndefined();
  await expect.poll(() => page.getByRole("tab", { name: "Recent" }).getAttribute("aria-selected"), patience).toBe("true");
  await page.getByText("Log in to see the lotteries you bet on").waitFor();
  await phone.close();
});

it("2.39.1 3.14.1 a star keeps a lottery on the device, by the member's name", async () => {
  const phone = await openPhone();
  const { page } = phone;
  await logIn(phone);
  await phone.go("/m/lottery");
  await tile(page, "Hanoi Five Minutes")
    .getByRole("button", { name: /favourites/ })
    .click(patience);
  await phone.go("/m/lottery");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["All", "Hot", "Recent", "Favourites"]);
  await page.getByRole("tab", { name: "Favourites" }).click();
  await expect.poll(() => page.locator(".lottery-ticket .text-lead").allTextContents(), patience).toEqual(["Hanoi Five Minutes"]);
  const kept = await page.evaluate(() => localStorage.getItem("lotteryFavourites"));
  expect(JSON.parse(kept ?? "")).toEqual({ demo03: [expect.any(Number)] });
  await phone.close();
});

import { text } from "@lantern/phrases/text.ts";
import { expect, it } from "vitest";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

/** What the open picker shows: a flag's name and a language's own name a row. */
const pickerRows = () =>
  phone()
    .page.getByRole("dialog")
    .locator(".language-option")
    .evaluateAll((rows) => rows.map((row) => [row.querySelector("use")?.getAttribute("href")?.split("#").at(-1), row.textContent]));

it("2.49.1 the picker lists the languages that the merchant offers, with their flags", async () => {
  const { page, screen } = await open();
  await phone().go("/m/login");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("dialog").getByText("ไทย").waitFor();
  expect(await pickerRows()).toEqual([
    ["gb", "English"],
    ["mm", "မြန်မာ"],
    ["th", "ไทย"],
    ["ph", "Tagalog"],
  ]);
  await screen("languages");
  await phone().close();

  await open({ host: "jade.localhost", language: "TH" });
  await phone().go("/m/login");
  await phone().page.getByRole("button", { name: /မြန်မာ/ }).click();
  await phone().page.getByRole("dialog").getByText("English").waitFor();
  expect(await pickerRows()).toEqual([
    ["mm", "မြန်မာ"],
    ["gb", "English"],
  ]);
});

it.each([
  ["မြန်မာ", "my", text("my", "accounts.login.title")],
  ["ไทย", "th", "ยินดีต้อนรับกลับมา"],
  ["Tagalog", "fil", "Welcome back"],
])("2.49.2 the page can be read in %s", async (name, code, heading) => {
  const { page, screen } = await open();
  await phone().go("/m/login");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("dialog").getByText(name).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  await screen(`login-${code}`);
});

it("the terms and the policy have a page of their own", async () => {
  const { page, screen } = await open();
  await phone().go("/m/useragreement");
  await page.getByText("Who may play").waitFor();
  await page.getByRole("tab", { name: "Privacy" }).click();
  await page.getByText("What we keep").waitFor();
  await screen("user-agreement");
});

import { expect, it } from "vitest";
import { themeOf } from "./page-theme.ts";

const query = (css: string) => new URLSearchParams({ css });

it("2.7 the css query of the embedded lottery page names a theme from the list, never an address", () => {
  expect(themeOf("lantern", "lotteryGame", query("jade"))).toBe("jade");
  for (const css of ["https://evil.example/x.css", "//evil.example", "Jade", ""])
    expect(themeOf("jade", "lotteryGame", query(css))).toBe("jade");
});

it("other pages keep the merchant's theme, and an unknown one is the usual", () => {
  expect(themeOf("lantern", "home", query("jade"))).toBe("lantern");
  expect(themeOf("no-such-theme", "home", new URLSearchParams())).toBe("lantern");
});

import { expect, it } from "vitest";
import type { Transport } from "../shared/wire/transport.ts";
import { invitedTheme } from "./invited-theme.ts";

/** Answers each code with the theme that its agent chose, and remembers what was asked. */
function platformOf(templates: Readonly<Record<string, string>>): { call: Transport; asked: string[] } {
  const asked: string[] = [];
  const call: Transport = async ({ address }) => {
    asked.push(address);
    const code = new URL(address, "http://localhost").searchParams.get("affiliateCode") ?? "";
    const template = templates[code];
    if (template === undefined) return { status: 404, body: { success: false, errorCode: "accounts.affiliate_unknown", message: "" } };
    return { status: 200, body: { success: true, value: { valid: true, memberType: 0, template } } };
  };
  return { call, asked };
}

const query = (affiliateCode: string) => new URLSearchParams({ affiliateCode });

it("7.4.2 an agent's link opens the registration page in the theme that he chose", async () => {
  const { call } = platformOf({ GREEN: "jade", PLAIN: "" });
  expect(await invitedTheme(call, "register", query("GREEN"))).toBe("jade");
  expect(await invitedTheme(call, "register", query("PLAIN"))).toBeUndefined();
});

it("names of no theme, addresses and unknown codes change nothing", async () => {
  const { call } = platformOf({ GONE: "a-theme-of-before", EVIL: "https://evil.example/x.css" });
  for (const code of ["GONE", "EVIL", "UNKNOWN"]) expect(await invitedTheme(call, "register", query(code))).toBeUndefined();
});

it("no other page asks, nor registration without a code", async () => {
  const { call, asked } = platformOf({ GREEN: "jade" });
  expect(await invitedTheme(call, "login", query("GREEN"))).toBeUndefined();
  expect(await invitedTheme(call, "register", new URLSearchParams())).toBeUndefined();
  expect(asked).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { safeReturn } from "./enter-session.ts";

describe("where a login returns to", () => {
  it("is the page of this app that was asked for", () => {
    expect(safeReturn("/m/gameRecord?subject=1")).toBe("/m/gameRecord?subject=1");
  });

  it("is home for addresses of elsewhere, however they are dressed, and for the login page itself", () => {
    for (const from of [
      undefined,
      "",
      "https://example.org/m/home",
      "//example.org",
      "/\\example.org",
      "javascript:alert(1)",
      "/m/login?from=/m/login",
    ])
      expect(safeReturn(from)).toBe("/");
  });
});

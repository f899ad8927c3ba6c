import { expect, it } from "vitest";
import { welcomeLines } from "./welcome-lines.ts";

it("tells the demo logins in demo mode", () => {
  const text = welcomeLines("http://localhost:9000", { mode: "demo", seedProfile: "demo", vendorDesk: true }).join("\n");
  for (const part of [
    "http://localhost:9000",
    "http://jade.localhost:9000",
    "/outbox",
    "demo01",
    "agent01",
    "/vendors",
    "vendor01",
    "lantern123",
  ])
    expect(text).toContain(part);
});

it("tells no login where there is none", () => {
  expect(welcomeLines("http://localhost:9000", { mode: "production", seedProfile: "none", vendorDesk: false })).toEqual([
    "Lantern is open: http://localhost:9000",
  ]);
  expect(welcomeLines("http://localhost:9000", { mode: "demo", seedProfile: "none", vendorDesk: false }).join()).not.toContain(
    "lantern123",
  );
});

import { expect, test } from "vitest";
import { calls } from "./calls.ts";

test("every call stands in the file that bears its name, and no two share a method and path", () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
});

test("7.1.3 every path is relative to the host", () => {
  for (const call of calls) expect(call.path, call.name).toMatch(/^\/[A-Za-z0-9]/);
});

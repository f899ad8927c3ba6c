import { expect, test } from "vitest";
import { calls } from "./calls.ts";

test("every call stands in the file that bears its name, and no two share a method and path", () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
});

test("7.1.1 the calls whose methods are known use them", () => {
  const known = {
    GET: [
      "get-verification",
      "get-registration-settings",
      "get-captcha",
      "check-username",
      "check-affiliate",
      "create-trial-account",
      "get-countries",
      "get-unread-count",
      "get-head-icon",
      "get-vendor-types",
      "get-system-status",
    ],
    POST: [
      "login",
      "start-free-play",
      "change-password",
      "send-password-verification",
      "send-registration-code",
      "set-head-icon",
      "add-favourite-game",
    ],
    PUT: ["register", "register-mobile"],
    DELETE: ["logout", "remove-favourite-game"],
  };
  const methodOf = new Map(calls.map(({ name, method }) => [name, method]));
  for (const [method, names] of Object.entries(known)) {
    expect(Object.fromEntries(names.map((name) => [name, methodOf.get(name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, method])),
    );
  }
});

test("7.1.3 every path is relative to the host", () => {
  for (const call of calls) expect(call.path, call.name).toMatch(/^\/[A-Za-z0-9]/);
});

import { expect, test } from "vitest";
import type { MessageId } from "./message-ids.ts";
import { errorText, text } from "./text.ts";

test("a server text is in the language asked for", () => {
  expect(text("en", "error.request.not_found")).toMatch(/^[A-Za-z .,]+$/);
  expect(text("my", "error.request.not_found")).toMatch(/[\u1000-\u109f]/);
  expect(text("th", "error.request.not_found")).toMatch(/^[\u0e00-\u0e7f\u2060 ]+$/);
  expect(text("fil", "error.request.not_found")).toMatch(/\bsa\b/);
});

test("a text's values are filled in, with Latin digits", () => {
  expect(text("en", "error.request.too_many", { seconds: 1234 })).toContain("1,234 seconds");
  expect(text("my", "error.request.too_many", { seconds: 42 })).toContain("42");
});

test("an error code's text is found by the code", () => {
  expect(errorText("my", "request.not_found")).toBe(text("my", "error.request.not_found"));
  expect(errorText("en", "nobody.knows_this")).toBeUndefined();
});

test("an id that does not exist is a fault", () => {
  expect(() => text("en", "site.no.such" as MessageId)).toThrow('No text "site.no.such"');
});

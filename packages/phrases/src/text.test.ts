import { expect, test } from "vitest";
import type { MessageId } from "./message-ids.ts";
import { errorText, text } from "./text.ts";

test("a server text is in the language asked for", () => {
  expect(text("en", "site.language.title")).toBe("Language");
  expect(text("my", "site.language.title")).toBe("ဘာသာစကား");
  expect(text("en", "site.language.current", { name: "English" })).toContain("English");
});

test("an id that does not exist is a fault", () => {
  expect(() => text("en", "site.no.such" as MessageId)).toThrow('No text "site.no.such"');
});

test("an error code without a text has none", () => {
  expect(errorText("en", "nobody.knows_this")).toBeUndefined();
});

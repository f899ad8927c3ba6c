import { expect, it } from "vitest";
import { bodyCharactersMax, maskBody } from "./mask-call.ts";
import { storableJson } from "./storable-json.ts";

const parsed = (value: unknown): unknown => JSON.parse(storableJson(value));

it("a zero character becomes the sign of one that cannot be shown, and the escape of one, which is six characters of text, stays", () => {
  expect(parsed({ request: "a\0b" })).toEqual({ request: "a\uFFFDb" });
  const escaped = String.raw`{"action_id":"a\u0000b"}`;
  expect(parsed({ request: escaped })).toEqual({ request: escaped });
});

it("a body that was cut within a character keeps no half of it", () => {
  const cut = maskBody(`${"x".repeat(bodyCharactersMax - 1)}\u{1F409}\u{1F409}`);
  expect(cut.isWellFormed()).toBe(false);
  expect(parsed([cut])).toEqual([`${"x".repeat(bodyCharactersMax - 1)}\uFFFD…`]);
});

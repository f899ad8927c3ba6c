import { makeI18n, translateWith } from "@lantern/phrases/i18n.ts";
import { compileMessages, readMessages } from "@lantern/phrases/catalogue.ts";
import { expect, test } from "vitest";
import { findTitle } from "../../titles/registry.ts";
import { required } from "../required.ts";
import { freeSpinFeatures } from "./free-spin-features.ts";

const t = translateWith(makeI18n({ language: "en", messages: compileMessages(readMessages("en", { group: "studio" })) }));

test.each([
  ["GN-ELEPH", ["All wins ×3"]],
  ["GN-MONKE", ["Wilds ×2"]],
  ["NB-FIREW", ["Wilds fill their reels"]],
  ["SB-CARP", ["Multiplier up to ×10"]],
  ["GN-TIGER", []],
])("the free spins of %s say what they have beyond the base game: %j", (code, expected) => {
  expect(freeSpinFeatures(required(findTitle(code), code), t)).toEqual(expected);
});

test("a ladder that goes on is told", () => {
  expect(freeSpinFeatures(required(findTitle("TR-TUKTU"), "title"), t)).toContain("The multiplier never falls back");
});

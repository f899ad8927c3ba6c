import { makeI18n, translateWith } from "@lantern/phrases/i18n.ts";
import { compileMessages, readMessages } from "@lantern/phrases/catalogue.ts";
import { availableLanguages } from "@lantern/phrases/languages.ts";
import { expect, test } from "vitest";
import { paytableOf } from "../../titles/paytable.ts";
import { findTitle, titles } from "../../titles/registry.ts";
import type { Translate } from "@lantern/phrases/i18n.ts";
import type { Paytable } from "../../titles/paytable.ts";
import { countingRules, featureRules, generalRules } from "./paytable-rules.ts";

const rulesOf = (paytable: Paytable, t: Translate): string[] => [
  ...countingRules(paytable, t),
  ...featureRules(paytable, t),
  ...generalRules(t, { offersAutoplay: true }),
];

const translators = availableLanguages.map(({ code }) => ({
  code,
  t: translateWith(makeI18n({ language: code, messages: compileMessages(readMessages(code, { group: "studio" })) })),
}));

test("every rule of every title is a whole sentence in every language", () => {
  for (const { t } of translators) {
    for (const title of titles) {
      const rules = rulesOf(paytableOf(title), t);
      expect(rules.length).toBeGreaterThanOrEqual(4);
      for (const rule of rules) expect(rule).not.toMatch(/studio\.|[{}]|undefined/);
      expect(new Set(rules).size).toBe(rules.length);
    }
  }
});

test("a title states the rules it has and no others", () => {
  const english = translators.find(({ code }) => code === "en");
  const of = (code: string): string => {
    const title = findTitle(code);
    return title && english ? rulesOf(paytableOf(title), english.t).join("\n") : "";
  };
  expect(of("GN-TIGER")).toMatch(/third reel spins again/);
  expect(of("GN-TIGER")).toMatch(/multiplied by 10/);
  expect(of("GN-TIGER")).not.toMatch(/free spins/);
  expect(of("TR-MANGO")).toMatch(/from the right as well/);
  expect(of("SB-CARP")).toMatch(/×1 · ×2 · ×3 · ×5/);
  expect(of("GN-PEACK")).toMatch(/243 ways/);
  expect(of("GN-PEACK")).toMatch(/each wild counts as 3/);
  expect(of("TR-GECKO")).toMatch(/one symbol is drawn that is wild/);
  expect(of("GN-ELEPH")).not.toMatch(/vanish/);
  expect(of("TR-TUKTU")).toMatch(/goes on from where the last spin ended/);
  expect(of("NB-FIREW")).toMatch(/In free spins a wild fills its whole reel/);
  expect(of("NB-FIREW")).not.toMatch(/^A wild fills/m);
  expect(of("TR-CHILI")).toMatch(/In free spins each wild in a line win multiplies it by 3/);
});

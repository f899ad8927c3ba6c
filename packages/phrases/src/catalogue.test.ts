import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@lingui/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildCatalogues } from "./build-catalogues.ts";
import { areasOf, compileMessages, readArea, readMessages } from "./catalogue.ts";
import { addMessages, hasMessage, makeI18n } from "./i18n.ts";
import { languages } from "./languages.ts";
import { messageIdsSource } from "./message-ids-source.ts";

let folder: string;

function plant(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === "string" ? content : JSON.stringify(content));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "phrases-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("reading", () => {
  test("merges the areas of a language", () => {
    plant("en/site.json", { "site.a": "A" });
    plant("en/wallet.json", { "wallet.b": "B" });
    expect(areasOf("en", folder)).toEqual(["site", "wallet"]);
    expect(readMessages("en", { folder })).toEqual({ "site.a": "A", "wallet.b": "B" });
    expect(readMessages("en", { folder, group: "lobby" })).toEqual({ "site.a": "A" });
    expect(readMessages("en", { folder, group: "member" })).toEqual({ "wallet.b": "B" });
  });

  test("refuses an id that two areas define", () => {
    plant("en/site.json", { "site.a": "A" });
    plant("en/wallet.json", { "site.a": "B" });
    expect(() => readMessages("en", { folder })).toThrow('"site.a" is defined in site.json and again in wallet.json');
  });

  test("refuses what is no flat object of texts", () => {
    plant("en/site.json", { site: { a: "A" } });
    plant("en/wallet.json", "{");
    expect(() => readArea("en", "site", folder)).toThrow("one flat JSON object");
    expect(() => readArea("en", "wallet", folder)).toThrow("not valid JSON");
  });

  test("names the id of a message that is not valid ICU", () => {
    expect(() => compileMessages({ "a.b": "{count, plural, one {x}" })).toThrow('"a.b" is not a valid ICU message');
  });
});

describe("built catalogues", () => {
  const nasty = 'It\'s a \\ backslash, a "quote", a line\nbreak and \u2028 too';

  test("are modules that give back each message", async () => {
    for (const { code: language } of languages) {
      plant(`${language}/site.json`, { "site.nasty": nasty, "site.count": "{count, plural, one {# ticket} other {# tickets}}" });
      plant(`${language}/wallet.json`, { "wallet.b": "B" });
    }
    const dist = path.join(folder, "dist");
    buildCatalogues(dist, { languagesFolder: folder });
    const { loaders } = (await import(pathToFileURL(path.join(dist, "lobby.js")).href)) as {
      loaders: Record<string, () => Promise<{ default: Messages }>>;
    };
    expect(Object.keys(loaders)).toEqual(["en", "my", "th", "fil"]);
    const messages = (await loaders["my"]?.())?.default ?? {};
    expect(Object.keys(messages)).toEqual(["site.nasty", "site.count"]);
    const i18n = makeI18n({ language: "my", messages });
    expect(i18n._("site.nasty")).toBe(nasty);
    expect(i18n._("site.count", { count: 12 })).toBe("12 tickets");
  });

  test("are not written again when nothing changed", () => {
    for (const { code: language } of languages) plant(`${language}/site.json`, { "site.a": "A" });
    const dist = path.join(folder, "dist");
    buildCatalogues(dist, { languagesFolder: folder });
    const written = statSync(path.join(dist, "en/lobby.js"), { bigint: true }).mtimeNs;
    buildCatalogues(dist, { languagesFolder: folder });
    expect(statSync(path.join(dist, "en/lobby.js"), { bigint: true }).mtimeNs).toBe(written);
    plant("en/site.json", { "site.a": "B" });
    buildCatalogues(dist, { languagesFolder: folder });
    expect(readFileSync(path.join(dist, "en/lobby.js"), "utf8")).toContain("B");
  });
});

test("the type of the ids names each area's file", () => {
  plant("en/site.json", {});
  plant("en/lottery-plays.json", {});
  const source = messageIdsSource(folder);
  expect(source).toContain('import type lotteryPlaysArea from "./languages/en/lottery-plays.json";');
  expect(source).toContain("| keyof typeof siteArea;");
});

describe("an i18n instance", () => {
  test.each(languages)("formats numbers in $code with Latin digits", ({ code }) => {
    const i18n = makeI18n({ language: code, messages: compileMessages({ "a.n": "{count, plural, other {# ခု}}", "a.m": "{n, number}" }) });
    expect(i18n._("a.n", { count: 1234 })).toBe("1,234 ခု");
    expect(i18n._("a.m", { n: 56 })).toBe("56");
  });

  test("links a count and its noun as Tagalog does: with na after a number that ends in a consonant", () => {
    const i18n = makeI18n({ language: "fil", messages: compileMessages({ "a.n": "{count, plural, one {# laro} other {# na laro}}" }) });
    const said = [1, 2, 4, 5, 6, 9, 10, 14].map((count) => i18n._("a.n", { count }));
    expect(said).toEqual(["1 laro", "2 laro", "4 na laro", "5 laro", "6 na laro", "9 na laro", "10 laro", "14 na laro"]);
  });

  test("keeps what it had when another group arrives", () => {
    const i18n = makeI18n({ language: "en", messages: compileMessages({ "a.one": "One" }) });
    expect(hasMessage(i18n, "b.two")).toBe(false);
    addMessages(i18n, compileMessages({ "b.two": "Two" }));
    expect([i18n._("a.one"), i18n._("b.two")]).toEqual(["One", "Two"]);
  });
});

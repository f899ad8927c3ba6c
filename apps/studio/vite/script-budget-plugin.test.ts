import { describe, expect, it } from "vitest";
import { heaviestGameBytes, pageBudgets, type ScriptChunk } from "./script-budget-plugin.ts";

const chunk = (
  fileName: string,
  bytes: number,
  facadeModuleId: string | null,
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
): ScriptChunk => ({
  fileName,
  code: "x".repeat(bytes),
  facadeModuleId,
  imports,
  dynamicImports,
});
const title = (name: string, bytes: number) => chunk(`${name}.js`, bytes, `/house/apps/studio/src/titles/${name}.ts`, ["title-parts.js"]);
const language = (code: string, bytes: number) => chunk(`studio-${code}.js`, bytes, `/house/packages/phrases/dist/${code}/studio.js`);
const later = ["tiger.js", "reef.js", "studio-en.js", "studio-my.js", "panel.js"];
const entry = chunk("index.js", 1_000, "/house/apps/studio/src/client/index.html", [], later);
const [slots, sports] = pageBudgets;
if (slots === undefined || sports === undefined) throw new Error("The studio has two pages.");
const titleParts = chunk("title-parts.js", 10, "/house/apps/studio/src/titles/title-parts.ts");
const length = (code: string) => code.length;
const heaviest = (chunks: readonly ScriptChunk[], budget = slots) => heaviestGameBytes(chunks, budget, length);

describe("the scripts of the heaviest game", () => {
  it("are the entry, what titles share, the heaviest title and the heaviest language", () => {
    const chunks = [entry, titleParts, title("tiger", 100), title("reef", 300), language("en", 20), language("my", 40)];
    expect(heaviest(chunks)).toBe(1_350);
  });

  it("hold every chunk that is no choice, whoever loads it later", () => {
    const chunks = [
      entry,
      titleParts,
      title("tiger", 100),
      language("en", 20),
      chunk("panel.js", 5_000, "/house/apps/studio/src/client/panel.ts"),
    ];
    expect(heaviest(chunks)).toBe(6_130);
  });

  it("cannot be told where titles or languages have no chunks of their own", () => {
    expect(() => heaviest([entry, titleParts, title("tiger", 100)])).toThrow("no chunk of");
    expect(() => heaviest([entry, language("en", 20)])).toThrow("no chunk of");
  });

  it("leave out what only the other page of the studio loads", () => {
    const league = chunk("sports.js", 700, "/house/apps/studio/src/client/sports.html", ["shared.js"], ["sports-en.js"]);
    const texts = chunk("sports-en.js", 30, "/house/packages/phrases/dist/en/sports.js");
    const chunks = [entry, titleParts, title("tiger", 100), language("en", 20), league, texts, chunk("shared.js", 5, null)];
    expect(heaviest(chunks)).toBe(1_130);
    expect(heaviest(chunks, sports)).toBe(735);
    expect(() => heaviest(chunks.slice(1))).toThrow("no page");
  });
});

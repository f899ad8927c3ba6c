import { describe, expect, it } from "vitest";
import { heaviestGameBytes, type ScriptChunk } from "./script-budget-plugin.ts";

const chunk = (fileName: string, bytes: number, facadeModuleId: string | null, imports: readonly string[] = []): ScriptChunk => ({
  fileName,
  code: "x".repeat(bytes),
  facadeModuleId,
  imports,
});
const title = (name: string, bytes: number) => chunk(`${name}.js`, bytes, `/house/apps/studio/src/titles/${name}.ts`, ["title-parts.js"]);
const language = (code: string, bytes: number) => chunk(`studio-${code}.js`, bytes, `/house/packages/phrases/dist/${code}/studio.js`);
const entry = chunk("index.js", 1_000, "/house/apps/studio/src/client/index.html");
const titleParts = chunk("title-parts.js", 10, "/house/apps/studio/src/titles/title-parts.ts");
const length = (code: string) => code.length;

describe("the scripts of the heaviest game", () => {
  it("are the entry, what titles share, the heaviest title and the heaviest language", () => {
    const chunks = [entry, titleParts, title("tiger", 100), title("reef", 300), language("en", 20), language("my", 40)];
    expect(heaviestGameBytes(chunks, length)).toBe(1_350);
  });

  it("hold every chunk that is no choice, whoever loads it later", () => {
    const chunks = [
      entry,
      titleParts,
      title("tiger", 100),
      language("en", 20),
      chunk("panel.js", 5_000, "/house/apps/studio/src/client/panel.ts"),
    ];
    expect(heaviestGameBytes(chunks, length)).toBe(6_130);
  });

  it("cannot be told where titles or languages have no chunks of their own", () => {
    expect(() => heaviestGameBytes([entry, titleParts, title("tiger", 100)], length)).toThrow("no chunk of");
    expect(() => heaviestGameBytes([entry, language("en", 20)], length)).toThrow("no chunk of");
  });
});

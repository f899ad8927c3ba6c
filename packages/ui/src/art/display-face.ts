import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One step of an outline: M, L, Q, C or Z with its points. */
export interface OutlineCommand {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}

export interface Glyph {
  index: number;
  advanceWidth?: number;
  getPath: (x: number, y: number, fontSize: number) => { commands: OutlineCommand[] };
}

/** The part of a parsed font that lettering needs. */
export interface Font {
  unitsPerEm: number;
  charToGlyph: (character: string) => Glyph;
  getKerningValue: (left: Glyph, right: Glyph) => number;
}

const require = createRequire(import.meta.url);
// The package ships no types, and its named exports are not visible to an import.
const { parse } = require("opentype.js") as { parse: (bytes: ArrayBuffer) => Font };
const loaded = new Map<string, Font>();

/** An openly licensed display face by its package, such as `@fontsource/anton` at weight 400. */
export function displayFace(packageName: string, weight = 400): Font {
  const family = packageName.split("/").at(-1) ?? packageName;
  const file = require.resolve(`${packageName}/files/${family}-latin-${weight}-normal.woff`);
  let font = loaded.get(file);
  if (font === undefined) {
    const bytes = readFileSync(file);
    font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    loaded.set(file, font);
  }
  return font;
}

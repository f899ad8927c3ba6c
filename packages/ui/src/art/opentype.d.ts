/** The part of opentype.js that the lettering uses; the package ships no types. */
declare module "opentype.js" {
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath: (x: number, y: number, fontSize: number) => { commands: { type: string; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number }[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph: (character: string) => Glyph;
    getKerningValue: (left: Glyph, right: Glyph) => number;
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font };
  export default opentype;
}

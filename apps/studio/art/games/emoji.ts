import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { round } from "@lantern/ui/art/sheet.ts";

const require = createRequire(import.meta.url);

/** Coloured icon sets: Fluent Emoji (MIT) and Noto Emoji (Apache-2.0). */
type EmojiSet = "fluent-emoji" | "noto";

interface IconFile {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
}

const files = new Map<EmojiSet, IconFile>();
let drawn = 0;

/** A coloured icon centred on a point, `size` across. Its ids are made unique in the sheet. @throws Error when the set lacks it */
export function emojiAt(
  set: EmojiSet,
  name: string,
  x: number,
  y: number,
  size: number,
  options: { turn?: number; flip?: boolean } = {},
): string {
  let file = files.get(set);
  if (file === undefined) {
    file = JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), "utf8")) as IconFile;
    files.set(set, file);
  }
  const found = file.icons[name];
  if (found === undefined) throw new Error(`The icon set ${set} has no icon "${name}"`);
  const width = found.width ?? file.width ?? 32;
  drawn += 1;
  const prefix = `e${drawn}-`;
  const body = found.body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll("url(#", `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
  const scale = size / width;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${options.turn ?? 0}) scale(${options.flip === true ? -scale : scale} ${scale}) translate(${-width / 2} ${-width / 2})">${body}</g>`;
}

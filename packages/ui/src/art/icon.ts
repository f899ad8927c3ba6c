import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { round } from "./sheet.ts";

const require = createRequire(import.meta.url);

/** The icon sets the art may draw on; each is listed with its licence and the icons used in THIRD_PARTY.md. */
type IconSet = "game-icons";

interface IconFile {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const files = new Map<IconSet, IconFile>();

/** An icon's markup and its box in its own units. Throws when the set has no such icon. */
function icon(set: IconSet, name: string): { body: string; width: number; height: number } {
  let file = files.get(set);
  if (file === undefined) {
    file = JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), "utf8")) as IconFile;
    files.set(set, file);
  }
  const found = file.icons[name];
  if (found === undefined) throw new Error(`The icon set ${set} has no icon "${name}"`);
  const width = found.width ?? file.width ?? 16;
  return { body: scoped(found.body, name), width, height: found.height ?? file.height ?? width };
}

/** An icon centred on a point, `size` pixels across, in one colour where the set is monochrome. */
export function iconAt(
  set: IconSet,
  name: string,
  x: number,
  y: number,
  size: number,
  options: { colour?: string; turn?: number; flip?: boolean } = {},
): string {
  const { body, width, height } = icon(set, name);
  const scale = size / Math.max(width, height);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${options.turn ?? 0}) scale(${options.flip === true ? -scale : scale} ${scale}) translate(${-width / 2} ${-height / 2})">${options.colour === undefined ? body : body.replaceAll("currentColor", options.colour)}</g>`;
}

/** Ids inside an icon are prefixed with its name: two icons in one picture must not share them. */
function scoped(body: string, name: string): string {
  const prefix = `${name}-`;
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll("url(#", `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Collection, Export, ManifestEntry, Piece } from "./piece.ts";
import { startRenderer, type Renderer } from "./render.ts";
import { writeManifest } from "./write-manifest.ts";

/** Pictures are drawn this many times larger than their greatest export and reduced, for clean edges. */
const OVERSAMPLING = 2;

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Draws every piece of every app that has `art/pieces.ts` and writes its files and manifest.
 * `--app=<name>` and `--only=<part of a piece's name>` limit the run; the manifest keeps the entries it does not touch,
 * those of another run beside it among them.
 */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { app: { type: "string" }, only: { type: "string" } } });
  const renderer = await startRenderer();
  try {
    for (const app of readdirSync(join(root, "apps"))) {
      const source = join(root, "apps", app, "art", "pieces.ts");
      if (!existsSync(source) || (values.app !== undefined && values.app !== app)) continue;
      const { collection } = (await import(pathToFileURL(source).href)) as { collection: Collection };
      await buildCollection(collection, join(root, "apps", app, "public"), renderer, values.only);
    }
  } finally {
    await renderer.close();
  }
}

async function buildCollection(collection: Collection, folder: string, renderer: Renderer, only: string | undefined): Promise<void> {
  const drawn: Record<string, ManifestEntry> = {};
  for (const piece of collection.pieces) {
    if (only !== undefined && !piece.name.includes(only)) continue;
    Object.assign(drawn, await writePiece(piece, folder, renderer));
    console.log(piece.name);
  }
  writeManifest(join(folder, collection.manifest), drawn, { keepOthers: only !== undefined });
}

async function writePiece(piece: Piece, folder: string, renderer: Renderer): Promise<Record<string, ManifestEntry>> {
  const svg = piece.draw();
  const entries: Record<string, ManifestEntry> = {};
  if (piece.vector !== undefined) {
    const bytes = Buffer.from(svg);
    write(join(folder, piece.vector), bytes);
    const size = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
    entries[piece.name] = {
      width: Number(size?.[1]),
      height: Number(size?.[2]),
      colour: "transparent",
      svg: `/${piece.vector}`,
      bytes: { svg: bytes.length },
    };
  }
  const exports = piece.exports ?? [];
  if (exports.length === 0) return entries;
  const greatest = exports.reduce((one, other) => (other.width > one.width ? other : one));
  const picture = await renderer.render(svg, greatest.width * OVERSAMPLING, greatest.height * OVERSAMPLING);
  const { channels } = await sharp(picture).flatten({ background: "#0d1024" }).stats();
  const colour = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"))
    .join("")}`;
  for (const [index, target] of exports.entries()) {
    const name = index === 0 ? piece.name : `${piece.name}-${target.width}`;
    entries[name] = await writeExport(picture, target, folder, colour);
  }
  return entries;
}

async function writeExport(picture: Buffer, target: Export, folder: string, colour: string): Promise<ManifestEntry> {
  const { file, width, height, formats, quality = { avif: 56, webp: 80 } } = target;
  const entry: ManifestEntry = { width, height, colour, bytes: {} };
  for (const format of formats) {
    const reduced = sharp(picture).resize(width, height, { kernel: "lanczos3" });
    if (format === "avif") reduced.avif({ quality: quality.avif, effort: 6, chromaSubsampling: "4:4:4" });
    if (format === "webp") reduced.webp({ quality: quality.webp, effort: 6, smartSubsample: true });
    if (format === "png") reduced.png({ compressionLevel: 9, palette: true, effort: 10 });
    const bytes = await reduced.toBuffer();
    const path = `${file}.${format}`;
    write(join(folder, path), bytes);
    entry[format] = `/${path}`;
    entry.bytes[format] = bytes.length;
  }
  return entry;
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

await build();

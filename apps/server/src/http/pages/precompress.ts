import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this, the headers weigh more than what is saved. */
const bytesMin = 512;

/** Writes a `.br` beside every text of a folder that has none, as small as brotli makes it. Returns how many were written. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let written = 0;
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name) || existsSync(`${file}.br`)) continue;
    const content = await readFile(file);
    if (content.length < bytesMin) continue;
    const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    // A rename is one step: no browser gets half a file. Processes that start at once each have a part of their own to rename.
    const part = `${file}.br.${randomUUID()}.part`;
    await writeFile(part, compressed);
    await rename(part, `${file}.br`);
    written += 1;
  }
  return written;
}

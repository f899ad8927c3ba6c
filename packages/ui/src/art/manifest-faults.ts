import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ManifestEntry } from "./piece.ts";

/** Files whose path matches may not be larger than `bytes`. */
export interface ByteBudget {
  files: RegExp;
  bytes: number;
}

/**
 * What is wrong with a folder of drawn art: an entry without its file, another size than stated, a file over its
 * budget, a file that no entry names. Empty when all is well.
 */
export async function manifestFaults(publicFolder: string, manifest: string, budgets: readonly ByteBudget[]): Promise<string[]> {
  const entries = JSON.parse(readFileSync(join(publicFolder, manifest), "utf8")) as Record<string, ManifestEntry>;
  const listed = new Set<string>([manifest]);
  const faults: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    for (const format of ["avif", "webp", "png", "svg"] as const) {
      const url = entry[format];
      if (url === undefined) continue;
      listed.add(url.slice(1));
      faults.push(...(await fileFaults(publicFolder, name, url, entry, entry.bytes[format], budgets)));
    }
    if (!/^(#[0-9a-f]{6}|transparent)$/.test(entry.colour)) faults.push(`${name}: "${entry.colour}" is no placeholder colour`);
  }
  const drawn = readdirSync(join(publicFolder, "art"), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const file of drawn) {
    const path = join(file.parentPath, file.name).slice(publicFolder.length + 1);
    if (!listed.has(path)) faults.push(`${path}: no entry names it`);
  }
  return faults;
}

async function fileFaults(
  publicFolder: string,
  name: string,
  url: string,
  entry: ManifestEntry,
  statedBytes: number | undefined,
  budgets: readonly ByteBudget[],
): Promise<string[]> {
  const file = join(publicFolder, url);
  if (!existsSync(file)) return [`${name}: ${url} is missing`];
  const faults: string[] = [];
  const { size } = statSync(file);
  if (size !== statedBytes) faults.push(`${name}: ${url} has ${size} bytes, the manifest says ${statedBytes}`);
  const { width, height } = await sharp(file).metadata();
  if (width !== entry.width || height !== entry.height)
    faults.push(`${name}: ${url} is ${width}×${height}, not ${entry.width}×${entry.height}`);
  for (const budget of budgets)
    if (budget.files.test(url) && size > budget.bytes) faults.push(`${name}: ${url} has ${size} bytes, its budget is ${budget.bytes}`);
  return faults;
}

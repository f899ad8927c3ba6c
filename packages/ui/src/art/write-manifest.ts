import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ManifestEntry } from "./piece.ts";

/**
 * Writes a manifest, sorted by name. With `keepOthers` the entries that stand in the file by now and were not drawn stay:
 * it is read only here, so that two runs over parts of one collection keep each other's.
 */
export function writeManifest(
  file: string,
  drawn: Readonly<Record<string, ManifestEntry>>,
  { keepOthers }: { readonly keepOthers: boolean },
): void {
  mkdirSync(dirname(file), { recursive: true });
  const others = keepOthers && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, ManifestEntry>) : {};
  const sorted = Object.fromEntries(Object.entries({ ...others, ...drawn }).toSorted(([a], [b]) => a.localeCompare(b, "en")));
  // Renamed into place, so that another run never reads half a file.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(partial, file);
}

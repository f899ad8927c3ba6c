// Lists the project's source files.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const skipped = new Set(["node_modules", "dist", ".cache", ".lantern", "screens"]);

/**
 * The TypeScript and JavaScript files under folders, sorted, relative to the root with slashes. Declaration files do not count.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]}
 */
export function sourceFiles(root, folders) {
  return folders.flatMap((folder) => filesUnder(root, folder)).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));
}

/** True for tests and what only they use. @param {string} file */
export function isTestFile(file) {
  return /\.test\.(ts|tsx|mjs)$/.test(file) || /(^|\/)(testing|fixtures)\//.test(file);
}

function filesUnder(root, folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const inside = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, inside) : [inside];
    });
}

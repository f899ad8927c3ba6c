/**
 * Prints what a page's first visit loads before it is alive, brotli at the level that the server uses for files: scripts (the budget
 * is 100 kB for home), style sheets. `node apps/mobile/scripts/print-sizes.ts [screen]` after a build; ends with 1 above the budget.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const budgetBytes = 100_000;
const client = path.join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>;
const screen = process.argv[2] ?? "site/home";
const roots = ["src/entry-client.tsx", "src/themes/lantern/theme.tsx", `src/features/${screen}-screen.tsx`];

const scripts = new Set<string>();
const styles = new Set<string>();
const visit = (key: string): void => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no module "${key}".`);
  if (scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const imported of chunk.imports ?? []) visit(imported);
};
for (const root of roots) visit(root);
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(path.join(client, file))).length;
// Of the languages the one whose first texts are the largest: the budget holds for every reader.
const texts = Object.entries(manifest).filter(([key]) => /^\.\.\/\.\.\/packages\/phrases\/dist\/[^/]+\/lobby\.js$/.test(key));
const [largest] = texts.toSorted(([, one], [, other]) => sizeOf(other.file) - sizeOf(one.file));
if (largest === undefined) throw new Error("The build has no texts.");
visit(largest[0]);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const report = (title: string, files: ReadonlySet<string>): number => {
  const sizes = [...files].map((file) => [file, sizeOf(file)] as const).toSorted((a, b) => b[1] - a[1]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  say(`${title}: ${(total / 1000).toFixed(1)} kB br in ${sizes.length} files`);
  for (const [file, size] of sizes) if (size > 700) say(`  ${(size / 1000).toFixed(1).padStart(6)}  ${file}`);
  return total;
};
const total = report(`scripts of ${screen}`, scripts);
report("style sheets", styles);
if (screen === "site/home" && total > budgetBytes) {
  say(`Home's scripts are ${total} bytes, above the budget of ${budgetBytes}.`);
  process.exitCode = 1;
}

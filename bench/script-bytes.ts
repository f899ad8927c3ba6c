import { brotliCompressSync } from "node:zlib";
import { figure } from "./format.ts";
import type { Bench } from "./measurement.ts";

const budgetBytes = 100_000;

/** The scripts that home's HTML loads before it is alive, with all that they import at once, as brotli. */
export const scriptBytes: Bench = {
  name: "scripts",
  run: async (stand) => {
    const { url } = await stand.platform();
    const sizes = await scriptSizes(url);
    const total = sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
    const shown = sizes.filter(({ brotliBytes }) => brotliBytes >= 700);
    return {
      title: "Home's JavaScript",
      figures: {
        headings: ["script", "bytes, brotli"],
        rows: [
          ...shown.map(({ path, brotliBytes }) => [path, figure(brotliBytes)]),
          [
            `${sizes.length - shown.length} smaller ones`,
            figure(sizes.filter((size) => !shown.includes(size)).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)),
          ],
          ["together", figure(total)],
        ],
      },
      comparisons: [{ what: "home's scripts to the budget of 100 kB", ratio: total / budgetBytes, budget: { atMost: 1 } }],
      notes: [
        "Scripts and module preloads of the HTML and their static imports; what is imported on demand comes after first paint and does not count.",
      ],
    };
  },
};

interface ScriptSize {
  readonly path: string;
  readonly brotliBytes: number;
}

async function scriptSizes(url: string): Promise<readonly ScriptSize[]> {
  const html = await (await fetch(`${url}/`)).text();
  const waiting = scriptPathsOf(html);
  if (waiting.length === 0) throw new Error("home's HTML loads no script: is the player's app built?");
  const sizes = new Map<string, ScriptSize>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (sizes.has(path)) continue;
    const text = await (await fetch(new URL(path, url))).text();
    sizes.set(path, { path, brotliBytes: brotliCompressSync(text).length });
    waiting.push(...staticImportsOf(text).map((imported) => new URL(imported, new URL(path, url)).pathname));
  }
  return [...sizes.values()].toSorted((left, right) => right.brotliBytes - left.brotliBytes);
}

/** Addresses of a page's scripts and module preloads, each once. */
export function scriptPathsOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    const source = tag.startsWith("<script")
      ? /\ssrc="([^"]+)"/.exec(tag)
      : /rel="modulepreload"/.test(tag)
        ? /\shref="([^"]+)"/.exec(tag)
        : null;
    return source?.[1] ?? [];
  });
  return [...new Set(paths)];
}

/** What a built module imports at once; imports on demand are calls and do not count. */
export function staticImportsOf(module: string): readonly string[] {
  const declarations = module.matchAll(/\b(?:import|export)\s*(?:[\w$*\s{},]+?from\s*)?["']([^"']+\.js)["']/g);
  return [...new Set([...declarations].flatMap(([, specifier]) => specifier ?? []))];
}

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What the budget asks of a chunk of the build. */
export interface ScriptChunk {
  readonly fileName: string;
  readonly code: string;
  readonly facadeModuleId: string | null;
  /** File names of the chunks that it loads at once. */
  readonly imports: readonly string[];
  /** File names of the chunks that it may load later. */
  readonly dynamicImports: readonly string[];
}

/** A page of the studio and what it may weigh. */
export interface PageBudget {
  readonly page: RegExp;
  /** Most bytes of script, gzip, that it loads before it can be played. */
  readonly bytes: number;
  /** Chunks of which it loads one: a title's rules, a language's texts. Any other that it can reach is counted as loaded. */
  readonly choices: readonly RegExp[];
}

const texts = (group: string): RegExp => new RegExp(`/packages/phrases/dist/[^/]+/${group}\\.js$`);

export const pageBudgets: readonly PageBudget[] = [
  { page: /\/client\/index\.html$/, bytes: 45_000, choices: [/\/apps\/studio\/src\/titles\/[^/]+\.ts$/, texts("studio")] },
  { page: /\/client\/sports\.html$/, bytes: 25_000, choices: [texts("sports")] },
];

/** Fails the build where the heaviest game of a page, in the heaviest language, is above the page's budget. */
export function scriptBudgetPlugin(): Plugin {
  return {
    name: "lantern-script-budget",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const budget of pageBudgets) {
        const bytes = heaviestGameBytes(chunks, budget, (code) => gzipSync(code).length);
        if (bytes > budget.bytes)
          this.error(`${budget.page.source} loads up to ${bytes} bytes of script (gzip), above its budget of ${budget.bytes}.`);
      }
    },
  };
}

/**
 * Bytes of script that the heaviest game of a page loads: of each choice the heaviest chunk, and every other chunk that the page reaches.
 * @throws Error when the build has no such page, or no chunk of some choice: then the chunks are no longer what the budget knows
 */
export function heaviestGameBytes(all: readonly ScriptChunk[], { page, choices }: PageBudget, sizeOf: (code: string) => number): number {
  const entry = all.find(({ facadeModuleId }) => page.test(facadeModuleId ?? ""));
  if (entry === undefined) throw new Error(`The build has no page ${page.source}.`);
  const chunks = reachable(all, entry);
  const shared = new Set(chunks.flatMap(({ imports }) => imports));
  // -1 for a chunk that is no choice, or that others load along with themselves.
  const choiceOf = ({ fileName, facadeModuleId }: ScriptChunk): number =>
    shared.has(fileName) ? -1 : choices.findIndex((choice) => choice.test(facadeModuleId ?? ""));
  const sizesOf = (wanted: number): number[] => chunks.filter((chunk) => choiceOf(chunk) === wanted).map(({ code }) => sizeOf(code));
  const heaviest = choices.map((choice, at) => {
    const sizes = sizesOf(at);
    if (sizes.length === 0) throw new Error(`The build has no chunk of ${choice.source}.`);
    return Math.max(...sizes);
  });
  return [...sizesOf(-1), ...heaviest].reduce((total, size) => total + size, 0);
}

/** The chunks that a page loads at once or may load later. */
function reachable(all: readonly ScriptChunk[], entry: ScriptChunk): readonly ScriptChunk[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([entry]);
  for (const chunk of found) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name);
      if (next !== undefined) found.add(next);
    }
  }
  return [...found];
}

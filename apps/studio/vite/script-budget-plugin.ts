import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Most bytes of script, gzip, that a game loads before it can be played. */
const budgetBytes = 45_000;

/** What the budget asks of a chunk of the build. */
export interface ScriptChunk {
  readonly fileName: string;
  readonly code: string;
  readonly facadeModuleId: string | null;
  /** File names of the chunks that it loads at once. */
  readonly imports: readonly string[];
}

/** Chunks of which a game loads one: a title's rules, a language's texts. Any other is counted as loaded. */
const choices: readonly RegExp[] = [/\/apps\/studio\/src\/titles\/[^/]+\.ts$/, /\/packages\/phrases\/dist\/[^/]+\/studio\.js$/];

/** Fails the build where the heaviest game, in the heaviest language, is above the budget. */
export function scriptBudgetPlugin(): Plugin {
  return {
    name: "lantern-script-budget",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const bytes = heaviestGameBytes(chunks, (code) => gzipSync(code).length);
      if (bytes > budgetBytes) this.error(`A game loads up to ${bytes} bytes of script (gzip), above the budget of ${budgetBytes}.`);
    },
  };
}

/**
 * Bytes of script that the heaviest game loads: of each choice the heaviest chunk, and every other chunk.
 * @throws Error when the build has no chunk of some choice: then the chunks are no longer what the budget knows
 */
export function heaviestGameBytes(chunks: readonly ScriptChunk[], sizeOf: (code: string) => number): number {
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

import path from "node:path";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** What the browser needs to make a call; types give the rest, schemas stay on the server. */
const keptFields = ["name", "method", "path", "aliases", "access", "idempotency", "encrypted", "planned"] as const;

/** A call's file: `packages/contract/src/<capability>/<call-name>.ts`. */
const callFile = /\/packages\/contract\/src\/(?!schemas\/|errors\/)[a-z-]+\/[a-z0-9-]+\.ts$/;

/** Replaces the declarations of calls by their bare names and paths, so that no schema reaches the bundle. */
export function contractPlugin(): Plugin {
  return {
    name: "lantern-contract",
    enforce: "pre",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!callFile.test(file.split(path.sep).join("/"))) return null;
      this.addWatchFile(file);
      const declared = (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as Record<string, unknown>;
      const lines = Object.entries(declared)
        .filter(([, value]) => isCall(value))
        .map(([exportName, value]) => `export const ${exportName} = ${JSON.stringify(bareCall(value as Record<string, unknown>))};`);
      if (lines.length === 0) throw new Error(`${file} declares no call; move what it holds to packages/contract/src/schemas or errors.`);
      return { code: lines.join("\n"), map: null, moduleSideEffects: false };
    },
  };
}

function isCall(value: unknown): boolean {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

function bareCall(call: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(keptFields.filter((field) => call[field] !== undefined).map((field) => [field, call[field]]));
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const moduleName = "virtual:client-manifest";

/** Gives the server's build what the client's build wrote (`dist/client/.vite/manifest.json`): chunks, style sheets, preloads. */
export function clientManifestPlugin(manifestFile: string): Plugin {
  return {
    name: "lantern-client-manifest",
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : null;
    },
    load(id) {
      if (id !== `\0${moduleName}`) return null;
      try {
        const manifest: unknown = JSON.parse(readFileSync(manifestFile, "utf8"));
        return `export default ${JSON.stringify(manifest)};`;
      } catch (error) {
        throw new Error(`Build the client first: ${path.basename(manifestFile)} is missing (${String(error)}).`, { cause: error });
      }
    },
  };
}

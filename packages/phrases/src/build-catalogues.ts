import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessages, readMessages } from "./catalogue.ts";
import { availableLanguages } from "./languages.ts";
import { messageIdsSource } from "./message-ids-source.ts";
import { phraseGroups } from "./phrase-groups.ts";

/**
 * Builds the catalogues that browsers load: `dist/<language>/<group>.js`, each a `JSON.parse` module (a JSON import would become an
 * export per key, nearly twice the size), and `dist/<group>.js`, the languages' lazy imports. Also brings `message-ids.ts` up to date.
 * Files whose content stays are not touched, so that watchers see only what changed.
 */
export function buildCatalogues(distFolder: string, options: { readonly languagesFolder?: string } = {}): void {
  const source = options.languagesFolder === undefined ? {} : { folder: options.languagesFolder };
  for (const group of phraseGroups) {
    const loaders: string[] = [];
    for (const { code } of availableLanguages) {
      const messages = compileMessages(readMessages(code, { group, ...source }));
      writeIfChanged(path.join(distFolder, code, `${group}.js`), catalogueModule(messages));
      loaders.push(`  ${JSON.stringify(code)}: () => import(${JSON.stringify(`./${code}/${group}.js`)}),`);
    }
    writeIfChanged(path.join(distFolder, `${group}.js`), ["export const loaders = {", ...loaders, "};", ""].join("\n"));
  }
}

/** A module whose default export is the messages, parsed by the engine's JSON parser. */
function catalogueModule(messages: object): string {
  const json = JSON.stringify(messages)
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `export default JSON.parse('${json}');\n`;
}

function writeIfChanged(file: string, content: string): void {
  if (contentOf(file) === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = path.dirname(fileURLToPath(import.meta.url));
  if (process.argv.includes("--clean")) rmSync(path.join(here, "../dist"), { recursive: true, force: true });
  buildCatalogues(path.join(here, "../dist"));
  writeIfChanged(path.join(here, "message-ids.ts"), messageIdsSource());
}

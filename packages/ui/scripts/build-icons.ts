/** Writes `src/icons/icons.svg` (one symbol an icon) and `src/icons/icon-name.ts` from `icon-list.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { iconList } from "../src/icons/icon-list.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/ph/icons.json"), "utf8")) as IconSet;

function bodyOf(phosphorName: string): string {
  const icon = set.icons[phosphorName] ?? set.icons[set.aliases?.[phosphorName]?.parent ?? ""];
  if (icon === undefined) throw new Error(`@iconify-json/ph has no icon "${phosphorName}"; correct icon-list.ts.`);
  return icon.body;
}

const names = Object.keys(iconList).toSorted() as (keyof typeof iconList)[];
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 256 256">${bodyOf(iconList[name])}</symbol>`);
const folder = new URL("../src/icons/", import.meta.url);
writeFileSync(new URL("icons.svg", folder), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
writeFileSync(
  new URL("icon-name.ts", folder),
  `// Written by scripts/build-icons.ts from icon-list.ts.\n\n/** An icon of the sprite. */\nexport type IconName =\n${names.map((name) => `  | "${name}"`).join("\n")};\n`,
);

/** Writes `src/app/overlays/flags.svg`: the flags of the languages, from circle-flags. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { languages } from "@lantern/phrases/languages.ts";

const file = createRequire(import.meta.url).resolve("@iconify-json/circle-flags/icons.json");
const { icons } = JSON.parse(readFileSync(file, "utf8")) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };
const symbols = languages.map(({ flagName }) => {
  const body = icons[flagName]?.body;
  if (body === undefined) throw new Error(`circle-flags has no flag "${flagName}".`);
  // Ids and references inside a symbol would collide with those of the next one.
  const own = body.replace(/\bid="([^"]+)"/g, `id="${flagName}-$1"`).replace(/url\(#/g, `url(#${flagName}-`);
  return `<symbol id="${flagName}" viewBox="0 0 512 512">${own}</symbol>`;
});
writeFileSync(
  new URL("../src/app/overlays/flags.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);

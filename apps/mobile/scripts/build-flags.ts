/**
 * Draws flags from circle-flags: `src/app/overlays/flags.svg` with those of the languages, and `public/flags/<country code>.svg`, one for
 * each country that a mobile number may be of: a page shows few of them, so each comes by itself.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { languages } from "@lantern/phrases/languages.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const file = createRequire(import.meta.url).resolve("@iconify-json/circle-flags/icons.json");
const { icons, aliases } = JSON.parse(readFileSync(file, "utf8")) as IconSet;

function bodyOf(flagName: string): string {
  const body = icons[flagName]?.body ?? icons[aliases[flagName]?.parent ?? ""]?.body;
  if (body === undefined) throw new Error(`circle-flags has no flag "${flagName}".`);
  return body;
}

const symbols = languages.map(({ flagName }) => {
  // Ids and references inside a symbol would collide with those of the next one.
  const own = bodyOf(flagName)
    .replace(/\bid="([^"]+)"/g, `id="${flagName}-$1"`)
    .replace(/url\(#/g, `url(#${flagName}-`);
  return `<symbol id="${flagName}" viewBox="0 0 512 512">${own}</symbol>`;
});
writeFileSync(
  new URL("../src/app/overlays/flags.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);

const flagsFolder = new URL("../public/flags/", import.meta.url);
rmSync(flagsFolder, { recursive: true, force: true });
mkdirSync(flagsFolder);
// The set also has flags of languages and of unions under two letters.
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const isCountry = (name: string) => /^[a-z]{2}$/.test(name) && regions.of(name.toUpperCase()) !== undefined;
const countries = [...Object.keys(icons), ...Object.keys(aliases)].filter(isCountry);
for (const country of countries)
  writeFileSync(
    new URL(`${country}.svg`, flagsFolder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${bodyOf(country)}</svg>\n`,
  );

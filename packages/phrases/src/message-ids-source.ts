import { defaultLanguageCode } from "./languages.ts";
import { areasOf } from "./catalogue.ts";

/**
 * The source of `message-ids.ts`: the type of every id, taken from the areas' own files, so that it changes only when an area comes
 * or goes and a wrong id fails the type check at once.
 */
export function messageIdsSource(folder?: string): string {
  const areas = areasOf(defaultLanguageCode, folder);
  const imports = areas.map((area) => `import type ${nameOf(area)} from "./languages/${defaultLanguageCode}/${area}.json";`);
  const union =
    areas.length === 0
      ? ["  never;"]
      : areas.map((area, index) => `  | keyof typeof ${nameOf(area)}${index === areas.length - 1 ? ";" : ""}`);
  return [
    "// Written by build-catalogues.ts from the areas of the first language.",
    ...imports,
    "",
    "/** The id of a text that exists. */",
    "export type MessageId =",
    ...union,
    "",
  ].join("\n");
}

function nameOf(area: string): string {
  return `${area.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Area`;
}

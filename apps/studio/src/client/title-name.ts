import type { LanguageCode } from "@lantern/phrases/languages.ts";
import type { TitleDefinition } from "../engine/types.ts";

/** A title's name in a language, in English where it has none there. */
export function titleName({ name }: Pick<TitleDefinition, "name">, language: LanguageCode): string {
  const names: Readonly<Partial<Record<string, string>>> = name;
  return names[language] ?? name.en;
}

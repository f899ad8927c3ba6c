// oxlint-disable-next-line typescript/triple-slash-reference -- declares modules that do not exist before the first build
/// <reference path="./built-catalogues.d.ts" />
import { loaders } from "@lantern/phrases/catalogues/sports.js";
import type { Messages } from "@lingui/core";
import type { LanguageCode } from "./languages.ts";

/**
 * The compiled messages of the studio's leagues.
 * @throws Error when the language is not available or the catalogues have not been built.
 */
export async function loadSportsCatalogue(language: LanguageCode): Promise<Messages> {
  const load = loaders[language];
  if (load === undefined) throw new Error(`No sports catalogue for "${language}"; run packages/phrases/src/build-catalogues.ts.`);
  return (await load()).default;
}

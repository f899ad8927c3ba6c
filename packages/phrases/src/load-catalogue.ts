// oxlint-disable-next-line typescript/triple-slash-reference -- declares modules that do not exist before the first build
/// <reference path="./built-catalogues.d.ts" />
import { loaders as lobbyLoaders } from "@lantern/phrases/catalogues/lobby.js";
import { loaders as memberLoaders } from "@lantern/phrases/catalogues/member.js";
import type { Messages } from "@lingui/core";
import type { LanguageCode } from "./languages.ts";

const loadersOfGroup = { lobby: lobbyLoaders, member: memberLoaders } as const;

/**
 * One group's compiled messages for the player's app, each language in a chunk of its own.
 * @throws Error when the language is not available or the catalogues have not been built.
 */
export async function loadCatalogue(language: LanguageCode, group: keyof typeof loadersOfGroup): Promise<Messages> {
  const load = loadersOfGroup[group][language];
  if (load === undefined) throw new Error(`No "${group}" catalogue for "${language}"; run packages/phrases/src/build-catalogues.ts.`);
  return (await load()).default;
}

import { foundExtents } from "@lantern/server/games/search/found-games.ts";
import type { LoadRequest } from "./load.ts";
import type { benchNames } from "./plant-catalogue.ts";
import type { PlatformLoad } from "./platform-round.ts";

type Names = ReturnType<typeof benchNames>;
type SearchLoad = Omit<PlatformLoad, "clients">;

/** A round ends with its requests, unless a machine does nothing else. */
const durationMs = 60_000;
const lengths = [4, 5, 6, 7, 9, 11];

/** What several visitors type within the same seconds. */
const sharedTexts = 40;
/** So few that they are answered within the three seconds in which what was found is given out again. */
const sharedRequests = 1_000;

/** Searches that were answered shortly before: each text is asked for once before the round. */
export function sharedSearches(url: string, texts: readonly string[]): SearchLoad {
  const paths = texts.slice(0, sharedTexts).map(searchPath);
  const begin = async () => {
    for (const path of paths) {
      const answer = await fetch(`${url}${path}`);
      if (!answer.ok) throw new Error(`a search answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  return { request: byTurns(paths), begin, requestsMax: sharedRequests, durationMs };
}

/** Of some thousand texts so many in a round that each comes again after more than three seconds. */
const ownRequests = 300;

/** Searches for what nobody typed within the last seconds. */
export function ownSearches(texts: readonly string[]): SearchLoad {
  return { request: byTurns(texts.map(searchPath)), requestsMax: ownRequests, durationMs };
}

/** Those of the typed texts whose first answer has the same number of games on each of these platforms, and is full. */
export async function fullOnAll(urls: readonly string[], texts: readonly string[]): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const text of texts) {
    const counts = await Promise.all(urls.map((url) => hitsOf(`${url}${searchPath(text)}`)));
    if (counts.every((count) => count === fullAnswer)) kept.push(text);
  }
  return kept;
}

/** The games that a search shows at first. */
const fullAnswer = foundExtents.first.shownMax;

async function hitsOf(address: string): Promise<number> {
  const { value } = (await (await fetch(address)).json()) as { readonly value?: { readonly games: { readonly hits: readonly unknown[] } } };
  return value?.games.hits.length ?? 0;
}

function byTurns(paths: readonly string[]): LoadRequest {
  let turn = 0;
  return { method: "GET", path: () => paths[(turn += 1) % paths.length] ?? "" };
}

const searchPath = (text: string) => `/search?text=${encodeURIComponent(text)}`;

/** Beginnings of these names as they are typed, each once; every fourth of those long enough with a letter left out. */
export function typedTexts(names: Names): readonly string[] {
  const texts = names.flatMap((name, index) =>
    (["en", "th", "my"] as const).flatMap((script, row) =>
      lengths.map((length, place) => {
        const typed = Array.from(name[script]).slice(0, length).join("");
        return (index + row + place) % 4 === 0 && length > 4 ? `${typed.slice(0, 2)}${typed.slice(3)}` : typed;
      }),
    ),
  );
  return [...new Set(texts)];
}

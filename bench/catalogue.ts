import { figure } from "./format.ts";
import { medianMsOf, p95MsOf, rateOf } from "./http-rate.ts";
import type { LoadRequest } from "./load.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { benchNames, plantCatalogue } from "./plant-catalogue.ts";
import { allProcessorOf, measurePlatformRound, type PlatformRound } from "./platform-round.ts";
import { startPlatform, type Platform } from "./platform.ts";
import { byWarmTurns } from "./rounds.ts";

const clients = 8;
/** A brand of the studio with games that can be played free. */
const freeVendor = "GNAGA";
const few = 300;
const many = 50_000;
/** What several visitors type within the same seconds. */
const typedAlike = 40;

/** Lists, the search and a launch with three hundred games and with fifty thousand, in two platforms of the same run. */
export const catalogue: Bench = {
  name: "catalogue",
  run: async (_stand, plan) => {
    const [small, large] = [await startPlatform(), await startPlatform()];
    try {
      await plantCatalogue(small.database, few);
      await plantCatalogue(large.database, many);
      await untilListed(small.url);
      await untilListed(large.url);
      const kinds = kindsOf(await freeGameOf(small.url));
      const results: Record<string, { readonly small: readonly PlatformRound[]; readonly large: readonly PlatformRound[] }> = {};
      for (const [name, requestOf] of Object.entries(kinds)) {
        const round = (platform: Platform, count: number) => () =>
          measurePlatformRound(platform, { request: requestOf(count), clients, durationMs: plan.roundMs });
        results[name] = await byWarmTurns(plan.rounds, { small: round(small, few), large: round(large, many) });
      }
      return {
        title: "A catalogue of 300 games and one of 50,000",
        figures: {
          headings: ["what", "games", "answers a second", "median ms", "p95 ms", "processor µs an answer"],
          rows: Object.entries(results).flatMap(([name, of]) => [rowOf(name, few, of.small), rowOf(name, many, of.large)]),
        },
        comparisons: Object.entries(results).flatMap(([name, of]) => comparisonOf(name, of.small, of.large)),
        notes: [
          "Processor time is the platform's and that of the database's processes that serve it: it does not grow with what else the machine does.",
          "Lists: pages of categories, vendors and classes by turns. Each search but the first of its kind is for another beginning of a name of the catalogue, in one of three scripts, every fourth with a slip.",
          "The launch is of a game of the studio in free play, which the studio answers. The planted games' vendor does not exist.",
        ],
      };
    } finally {
      await small.stop();
      await large.stop();
    }
  },
};

type RequestOf = (count: number) => LoadRequest;

function kindsOf(gameId: string): Readonly<Record<string, RequestOf>> {
  let turn = 0;
  const listPaths = [
    ...["RNG", "LIVE", "FISH", "PVP"].flatMap((category) => [1, 2, 3].map((page) => `gameType=${category}&pageNo=${page}`)),
    ...[0, 4, 8].map((vendor) => `gameType=RNG&vassalage=BENCH${vendor}`),
    ...["JP", "TG"].map((name) => `gameType=RNG&gameClassify=${name}&minBet=1`),
  ].map((query) => `/wps/relay/GCSGAME_gameList?${query}&pageSize=15`);
  const launchBody = JSON.stringify({ vendor: freeVendor, gameId, supportPlay: 0 });
  return {
    "a page of a list": () => ({ method: "GET", path: () => listPaths[(turn += 1) % listPaths.length] ?? "" }),
    "a search that others typed too": (count) => searchOf(typedTexts(count).slice(0, typedAlike)),
    "a search of one's own": (count) => searchOf(typedTexts(count)),
    "a launch": () => ({ method: "POST", path: "/wps/game/launchGame", body: launchBody }),
  };
}

function searchOf(texts: readonly string[]): LoadRequest {
  let turn = 0;
  return { method: "GET", path: () => `/search?text=${encodeURIComponent(texts[(turn += 1) % texts.length] ?? "")}` };
}

/** Beginnings of names as they are typed; the same names are in both catalogues, the first of the larger being all of the smaller. */
function typedTexts(count: number): readonly string[] {
  const names = benchNames(Math.min(count, few));
  return names.flatMap((name, index) => {
    const text = name[(["en", "th", "my"] as const)[index % 3] ?? "en"];
    return [4, 5, 6, 7, 9, 11].map((length, place) => {
      const typed = Array.from(text).slice(0, length).join("");
      return (index + place) % 4 === 0 && typed.length > 4 ? `${typed.slice(0, 2)}${typed.slice(3)}` : typed;
    });
  });
}

const listedMsMax = 60_000;

/** The platform looks every three seconds whether its catalogue has changed. */
async function untilListed(url: string): Promise<void> {
  const deadlineMs = performance.now() + listedMsMax;
  while (performance.now() < deadlineMs) {
    if ((await gamesOf(`${url}/wps/relay/GCSGAME_gameList?vassalage=BENCH19`)).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the planted games were not listed after ${listedMsMax / 1_000} s`);
}

/** A game of the studio that can be played free. */
async function freeGameOf(url: string): Promise<string> {
  const games = await gamesOf(`${url}/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=${freeVendor}`);
  const game = games.find(({ supportPlay }) => supportPlay === 0);
  if (game === undefined) throw new Error("the studio has no game to be played free");
  return game.gameId;
}

async function gamesOf(address: string): Promise<readonly { readonly gameId: string; readonly supportPlay: number }[]> {
  const { value } = (await (await fetch(address)).json()) as {
    readonly value?: { readonly games?: readonly { readonly gameId: string; readonly supportPlay: number }[] };
  };
  return value?.games ?? [];
}

function rowOf(what: string, games: number, rounds: readonly PlatformRound[]): readonly string[] {
  const processorUs = allProcessorOf(rounds);
  return [
    what,
    figure(games),
    figure(rateOf(rounds)),
    figure(medianMsOf(rounds)),
    figure(p95MsOf(rounds)),
    processorUs === undefined ? "unknown" : figure(processorUs),
  ];
}

function comparisonOf(name: string, small: readonly PlatformRound[], large: readonly PlatformRound[]): readonly Comparison[] {
  const [ofSmall, ofLarge] = [allProcessorOf(small), allProcessorOf(large)];
  if (ofSmall === undefined || ofLarge === undefined) return [];
  return [{ what: `${name}: processor time with 300 games to that with 50,000`, ratio: ofSmall / ofLarge, budget: { atLeast: 0.8 } }];
}

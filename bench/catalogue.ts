import { figure } from "./format.ts";
import { medianMsOf, p95MsOf, rateOf } from "./http-rate.ts";
import { fullOnAll, ownSearches, sharedSearches, typedTexts } from "./catalogue-searches.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { benchNames, plantCatalogue } from "./plant-catalogue.ts";
import type { Plan } from "./plan.ts";
import { allProcessorOf, measurePlatformRound, type PlatformLoad, type PlatformRound } from "./platform-round.ts";
import { startPlatform, type Platform } from "./platform.ts";
import { byWarmTurns } from "./rounds.ts";
import { ratioOfRounds } from "./statistics.ts";

const clients = 8;
/** A brand of the studio with games that can be played free. */
const freeVendor = "GNAGA";
const few = 300;
const many = 50_000;
/** Rounds of few answers are many. */
const timesMore = 3;
const warmRounds = 2;

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
      const texts = typedTexts(benchNames(few));
      const full = await fullOnAll([small.url, large.url], texts);
      const kinds = kindsOf(plan, { gameId: await freeGameOf(small.url), texts, full });
      const results: Record<string, { readonly small: readonly PlatformRound[]; readonly large: readonly PlatformRound[] }> = {};
      for (const [name, { loadOf, rounds = plan.rounds }] of Object.entries(kinds)) {
        const round = (platform: Platform) => {
          const load = loadOf(platform.url);
          return () => measurePlatformRound(platform, { clients, ...load });
        };
        results[name] = await byWarmTurns(rounds, { small: round(small), large: round(large) }, warmRounds);
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
          "Lists: pages of categories, vendors and classes by turns.",
          "Searches: beginnings of four to eleven letters of names in three scripts, every fourth with a slip; the same ones in both catalogues, and as many in each round. One's own was not typed by anybody within three seconds. What others typed too was found before the round: its answer is given out, however it was found.",
          `A search answers with a dozen of games at first; in the large catalogue most texts have as many, in the small one ${full.length} of ${texts.length}: these are measured once more by themselves.`,
          "The launch is of a game of the studio in free play, which the studio answers. The planted games' vendor does not exist.",
        ],
      };
    } finally {
      await small.stop();
      await large.stop();
    }
  },
};

interface Kind {
  /** The load of every round on the platform at this address. */
  readonly loadOf: (url: string) => Omit<PlatformLoad, "clients">;
  readonly rounds?: number;
}

interface Asked {
  readonly gameId: string;
  readonly texts: readonly string[];
  /** Those with as many games in the answer of either catalogue. */
  readonly full: readonly string[];
}

function kindsOf({ rounds, roundMs }: Plan, { gameId, texts, full }: Asked): Readonly<Record<string, Kind>> {
  const launchBody = JSON.stringify({ vendor: freeVendor, gameId, supportPlay: 0 });
  return {
    "a page of a list": {
      loadOf: () => {
        let turn = 0;
        return { durationMs: roundMs, request: { method: "GET", path: () => listPaths[(turn += 1) % listPaths.length] ?? "" } };
      },
    },
    "a search that others typed too": { loadOf: (url) => sharedSearches(url, texts), rounds: rounds * timesMore },
    "the same, as many games in either answer": { loadOf: (url) => sharedSearches(url, full), rounds: rounds * timesMore },
    "a search of one's own": { loadOf: () => ownSearches(texts), rounds: rounds * timesMore },
    "the same of one's own, as many games in either answer": { loadOf: () => ownSearches(full), rounds: rounds * timesMore },
    "a launch": { loadOf: () => ({ durationMs: roundMs, request: { method: "POST", path: "/wps/game/launchGame", body: launchBody } }) },
  };
}

const listPaths = [
  ...["RNG", "LIVE", "FISH", "PVP"].flatMap((category) => [1, 2, 3].map((page) => `gameType=${category}&pageNo=${page}`)),
  ...[0, 4, 8].map((vendor) => `gameType=RNG&vassalage=BENCH${vendor}`),
  ...["JP", "TG"].map((name) => `gameType=RNG&gameClassify=${name}&minBet=1`),
].map((query) => `/wps/relay/GCSGAME_gameList?${query}&pageSize=15`);

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
  const [ofSmall, ofLarge] = [small, large].map((rounds) => rounds.flatMap(({ allProcessorUs }) => allProcessorUs ?? []));
  if (ofSmall === undefined || ofLarge === undefined || ofSmall.length < small.length || ofLarge.length < large.length) return [];
  const ratio = ratioOfRounds(ofSmall, ofLarge);
  return [{ what: `${name}: processor time with 300 games to that with 50,000`, ratio, budget: { atLeast: 0.8 } }];
}

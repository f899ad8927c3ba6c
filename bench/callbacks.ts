import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import { openEngineer } from "@lantern/server/games/vendor-desk/engineer.ts";
import { openLaunch } from "@lantern/server/games/open-launch.ts";
import { readCatalogue } from "@lantern/server/games/read-catalogue.ts";
import { sign, signatureHeader } from "@lantern/vendor-kit/signature.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { figure } from "./format.ts";
import { medianMsOf, rateOf } from "./http-rate.ts";
import type { LoadRequest } from "./load.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { measurePlatformRound, type PlatformRound } from "./platform-round.ts";
import { startPlatform, type Platform } from "./platform.ts";
import { openPlayers, scopeOf } from "./players.ts";
import { byWarmTurns } from "./rounds.ts";

const clients = 8;
/** A tenth more or less is what is looked for. */
const timesMore = 3;
const engineer = { userName: "bench", password: "a password of engineers" };

/** Vendors' callbacks on a platform that keeps them for the vendors' desk and on one that keeps none, in the same run. */
export const callbacks: Bench = {
  name: "callbacks",
  run: async (_stand, plan) => {
    const [kept, bare] = [await startPlatform({ LANTERN_VENDOR_DESK: "on" }), await startPlatform({ LANTERN_VENDOR_DESK: "off" })];
    try {
      const kinds = { withLog: await requestsOf(kept), without: await requestsOf(bare) };
      const look = await deskOf(kept);
      const round =
        (platform: Platform, request: LoadRequest, finish = async () => {}) =>
        () =>
          measurePlatformRound(platform, { request, clients, durationMs: plan.roundMs, finish });
      const results: Record<string, { readonly withLog: readonly PlatformRound[]; readonly without: readonly PlatformRound[] }> = {};
      for (const name of ["a balance", "a bet"] as const) {
        results[name] = await byWarmTurns(plan.rounds * timesMore, {
          withLog: round(kept, kinds.withLog[name], look),
          without: round(bare, kinds.without[name]),
        });
      }
      return {
        title: "Vendors' callbacks with the desk's log of calls and without",
        figures: {
          headings: ["what", "log", "answers a second", "median ms", "processor µs an answer"],
          rows: Object.entries(results).flatMap(([name, of]) => [rowOf(name, "kept", of.withLog), rowOf(name, "none", of.without)]),
        },
        comparisons: Object.entries(results).flatMap(([name, of]) => comparisonOf(name, of.withLog, of.without)),
        notes: [
          "Processor time is the platform's and that of the database's processes that serve it: it does not grow with what else the machine does.",
          `Each round with the log ends with a look at the desk, which writes what waits: the cost of a writing and of a page is in every ${plan.roundMs / 1_000} s, while in a burst the log is written every ten.`,
          `${clients} players, each with a callback at a time, signed as the studio signs. Each bet is a new round.`,
        ],
      };
    } finally {
      await kept.stop();
      await bare.stop();
    }
  },
};

/** A look at the desk's list of calls. Whatever waits to be written is written first. */
async function deskOf({ url, database }: Platform): Promise<() => Promise<void>> {
  const scope = scopeOf(database);
  await database.tx((transaction) => openEngineer(scope, transaction, { ...engineer, integrationCode: studioVendorCode }));
  const answer = await fetch(`${url}/vendors/login`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams(engineer),
    redirect: "manual",
  });
  const cookie = answer.headers.get("set-cookie")?.split(";", 1)[0];
  if (cookie === undefined) throw new Error(`the desk's login answered ${answer.status} without a session`);
  return async () => {
    const calls = await fetch(`${url}/vendors/calls`, { headers: { cookie } });
    if (!calls.ok || !(await calls.text()).includes(`/vendor/${studioVendorCode}/`))
      throw new Error(`the desk shows no calls (${calls.status})`);
  };
}

interface Player {
  readonly playerId: string;
  readonly playerToken: string;
}

async function requestsOf({ database }: Platform): Promise<Readonly<Record<"a balance" | "a bet", LoadRequest>>> {
  const { players, gameCode, secret } = await launchesOf(database);
  let count = 0;
  const signed = (call: string, fieldsOf: (player: Player) => object): LoadRequest => ({
    method: "POST",
    path: `/vendor/${studioVendorCode}/${call}`,
    headers: (_client, body) => ({ [signatureHeader]: sign(body, secret) }),
    body: (client) => {
      const player = players[client % players.length];
      if (player === undefined) throw new Error("no player was opened");
      return JSON.stringify({ call, ...fieldsOf(player) });
    },
  });
  return {
    "a balance": signed("balance", ({ playerId, playerToken }) => ({ playerToken, playerId, currency: "THB" })),
    "a bet": signed("bet", ({ playerId, playerToken }) => {
      count += 1;
      const ids = { transactionId: `bench-bet-${count}`, roundId: `bench-round-${count}` };
      return { ...ids, gameCode, playerToken, playerId, currency: "THB", amountUnits: "10000" };
    }),
  };
}

/** A game of the studio, opened by each player. */
async function launchesOf(database: Platform["database"]) {
  const scope = scopeOf(database);
  const merchant = await findMerchant(scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("the platform has no merchant at 127.0.0.1");
  const game = (await readCatalogue(scope, merchant)).games.find(({ integrationCode }) => integrationCode === studioVendorCode);
  if (game === undefined) throw new Error("the studio has no game");
  const userNames = await openPlayers(database, clients);
  const rows = await database.query<{ id: string }>("select id from accounts_members where user_name = any ($1::text[])", [userNames]);
  const players: Player[] = [];
  for (const { id: memberId } of rows) {
    const player = { memberId, sessionId: undefined, trial: false };
    const { playerToken = "" } = await openLaunch(scope, database, {
      merchantId: merchant.id,
      game,
      player,
      currency: "THB",
      language: "en",
    });
    players.push({ playerId: memberId, playerToken });
  }
  return { players, gameCode: game.gameCode, secret: scope.configuration.studioSecret };
}

/** Processor time an answer over all rounds together; undefined where the system does not tell. */
function meanProcessorOf(rounds: readonly PlatformRound[]): number | undefined {
  let [usedUs, answers] = [0, 0];
  for (const { allProcessorUs, perSecond } of rounds) {
    if (allProcessorUs === undefined) return undefined;
    usedUs += allProcessorUs * perSecond;
    answers += perSecond;
  }
  return usedUs / answers;
}

function rowOf(what: string, log: string, rounds: readonly PlatformRound[]): readonly string[] {
  const processorUs = meanProcessorOf(rounds);
  return [what, log, figure(rateOf(rounds)), figure(medianMsOf(rounds)), processorUs === undefined ? "unknown" : figure(processorUs)];
}

function comparisonOf(name: string, withLog: readonly PlatformRound[], without: readonly PlatformRound[]): readonly Comparison[] {
  const [ours, other] = [meanProcessorOf(withLog), meanProcessorOf(without)];
  if (ours === undefined || other === undefined) return [];
  return [{ what: `${name}: processor time with the log to that without`, ratio: ours / other, budget: { atMost: 1.1 } }];
}

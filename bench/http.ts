import { byWarmTurns, shortRounds } from "./rounds.ts";
import { logInPlayers, openPlayers, currentIssueOf } from "./players.ts";
import { figure } from "./format.ts";
import { measureRound, medianMsOf, p95MsOf, processorUsOf, rateOf, rateRatio, type HttpRound } from "./http-rate.ts";
import type { LoadRequest } from "./load.ts";
import type { Bench, Comparison } from "./measurement.ts";

const clients = 16;
/** Rounds as short as this still have thousands of answers. */
const timesShorter = 5;
const warmRounds = 2 * timesShorter;
const listPath = "/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=15";
const betPath = "/lgw/orders/betting";

/** A list page as a visitor and as a member, and a bet, against the bare framework answering the same JSON. */
export const http: Bench = {
  name: "http",
  run: async (stand, plan) => {
    const [platform, bare] = [await stand.platform(), await stand.bare()];
    const { rounds, roundMs } = shortRounds(plan, timesShorter);
    const players = await logInPlayers(platform.url, await openPlayers(platform.database, clients));
    const tokenOf = (client: number) => ({ authorization: players[client] ?? "" });
    const round = (url: string, pid: number, request: LoadRequest) => () =>
      measureRound({ url, request, clients, durationMs: roundMs }, pid);
    const ours = (request: LoadRequest) => round(platform.url, platform.pid, request);
    const barely = (request: LoadRequest) => round(bare.url, bare.pid, request);

    await bare.serveJson(await (await fetch(`${platform.url}${listPath}`)).text());
    const list = await byWarmTurns(
      rounds,
      {
        visitor: ours({ method: "GET", path: listPath }),
        member: ours({ method: "GET", path: listPath, headers: tokenOf }),
        bare: barely({ method: "GET", path: "/json" }),
      },
      warmRounds,
    );

    // Asked anew each round: an issue does not stay on sale for as long as all rounds take.
    const freshBody = async () => betBody(await currentIssueOf(platform.url));
    let keys = 0;
    const betHeaders = (client: number) => ({ ...tokenOf(client), "idempotency-key": `bench-bet-${(keys += 1)}` });
    const placed = await fetch(`${platform.url}${betPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...betHeaders(0) },
      body: await freshBody(),
    });
    const answer = await placed.text();
    if (placed.status !== 200) throw new Error(`the bet was refused: ${answer}`);
    await bare.serveJson(answer);
    const bet = await byWarmTurns(
      rounds,
      {
        member: async () => ours({ method: "POST", path: betPath, headers: betHeaders, body: await freshBody() })(),
        bare: async () => barely({ method: "POST", path: "/json", body: await freshBody() })(),
      },
      warmRounds,
    );

    return {
      title: "A list page and a bet over HTTP",
      figures: {
        headings: ["what", "answers a second", "median ms", "p95 ms", "server's processor µs an answer"],
        rows: [
          rowOf("list page, visitor", list.visitor),
          rowOf("list page, member", list.member),
          rowOf("bare Fastify, the list's JSON", list.bare),
          rowOf("a bet of one line", bet.member),
          rowOf("bare Fastify, the bet's JSON", bet.bare),
        ],
      },
      comparisons: [
        { what: "list page of a visitor to bare Fastify", ratio: rateRatio(list.visitor, list.bare), budget: { atLeast: 0.8 } },
        ...processorComparison("bare Fastify's processor time to a visitor's list page's", list.bare, list.visitor),
        { what: "list page of a member to bare Fastify", ratio: rateRatio(list.member, list.bare) },
        { what: "bet to bare Fastify", ratio: rateRatio(bet.member, bet.bare) },
      ],
      notes: [
        `${rounds} rounds by turns; a ratio is the median of the rounds' own. ${clients} connections from one loading process, uncompressed. The bare server returns a parsed object without hooks or schemas.`,
        "The processor time holds what the platform does beside its answers (jobs, events): it weighs more the fewer answers there are.",
        "A member's list asks the database for the session each time. A bet is a transaction: order, stake, events.",
        "Each client bets as a member of his own; all bet on the same issue.",
      ],
    };
  },
};

function processorComparison(what: string, less: readonly HttpRound[], more: readonly HttpRound[]): readonly Comparison[] {
  const [ofLess, ofMore] = [processorUsOf(less), processorUsOf(more)];
  return ofLess === undefined || ofMore === undefined ? [] : [{ what, ratio: ofLess / ofMore }];
}

function rowOf(what: string, rounds: readonly HttpRound[]): readonly string[] {
  const processorUs = processorUsOf(rounds);
  return [
    what,
    figure(rateOf(rounds)),
    figure(medianMsOf(rounds)),
    figure(p95MsOf(rounds)),
    processorUs === undefined ? "unknown" : figure(processorUs),
  ];
}

function betBody({ gameId, numero }: { readonly gameId: number; readonly numero: string }): string {
  const content = {
    gameId,
    winStop: false,
    playId: "vn_north_lo_2",
    bettingContent: "07",
    singleBetPrice: "1",
    bettingApproach: 1,
    bettingSlip: null,
    numero: [{ numero, multiple: 1 }],
  };
  return JSON.stringify({ prizeMode: "Lott", device: "MOBILE", contents: [content] });
}

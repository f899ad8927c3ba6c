import { encodeBetLeaf } from "@lantern/rules/lottery/bet-leaf.ts";
import { beaconRoundOf, roundAtMs } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { chainStart, isChain, type LinkedAnnouncement } from "@lantern/rules/lottery/commitment-chain.ts";
import { seedCommitment } from "@lantern/rules/lottery/draw.ts";
import { verifyMerkleProof, type ProofStep } from "@lantern/rules/lottery/merkle.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { verifyDraw, type PublishedDraw } from "@lantern/rules/lottery/verify-draw.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findSession } from "../../accounts/find-session.ts";
import { accountsAnswers } from "../../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { lotteryAnswers } from "../routes.ts";
import { runIssues } from "../run-issues.ts";
import { openPlayer, openTestGame } from "../testing/lottery-house.ts";
import { fetchBeacons } from "./fetch-beacons.ts";
import { startBeaconStandIn, type BeaconStandIn } from "./testing/beacon-stand-in.ts";

const minuteMs = 60_000;
const startingUnits = 1_000_0000n;
const answers = [...accountsAnswers, ...lotteryAnswers];
const family = familyOf("vn_north");

let server: TestServer;
/** Asked first, and then the second. */
let first: BeaconStandIn;
let second: BeaconStandIn;
let gameId: number;
let token: string;
let memberId: string;
let otherToken: string;
let keys = 0;
let issueStartMs = 0;

beforeAll(async () => {
  const nowMs = () => server.clock.now().getTime();
  [first, second] = await Promise.all([startBeaconStandIn({ nowMs }), startBeaconStandIn({ nowMs })]);
  const beacon = { urls: [first.url, second.url], chain: first.chain };
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, configuration: { beacon } });
  await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  gameId = await openTestGame(server, {
    merchantId: merchant.id,
    code: "BEACON_MINUTE",
    family: "vn_north",
    schedule: { kind: "interval", zone: merchant.zone, intervalSeconds: 60, lockLeadSeconds: 5 },
  });
  ({ token, memberId } = await openPlayer(server, "beacon1", startingUnits));
  ({ token: otherToken } = await openPlayer(server, "beacon2", startingUnits));
});
afterAll(async () => {
  await server.close();
  await Promise.all([first.close(), second.close()]);
});

beforeEach(async () => {
  first.manner = "honest";
  second.manner = "silent";
  server.clock.advance(2 * minuteMs - (server.clock.now().getTime() % minuteMs) + 1_000);
  issueStartMs = Math.floor(server.clock.now().getTime() / minuteMs) * minuteMs;
  await runIssues(server.scope);
});

interface Near {
  readonly currentNumero: {
    readonly numero: string;
    readonly link: string;
    readonly beacon?: { readonly round: number; readonly hash: string };
  };
}

const near = async () => valueOf(await server.request("GET", `/lgw/numeros/near?gameId=${gameId}`)) as Near;

/** Bets 27 on a number and gives the sub-order's id. */
async function bet(numero: string, as = token): Promise<string> {
  const answer = await server.request("POST", "/lgw/orders/betting", {
    headers: { Authorization: as, "Idempotency-Key": `beacon-bet-${(keys += 1)}` },
    body: {
      prizeMode: "Lott",
      device: "MOBILE",
      contents: [
        {
          gameId,
          winStop: false,
          playId: "vn_north_lo_2",
          bettingContent: "07",
          singleBetPrice: "1",
          bettingApproach: 1,
          bettingSlip: null,
          numero: [{ numero, multiple: 1 }],
        },
      ],
    },
  });
  valueOf(answer);
  return (await orders(as))[0]?.orderDetailId ?? "";
}

interface Order {
  readonly orderDetailId: string;
  readonly numero: string;
  readonly gameCode: string;
  readonly playId: string;
  readonly bettingContent: string;
  readonly count: number;
  readonly multiple: number;
  readonly odds: Readonly<Record<string, string>>;
  readonly state: string;
}

async function orders(as = token, numero?: string): Promise<Order[]> {
  const path = `/lgw/orders?gameId=${gameId}${numero === undefined ? "" : `&numero=${numero}`}`;
  return (valueOf(await server.request("GET", path, { headers: { Authorization: as } })) as { content: Order[] }).content;
}

interface Draw {
  readonly numero: string;
  readonly result: Record<string, string[]>;
  readonly commitment: string;
  readonly seed: string;
  readonly betRoot: string;
  readonly lockAt: string;
  readonly beacon?: { readonly hash: string; readonly publicKey: string; readonly round: number; readonly signature: string };
}

async function draws(): Promise<{ draws: Draw[]; voids: (Omit<Draw, "result"> & { readonly reason: string })[] }> {
  return valueOf(await server.request("GET", `/lgw/draw/${gameId}`)) as never;
}

/** Runs every job of the lottery that the clock asks for. */
async function run(): Promise<void> {
  await runIssues(server.scope);
  await fetchBeacons(server.scope);
  await runIssues(server.scope);
}

/** To a second after the issue's opening. */
async function toSecond(afterSeconds: number): Promise<void> {
  const passedMs = server.clock.now().getTime() - issueStartMs;
  server.clock.advance(Math.max(0, afterSeconds * 1_000 - passedMs));
  await run();
}

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));

function publishedOf(draw: Draw): PublishedDraw {
  if (family === undefined || draw.beacon === undefined) throw new Error("the draw names no beacon");
  const { round, signature } = draw.beacon;
  return {
    gameCode: "BEACON_MINUTE",
    numero: draw.numero,
    commitment: draw.commitment,
    seed: bytes(draw.seed),
    betRoot: bytes(draw.betRoot),
    resultText: family.formatResult(draw.result),
    lockAtMs: Date.parse(draw.lockAt),
    beacon: { chain: first.chain, round, signature: bytes(signature) },
  };
}

test("an issue names its public round when it opens, and is drawn from it when it has come, as everybody can check", async () => {
  const { numero, beacon } = (await near()).currentNumero;
  const subOrderId = await bet(numero);
  const proofOf = (as: string) => server.request("GET", `/lgw/orders/suborders/${subOrderId}/proof`, { headers: { Authorization: as } });
  expect((await proofOf(token)).body).toMatchObject({ errorCode: "lottery.issue_not_locked" });

  await toSecond(55);
  expect(first.asked.size).toBe(0);
  // The draw's time has come before the round where the source is slow: nothing is drawn, whoever runs the jobs.
  first.manner = "silent";
  await toSecond(60);
  expect((await draws()).draws.map((draw) => draw.numero)).not.toContain(numero);
  first.manner = "honest";
  await run();

  const drawn = (await draws()).draws.find((draw) => draw.numero === numero);
  if (drawn?.beacon === undefined || family === undefined) throw new Error("not drawn by a beacon");
  expect(drawn.beacon).toMatchObject({ hash: first.chain.hash, round: beacon?.round });
  expect(roundAtMs(first.chain, drawn.beacon.round)).toBeGreaterThanOrEqual(Date.parse(drawn.lockAt) + 2_000);
  expect(drawn.beacon.round).toBe(beaconRoundOf(first.chain, Date.parse(drawn.lockAt)));
  expect(verifyDraw(family, publishedOf(drawn))).toBeUndefined();

  // The bet is under the root, shown by nothing but what the member knows of it, and to him alone.
  const { steps } = valueOf(await proofOf(token)) as { steps: ProofStep[] };
  const [own] = await orders(token, numero);
  if (own === undefined) throw new Error("the bet is not listed");
  const leafWith = (content: string) =>
    encodeBetLeaf({
      subOrderId,
      gameCode: own.gameCode,
      numero,
      playCode: own.playId,
      content,
      count: own.count,
      multiple: own.multiple,
      amountUnits: 27_0000n,
      odds: own.odds,
    });
  expect(verifyMerkleProof(bytes(drawn.betRoot), leafWith("07"), steps)).toBe(true);
  expect(verifyMerkleProof(bytes(drawn.betRoot), leafWith("08"), steps)).toBe(false);
  expect((await proofOf(otherToken)).body).toMatchObject({ errorCode: "lottery.order_unknown" });
});

test("of several addresses the next one is asked; a round that is not proven is not used, whatever is answered", async () => {
  const { numero } = (await near()).currentNumero;
  await toSecond(55);
  // The second signs by a key of its own.
  second.manner = "honest";
  for (const manner of ["forged", "other_round"] as const) {
    first.manner = manner;
    await toSecond(60);
    expect((await draws()).draws.map((draw) => draw.numero)).not.toContain(numero);
  }
  const asked = second.asked.size;
  expect(asked).toBeGreaterThan(0);
  first.manner = "honest";
  await run();
  expect((await draws()).draws.map((draw) => draw.numero)).toContain(numero);
});

test("where the round does not come the issue is void by rule: stakes go back once, and the seed shows what would have been drawn", async () => {
  const { numero, beacon: named } = (await near()).currentNumero;
  const before = (await readBalances(server.database, memberId)).spendableUnits;
  await bet(numero);
  await toSecond(55);
  first.manner = "silent";
  await toSecond(60);
  server.clock.advance(10 * minuteMs);
  await run();
  await run();
  expect((await readBalances(server.database, memberId)).spendableUnits).toBe(before);
  expect((await orders(token, numero)).map(({ state }) => state)).toEqual(["void_refunded"]);
  const voided = (await draws()).voids.find((issue) => issue.numero === numero);
  if (voided?.beacon === undefined) throw new Error("not void with its round's name");
  expect(voided.reason).toBe("beacon_missing");
  // The seed that was promised is published, and the root: with the round, which is public, everybody has all that a draw follows from.
  const seed = bytes(voided.seed);
  expect(seedCommitment({ gameCode: "BEACON_MINUTE", numero, seed })).toBe(voided.commitment);
  expect(voided.betRoot).toMatch(/^[0-9a-f]{64}$/);
  expect(voided.beacon.round).toBe(named?.round);
  // A round that comes after all changes nothing.
  first.manner = "honest";
  await run();
  expect((await draws()).draws.map((draw) => draw.numero)).not.toContain(numero);
});

test("an issue whose bets were not closed before its round could be known is void", async () => {
  const { numero } = (await near()).currentNumero;
  const before = (await readBalances(server.database, memberId)).spendableUnits;
  await bet(numero);
  server.clock.advance(minuteMs);
  await run();
  expect((await draws()).voids.find((issue) => issue.numero === numero)).toMatchObject({ reason: "locked_late" });
  expect((await readBalances(server.database, memberId)).spendableUnits).toBe(before);
});

interface Checked {
  readonly draw: Draw | null;
  readonly void: { readonly seed: string; readonly commitment: string } | null;
  readonly roundUrl?: string;
  readonly announcements: LinkedAnnouncement[];
  readonly previousLink: string;
}

const getDraw = async (path: string) => await server.request("GET", `/lgw/draw/${path}`);
const checked = async (numero: string, since?: string) =>
  valueOf(await getDraw(`${gameId}/${numero}${since === undefined ? "" : `?since=${since}`}`)) as Checked;

test("what the game announced is one chain, drawn or void: who saw one link of it is shown the way to any other", async () => {
  const seen = (await near()).currentNumero;
  await toSecond(55);
  await toSecond(60);
  // This one becomes void; what was announced stays in its place.
  server.clock.advance(minuteMs);
  await run();
  server.clock.advance(minuteMs);
  await run();
  const last = (await near()).currentNumero;

  const { announcements, previousLink } = await checked(last.numero, seen.numero);
  expect(announcements.map(({ numero }) => numero).toSorted()).toEqual(announcements.map(({ numero }) => numero));
  expect(announcements.length).toBeGreaterThan(2);
  expect(announcements[0]).toMatchObject({ numero: seen.numero, link: seen.link });
  expect(announcements.at(-1)).toMatchObject({ numero: last.numero, link: last.link });
  expect(isChain("BEACON_MINUTE", previousLink, announcements)).toBe(true);
  expect((await checked(seen.numero, last.numero)).announcements).toEqual(announcements);

  // From the first announcement of the game on, over the void issues of the other tests.
  const [beginning] = await server.database.query<{ numero: string }>(
    "select numero from lottery_issues where game_id = $1 and link is not null order by draw_at limit 1",
    [gameId],
  );
  const whole = await checked(last.numero, beginning?.numero);
  expect(whole.previousLink).toBe(chainStart("BEACON_MINUTE"));
  expect(isChain("BEACON_MINUTE", whole.previousLink, whole.announcements)).toBe(true);

  const drawn = await checked(seen.numero);
  expect(drawn).toMatchObject({ draw: { numero: seen.numero }, void: null, announcements: [{ link: seen.link }] });
  expect(drawn.roundUrl).toBe(`${first.url}/${first.chain.hash}/public/${drawn.draw?.beacon?.round}`);
  expect(await checked(last.numero)).toMatchObject({ draw: null, void: null });
  expect((await getDraw(`${gameId}/20000101-0001`)).body).toMatchObject({ errorCode: "lottery.issue_unknown" });
  expect((await getDraw(`${gameId}/${last.numero}?since=20000101-0001`)).body).toMatchObject({ errorCode: "lottery.issue_unknown" });
  expect((await getDraw(`9999/${last.numero}`)).body).toMatchObject({ errorCode: "lottery.game_unknown" });
});

test("an operator who writes another commitment into the past breaks the chain for whoever saw a link of it, and cannot lay a second one beside it", async () => {
  const seen = (await near()).currentNumero;
  await toSecond(55);
  await toSecond(60);
  const later = (await near()).currentNumero;
  const another = seedCommitment({ gameCode: "BEACON_MINUTE", numero: later.numero, seed: new Uint8Array(32) });
  await server.database.query("update lottery_issues set commitment = $3 where game_id = $1 and numero = $2", [
    gameId,
    later.numero,
    another,
  ]);
  const { announcements, previousLink } = await checked(later.numero, seen.numero);
  expect(announcements.map(({ commitment }) => commitment)).toContain(another);
  expect(isChain("BEACON_MINUTE", previousLink, announcements)).toBe(false);
  await expect(
    server.database.query("update lottery_issues set previous_link = $3 where game_id = $1 and numero = $2", [
      gameId,
      later.numero,
      previousLink,
    ]),
  ).rejects.toThrow("lottery_issues_chain");
});

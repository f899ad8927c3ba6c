import type { CallValue } from "@lantern/contract/call.ts";
import type { getThirdPartyRecords } from "@lantern/contract/records/get-third-party-records.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import type { VendorBet, VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { performRequest } from "../games/callbacks/perform-request.ts";
import { findIntegration, type Integration } from "../games/find-integration.ts";
import { gamesLedgerChecks } from "../games/ledger-checks.ts";
import { openLaunch } from "../games/open-launch.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import { startGamesServer, type GamesMember, type GamesServer } from "../games/testing/games-server.ts";
import { plantGames } from "../games/testing/plant-game.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { recordsAnswers } from "./routes.ts";

type Records = CallValue<typeof getThirdPartyRecords>;

let server: GamesServer;
let studio: Integration;
let games: CatalogueGame[];
let lastId = 0;

/** Noon in Bangkok, the merchant's zone, of the first of three days. */
const firstDay = "2026-03-02";
const noonMs = Date.parse(`${firstDay}T05:00:00Z`);
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await startGamesServer({}, recordsAnswers);
  server.clock.set(new Date(noonMs));
  await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
  games = await plantGames(server.scope, server.merchantId, [
    { gameCode: "TIGER", names: { en: "Tiger Sanctum", my: "ကျားဘုရင်" } },
    { gameCode: "CARP", vendorCode: "SAMPAN" },
    { gameCode: "SHARK", vendorCode: "SAMPAN", category: "FISH" },
  ]);
  const found = await findIntegration(server.scope, studioVendorCode);
  if (found === undefined) throw new Error("The studio was not planted");
  studio = found;
});
afterAll(() => server.close());

const newId = (prefix: string) => `${prefix}-${(lastId += 1)}`;
const records = (member: GamesMember, query = "") =>
  server.value<Records>("GET", `/wps/relay/GCS_thirdPartyRecords?${query}`, { token: member.token, headers: { language: "MY" } });

async function send(...operations: readonly VendorOperation[]): Promise<void> {
  for (const { status } of await performRequest(server.scope, studio, operations)) expect(status).toBe("ok");
}

interface Round {
  readonly stakes: readonly bigint[];
  readonly refunded?: readonly number[];
  readonly wins?: readonly bigint[];
}

/** Plays a round through the vendor's callbacks, and ends it. */
async function play(member: GamesMember, game: CatalogueGame, { stakes, refunded = [], wins = [] }: Round): Promise<void> {
  const { memberId: playerId } = member;
  const { scope, database, merchantId } = server;
  const player = { memberId: playerId, sessionId: undefined, trial: false };
  const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
  const round = { roundId: newId("round"), gameCode: game.gameCode, playerId, currency: "THB" };
  const bets = stakes.map((amountUnits): VendorBet => ({ kind: "bet", transactionId: newId("bet"), ...round, playerToken, amountUnits }));
  for (const bet of bets) await send(bet);
  for (const place of refunded) {
    await send({ kind: "rollback", transactionId: newId("undo"), originalTransactionId: bets[place]?.transactionId ?? "", ...round });
  }
  const live = bets.find((_, place) => !refunded.includes(place));
  for (const amountUnits of wins) {
    await send({ kind: "win", transactionId: newId("win"), betTransactionId: live?.transactionId ?? "", ...round, amountUnits });
  }
  await send({ kind: "end_round", ...round });
}

const baht = (whole: number) => BigInt(whole) * 10_000n;

it("7.16 each round tells its bet, win, refund, game, vendor and time, newest first", async () => {
  const member = await server.newMember({ fundsUnits: baht(1000) });
  const [tiger, carp] = games;
  if (tiger === undefined || carp === undefined) throw new Error("Three games were planted");
  server.clock.set(new Date(noonMs));
  await play(member, tiger, { stakes: [baht(10), baht(5)], refunded: [1], wins: [baht(25)] });
  server.clock.advance(hourMs);
  await play(member, carp, { stakes: [baht(3)], refunded: [0] });
  const { records: list, totals, vendors } = await records(member);
  expect(list).toMatchObject([
    { gameName: "CARP", gameType: "RNG", vassalage: "SAMPAN", bet: "3.00", win: "0.00", refund: "3.00", net: "0.00", outcome: "refunded" },
    {
      at: new Date(noonMs).toISOString(),
      gameName: "ကျားဘုရင်",
      vassalage: "GNAGA",
      vendorName: "Golden Naga",
      nodeId: tiger.nodeId,
      currency: "THB",
      bet: "15.00",
      win: "25.00",
      refund: "5.00",
      net: "15.00",
      outcome: "won",
    },
  ]);
  expect(totals).toEqual({ count: 2, currency: "THB", bet: "18.00", win: "25.00", refund: "8.00", net: "15.00" });
  expect(vendors?.map(({ gameType, vassalage }) => [gameType, vassalage])).toEqual([
    ["RNG", "GNAGA"],
    ["RNG", "SAMPAN"],
  ]);
});

/** Numbers that look like chance and are the same in every run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What the ledger alone says: debits, credits and what went back of each. */
async function oracle(memberId: string): Promise<{ bet: bigint; win: bigint; refund: bigint }> {
  const rows = await server.database.query<{ kind: string; undone: string | null; sum: bigint }>(
    `select posted.kind, original.kind as undone, sum(posted.amount_units)::bigint as sum
     from wallet_posted posted
     left join wallet_posted original on posted.kind = 'rollback' and original.id = (
       select bet.transfer_id from games_vendor_transactions undo
       join games_vendor_transactions bet on bet.integration_code = undo.integration_code and bet.transaction_id = undo.of_transaction_id
       where undo.transfer_id = posted.id)
     where posted.member_id = $1 and posted.idempotency_key like 'games:%'
     group by posted.kind, original.kind`,
    [memberId],
  );
  const sum = (kind: string, undone: string | null = null) => rows.find((row) => row.kind === kind && row.undone === undone)?.sum ?? 0n;
  return { bet: sum("debit"), win: sum("credit") - sum("rollback", "credit"), refund: sum("rollback", "debit") };
}

const units = (text: string): bigint => {
  const parsed = parseAmount(text, { decimalsMax: 4, negative: "allowed" });
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.amountUnits;
};

it("7.16 the totals are those of the ledger, of the whole period and not of the page, and pages neither repeat nor skip", async () => {
  const member = await server.newMember({ fundsUnits: baht(1_000_000) });
  const chance = chances(20_261_122);
  const amount = () => BigInt(1 + chance(90_000)) * 100n + BigInt(chance(2));
  server.clock.set(new Date(noonMs));
  for (let round = 0; round < 40; round += 1) {
    const game = games[chance(games.length)];
    if (game === undefined) throw new Error("There is a game");
    const stakes = Array.from({ length: 1 + chance(3) }, amount);
    const refunded = stakes.flatMap((_, place) => (chance(4) === 0 ? [place] : []));
    const wins = refunded.length === stakes.length ? [] : Array.from({ length: chance(3) }, amount);
    await play(member, game, { stakes, refunded, wins });
    // Every other round shares its moment with the one before.
    if (round % 2 === 0) server.clock.advance(2.25 * hourMs);
  }
  server.clock.set(new Date(noonMs + 48 * hourMs));
  const said = await oracle(member.memberId);
  const pages: Records[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: Records = await records(member, `size=7${next === "" ? "" : `&before=${next}`}`);
    pages.push(page);
    next = page.next;
  }
  const all = pages.flatMap((page) => page.records);
  expect(all.length).toBe(40);
  expect(new Set(all.map(({ id }) => id)).size).toBe(40);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const expected = { bet: formatAmount(said.bet, 2), win: formatAmount(said.win, 2), refund: formatAmount(said.refund, 2) };
  expect(pages[0]?.totals).toEqual({
    count: 40,
    currency: "THB",
    ...expected,
    net: formatAmount(said.win + said.refund - said.bet, 2),
  });
  expect(pages.slice(1).every(({ totals }) => totals === undefined)).toBe(true);

  // By day of the merchant's zone: each round is in one of the three days, and their totals add up to the whole.
  const days = await Promise.all(
    ["2026-03-02", "2026-03-03", "2026-03-04"].map((day) => records(member, `startDate=${day}&endDate=${day}&size=50`)),
  );
  expect(days.reduce((sum, { totals }) => sum + (totals?.count ?? 0), 0)).toBe(40);
  expect(days.reduce((sum, { totals }) => sum + units(totals?.net ?? "0"), 0n)).toBe(said.win + said.refund - said.bet);
  for (const [place, { records: ofDay }] of days.entries()) {
    const beginsMs = Date.parse("2026-03-01T17:00:00Z") + place * 24 * hourMs;
    expect(ofDay.length).toBeGreaterThan(0);
    for (const { at } of ofDay) expect(Math.floor((Date.parse(at) - beginsMs) / (24 * hourMs))).toBe(0);
  }
  // By category and vendor.
  const fish = await records(member, "gameType=FISH");
  const sampan = await records(member, "gameType=RNG&vassalage=SAMPAN");
  const naga = await records(member, "vassalage=GNAGA");
  expect([fish, sampan, naga].reduce((sum, { totals }) => sum + (totals?.count ?? 0), 0)).toBe(40);
  expect([fish, sampan, naga].reduce((sum, { totals }) => sum + units(totals?.bet ?? "0"), 0n)).toBe(said.bet);
  expect(fish.records.every(({ gameType }) => gameType === "FISH")).toBe(true);
  expect(fish.vendors?.length).toBe(3);
  expect((await checkLedger(server.database, gamesLedgerChecks)).problems).toEqual([]);
}, 60_000);

it("nobody sees another's rounds, and a period that ends before it begins, is no day or is too long is refused", async () => {
  const stranger = await server.newMember();
  expect(await records(stranger)).toEqual({
    records: [],
    next: null,
    totals: { count: 0, currency: "THB", bet: "0.00", win: "0.00", refund: "0.00", net: "0.00" },
    vendors: [],
  });
  const refusalOf = async (query: string) =>
    (await server.request("GET", `/wps/relay/GCS_thirdPartyRecords?${query}`, { headers: { authorization: stranger.token } })).body
      ?.errorCode;
  expect(await refusalOf("startDate=2026-03-05&endDate=2026-03-04")).toBe("request.invalid");
  expect(await refusalOf("startDate=2025-01-01&endDate=2026-03-04")).toBe("request.invalid");
  expect(await refusalOf("startDate=2026-02-31")).toBe("request.invalid");
  expect(await refusalOf("startDate=yesterday")).toBe("request.invalid");
  expect((await server.request("GET", "/wps/relay/GCS_thirdPartyRecords")).body?.errorCode).toBe("access.not_logged_in");
});

import type { VendorBet, VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { storeLimit } from "../../safeguards/store-limit.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { openMember } from "../../wallet/testing/open-member.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { gamesLedgerChecks } from "../ledger-checks.ts";
import { openLaunch } from "../open-launch.ts";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGames } from "../testing/plant-game.ts";
import { performRequest } from "./perform-request.ts";

let server: GamesServer;
let game: CatalogueGame;
let studio: Integration;
let lastId = 0;
const newId = (prefix: string) => `burst-${prefix}-${(lastId += 1)}`;

beforeAll(async () => {
  server = await startGamesServer();
  server.clock.set(new Date());
  const [planted] = await plantGames(server.scope, server.merchantId, [{ gameCode: "TIGER" }]);
  const found = await findIntegration(server.scope, studioVendorCode);
  if (planted === undefined || found === undefined) throw new Error("The studio was not planted");
  game = planted;
  studio = found;
});
afterAll(() => server.close());

async function newPlayer(fundsUnits: bigint) {
  const { memberId } = await openMember(server.database, { merchantId: server.merchantId, fundsUnits });
  const player = { memberId, sessionId: undefined, trial: false };
  const launch = { merchantId: server.merchantId, game, player, currency: "THB", language: "my" };
  const { playerToken = "" } = await openLaunch(server.scope, server.database, launch);
  return { playerId: memberId, playerToken };
}

const betOf = (player: { playerId: string; playerToken: string }, amountUnits: bigint): VendorBet => ({
  kind: "bet",
  transactionId: newId("bet"),
  roundId: newId("round"),
  gameCode: "TIGER",
  ...player,
  currency: "THB",
  amountUnits,
});

const statusOf = async (operation: VendorOperation) => (await performRequest(server.scope, studio, [operation]))[0]?.status;

const debitsOf = "select count(*)::int as count from ledger_transfers where member_id = $1 and kind = 'debit'";

it("a member is excluded amid a burst of concurrent bets: no stake commits after it, every win and rollback of those before arrives", async () => {
  const player = await newPlayer(100_000n);
  const taken: VendorBet[] = [];
  const refusals: string[] = [];
  let excluded = false;
  let debitsAtExclusion = -1;
  const betOnAndOn = async () => {
    for (let afterwards = 0; afterwards < 5; afterwards += excluded ? 1 : 0) {
      const bet = betOf(player, 10n);
      const status = await statusOf(bet);
      if (status === "ok") taken.push(bet);
      else refusals.push(String(status));
    }
  };
  const exclude = async () => {
    while (taken.length < 30) await new Promise((resolve) => setImmediate(resolve));
    await server.database.tx(async (transaction) => {
      await excludeMember(transaction, { memberId: player.playerId, until: "forever" });
      // The row is locked: what is counted here is all that was before.
      debitsAtExclusion = (await transaction.query<{ count: number }>(debitsOf, [player.playerId]))[0]?.count ?? -1;
    });
    excluded = true;
  };
  await Promise.all([...Array.from({ length: 8 }, betOnAndOn), exclude()]);

  const [{ count: debits } = { count: -1 }] = await server.database.query<{ count: number }>(debitsOf, [player.playerId]);
  expect(debitsAtExclusion).toBeGreaterThanOrEqual(30);
  expect(debits).toBe(debitsAtExclusion);
  expect(taken).toHaveLength(debits);
  expect(refusals.length).toBeGreaterThanOrEqual(8 * 5 - 8);
  expect(new Set(refusals)).toEqual(new Set(["player_blocked"]));

  const late = await Promise.all(
    taken.map(({ roundId, transactionId, playerId }, place) =>
      statusOf(
        place % 2 === 0
          ? {
              kind: "win",
              transactionId: newId("win"),
              betTransactionId: transactionId,
              roundId,
              gameCode: "TIGER",
              playerId,
              currency: "THB",
              amountUnits: 25n,
            }
          : {
              kind: "rollback",
              transactionId: newId("back"),
              originalTransactionId: transactionId,
              roundId,
              gameCode: "TIGER",
              playerId,
              currency: "THB",
            },
      ),
    ),
  );
  expect(new Set(late)).toEqual(new Set(["ok"]));
  const wins = BigInt(Math.ceil(taken.length / 2));
  expect((await readBalances(server.database, player.playerId)).spendableUnits).toBe(100_000n - 10n * wins + 25n * wins);
  expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
});

it("bets that come at once share a limit: exactly as many are taken as fit, the vendor hears limit_reached of the others", async () => {
  const player = await newPlayer(100_000n);
  const own = { memberId: player.playerId, zone: "Asia/Bangkok", at: server.clock.now() };
  await server.database.tx(async (transaction) => {
    await storeLimit(transaction, { ...own, kind: "stake", period: "month", amountUnits: 1_000n });
    await storeLimit(transaction, { ...own, kind: "loss", period: "day", amountUnits: 125n });
  });
  const bets = Array.from({ length: 40 }, () => betOf(player, 10n));
  const statuses = await Promise.all(bets.map(statusOf));
  expect(statuses.filter((status) => status === "ok")).toHaveLength(12);
  expect(statuses.filter((status) => status === "limit_reached")).toHaveLength(28);

  const [first] = bets.filter((_, place) => statuses[place] === "ok");
  if (first === undefined) throw new Error("no bet was taken");
  const { roundId, transactionId, playerId } = first;
  await statusOf({
    kind: "rollback",
    transactionId: newId("back"),
    originalTransactionId: transactionId,
    roundId,
    gameCode: "TIGER",
    playerId,
    currency: "THB",
  });
  const again = await Promise.all(Array.from({ length: 4 }, () => statusOf(betOf(player, 10n))));
  expect(again.filter((status) => status === "ok")).toHaveLength(1);
  expect(again.filter((status) => status === "limit_reached")).toHaveLength(3);
});

it("a request of several parts asks the gate for each stake: one that does not fit undoes them all and counts nothing", async () => {
  const player = await newPlayer(100_000n);
  const own = { memberId: player.playerId, zone: "Asia/Bangkok", at: server.clock.now() };
  await server.database.tx((transaction) => storeLimit(transaction, { ...own, kind: "stake", period: "month", amountUnits: 100n }));
  const statusesOf = async (...operations: VendorOperation[]) =>
    (await performRequest(server.scope, studio, operations)).map(({ status }) => status);
  const [first, second] = [betOf(player, 60n), betOf(player, 60n)];
  expect(await statusesOf(first, second)).toEqual(["ok", "limit_reached"]);
  // What was undone counts to no limit: the whole of it is still there.
  expect(await statusesOf(betOf(player, 40n), betOf(player, 60n))).toEqual(["ok", "ok"]);
  expect(await statusOf(betOf(player, 1n))).toBe("limit_reached");
  expect((await readBalances(server.database, player.playerId)).spendableUnits).toBe(99_900n);
});

it("an excluded member's win beside a stake waits for the vendor to send it alone, and is taken then", async () => {
  const player = await newPlayer(1_000n);
  const bet = betOf(player, 100n);
  expect(await statusOf(bet)).toBe("ok");
  await server.database.tx((transaction) => excludeMember(transaction, { memberId: player.playerId, until: "forever" }));
  const { transactionId: betTransactionId, roundId, gameCode, playerId } = bet;
  const win = { kind: "win", transactionId: newId("win"), betTransactionId, roundId, gameCode, playerId, amountUnits: 300n } as const;
  const outcomes = await performRequest(server.scope, studio, [win, betOf(player, 50n)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["ok", "player_blocked"]);
  expect(outcomes.at(-1)?.balanceUnits).toBe(900n);
  expect((await readBalances(server.database, player.playerId)).spendableUnits).toBe(900n);
  expect(await statusOf(win)).toBe("ok");
  expect((await readBalances(server.database, player.playerId)).spendableUnits).toBe(1_200n);
});

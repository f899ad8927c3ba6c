import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMember } from "../wallet/testing/open-member.ts";
import { performRequest } from "./callbacks/perform-request.ts";
import { closeIntegration, forgetClosing, reopenIntegration } from "./close-integration.ts";
import { findIntegration, listIntegrations } from "./find-integration.ts";
import { openLaunch } from "./open-launch.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { storeCatalogue } from "./store-catalogue.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";
import { plantGame } from "./testing/plant-game.ts";
import { publishedGame } from "./testing/vendor-stand.ts";

let server: GamesServer;

beforeAll(async () => {
  server = await startGamesServer();
  // Rounds have their months around now.
  server.clock.set(new Date());
});
afterAll(() => server.close());

it("a closed integration offers nothing and takes no stake; wins of what was staked are taken, and it may open again", async () => {
  const { scope, database, merchantId, clock } = server;
  const game = await plantGame(scope, merchantId, { gameCode: "PIER" });
  const { memberId } = await openMember(database, { merchantId, fundsUnits: 100_000n });
  const player = { memberId, sessionId: undefined, trial: false };
  const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
  const integration = await findIntegration(scope, studioVendorCode);
  if (integration === undefined) throw new Error("The studio was planted");
  const of = { roundId: "pier-1", gameCode: "PIER", playerId: memberId, currency: "THB" };
  const bet = (transactionId: string) =>
    performRequest(scope, integration, [{ kind: "bet", transactionId, playerToken, ...of, amountUnits: 30_000n }]);
  expect((await bet("pier-bet-1"))[0]?.status).toBe("ok");
  clock.advance(1_000);

  const close = () => database.tx((transaction) => closeIntegration(scope, transaction, studioVendorCode));
  expect([await close(), await close()]).toEqual([1, undefined]);
  forgetClosing(scope);
  const offered = async () => (await readCatalogue(scope, { id: merchantId })).games.map(({ gameCode }) => gameCode);
  expect(await offered()).toEqual([]);
  const open = async () => (await listIntegrations(scope)).map(({ code }) => code);
  expect(await open()).not.toContain(studioVendorCode);
  expect((await bet("pier-bet-2"))[0]?.status).toBe("token_expired");
  const win = { kind: "win", transactionId: "pier-win-1", betTransactionId: "pier-bet-1", ...of, amountUnits: 50_000n } as const;
  expect((await performRequest(scope, integration, [win]))[0]).toMatchObject({ status: "ok", balanceUnits: 120_000n });
  // A list that was asked for before the closing changes nothing.
  const list = { version: "late", games: [publishedGame("PIER")] };
  expect(await storeCatalogue(scope, studioVendorCode, list)).toMatchObject({ changed: false });

  expect(await database.tx((transaction) => reopenIntegration(transaction, studioVendorCode))).toBe(true);
  forgetClosing(scope);
  expect(await open()).toContain(studioVendorCode);
  await storeCatalogue(scope, studioVendorCode, list);
  forgetClosing(scope);
  expect(await offered()).toEqual(["PIER"]);
});

it("an integration that keeps players' money is not closed", async () => {
  const { scope, database } = server;
  const { memberId } = await openMember(database, { merchantId: server.merchantId, fundsUnits: 100_000n });
  await database.query(
    "insert into ledger_balances (member_id, purse, account_id, currency, balance_units) values ($1, 'vendor:' || $2::text, -1, 'THB', 5)",
    [memberId, studioVendorCode],
  );
  await expect(database.tx((transaction) => closeIntegration(scope, transaction, studioVendorCode))).rejects.toThrow("money of 1 players");
  expect((await listIntegrations(scope)).map(({ code }) => code)).toContain(studioVendorCode);
});

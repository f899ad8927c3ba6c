import { ReferenceLedger } from "@lantern/vendor-kit/acceptance/reference-ledger.ts";
import type { VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMember } from "../../wallet/testing/open-member.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { openLaunch } from "../open-launch.ts";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGame } from "../testing/plant-game.ts";
import { performRequest } from "./perform-request.ts";

const seed = 20_261_121;
const openingUnits = 100_000n;

let server: GamesServer;
let game: CatalogueGame;
let studio: Integration;

beforeAll(async () => {
  server = await startGamesServer();
  server.clock.set(new Date());
  game = await plantGame(server.scope, server.merchantId, { gameCode: "TIGER" });
  const found = await findIntegration(server.scope, studioVendorCode);
  if (found === undefined) throw new Error("The studio was not planted");
  studio = found;
});

afterAll(() => server.close());

/** A step of a vendor that repeats, reorders and undoes: small numbers, so that ids meet. */
const step = fc.record({
  kind: fc.constantFrom("bet", "bet", "win", "rollback_bet", "rollback_win", "end"),
  player: fc.nat({ max: 1 }),
  round: fc.nat({ max: 1 }),
  number: fc.nat({ max: 1 }),
  amountUnits: fc.bigInt({ min: 1n, max: 60_000n }),
  again: fc.nat({ max: 1 }),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

it("any sequence of callbacks moves the money that the wallet's rules say, and rounds add up to it", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: "max" }), async (steps) => {
      run += 1;
      const reference = new ReferenceLedger(new Set());
      const players = await Promise.all([newPlayer(reference), newPlayer(reference)]);
      for (const [index, one] of steps.entries()) {
        const operation = operationOf(one, players, run);
        const expected = await reference.perform(operation);
        const [outcome] = await performRequest(server.scope, studio, [operation]);
        expect(outcome?.status === "ok", `step ${index}: ${JSON.stringify(one.kind)} ${outcome?.status} for ${expected.status}`).toBe(
          expected.status === "ok",
        );
        if (outcome?.status === "ok" && expected.status === "ok") expect(outcome.balanceUnits).toBe(expected.balanceUnits);
      }
      for (const { playerId } of players) {
        const { spendableUnits } = await readBalances(server.database, playerId);
        expect(spendableUnits).toBe(reference.players.get(playerId)?.balanceUnits);
        expect(spendableUnits).toBe(openingUnits + (await sumOfRounds(playerId)));
      }
    }),
    { seed, numRuns: 40 },
  );
}, 120_000);

async function newPlayer(reference: ReferenceLedger) {
  const { scope, database, merchantId } = server;
  const { memberId: playerId } = await openMember(database, { merchantId, fundsUnits: openingUnits });
  const player = { memberId: playerId, sessionId: undefined, trial: false };
  const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
  reference.players.set(playerId, { playerId, currency: "THB", balanceUnits: openingUnits, blocked: false });
  reference.tokens.set(playerToken, { playerId, expired: false });
  return { playerId, playerToken };
}

/** Amounts follow from the ids, but for a repetition that asks for something else. */
function operationOf(
  one: Step,
  players: readonly { readonly playerId: string; readonly playerToken: string }[],
  run: number,
): VendorOperation {
  const player = players[one.player];
  if (player === undefined) throw new Error("There are two players");
  const name = `${run}-${one.player}-${one.round}-${one.number}`;
  const ofRound = { roundId: `round-${run}-${one.player}-${one.round}`, gameCode: "TIGER", playerId: player.playerId, currency: "THB" };
  const amountUnits = BigInt((one.round + 1) * (one.number + 1)) * 7_000n + (one.amountUnits > 50_000n ? 1n : 0n);
  switch (one.kind) {
    case "bet":
      return { kind: "bet", transactionId: `bet-${name}`, ...ofRound, playerToken: player.playerToken, amountUnits };
    case "win":
      return { kind: "win", transactionId: `win-${name}`, betTransactionId: `bet-${name}`, ...ofRound, amountUnits };
    case "rollback_bet":
      return { kind: "rollback", transactionId: `undo-bet-${name}-${one.again}`, originalTransactionId: `bet-${name}`, ...ofRound };
    case "rollback_win":
      return { kind: "rollback", transactionId: `undo-win-${name}-${one.again}`, originalTransactionId: `win-${name}`, ...ofRound };
    case "end":
      return { kind: "end_round", ...ofRound };
  }
}

async function sumOfRounds(memberId: string): Promise<bigint> {
  const [row] = await server.database.query<{ sum: bigint }>(
    "select coalesce(sum(win_units - stake_units), 0) as sum from games_rounds where member_id = $1",
    [memberId],
  );
  return row?.sum ?? 0n;
}

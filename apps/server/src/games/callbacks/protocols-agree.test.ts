import type { VendorAdapter, VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import type { DialectAnswer, DialectRequest } from "@lantern/vendor-kit/acceptance/dialect.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { openMember } from "../../wallet/testing/open-member.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { gamesLedgerChecks } from "../ledger-checks.ts";
import { openLaunch } from "../open-launch.ts";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGame } from "../testing/plant-game.ts";
import { makeVendorWire, type VendorWire } from "../testing/vendor-wire.ts";
import { performRequest } from "./perform-request.ts";

const seed = 20_261_122;
const openingUnits = 200_000n;
const protocols = ["studio", "rsa-wallet", "action-wallet"] as const;

interface Line {
  readonly wire: VendorWire;
  readonly integration: Integration;
  readonly game: CatalogueGame;
}

interface TestPlayer {
  readonly playerId: string;
  readonly playerToken: string;
}

let server: GamesServer;
let lines: readonly Line[];
let run = 0;

beforeAll(async () => {
  const wires = protocols.map(makeVendorWire);
  const vendorKeys = Object.fromEntries(wires.flatMap(({ configuration }) => Object.entries(configuration.vendorKeys ?? {})));
  server = await startGamesServer({ ...wires[0]?.configuration, vendorKeys });
  server.clock.set(new Date());
  lines = await Promise.all(wires.map(lineOf));
});

afterAll(() => server.close());

async function lineOf(wire: VendorWire): Promise<Line> {
  await wire.install(server, server.merchantId);
  const game = await plantGame(server.scope, server.merchantId, {
    gameCode: `GAME-${wire.vendorCode}`,
    integrationCode: wire.vendorCode,
    vendorCode: wire.brandCode,
  });
  const found = await findIntegration(server.scope, wire.vendorCode);
  if (found === undefined) throw new Error(`${wire.vendorCode} was not installed`);
  // What vendors differ in on purpose must not be taken for a difference of their protocols.
  const adapter: VendorAdapter = { ...found.adapter, policy: { ...found.adapter.policy, rollbackOfSettledRound: "refused" } };
  return { wire, integration: { ...found, adapter }, game };
}

async function newPlayer({ game }: Line): Promise<TestPlayer> {
  const { scope, database, merchantId } = server;
  const { memberId } = await openMember(database, { merchantId, fundsUnits: openingUnits });
  const player = { memberId, sessionId: undefined, trial: false };
  const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
  return { playerId: memberId, playerToken };
}

const step = fc.record({
  kind: fc.constantFrom("bet", "bet", "win", "rollback_bet", "rollback_win"),
  round: fc.nat({ max: 4 }),
  again: fc.nat({ max: 1 }),
  otherAmount: fc.constantFrom(false, false, false, true),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

/** Ids and amounts follow from the round, so that steps repeat, contradict and undo each other. One bet a round. */
function operationOf(one: Step, player: TestPlayer, game: CatalogueGame): VendorOperation {
  const name = `${run}-${player.playerId}-${one.round}`;
  const ofRound = { roundId: `round-${name}`, gameCode: game.gameCode, playerId: player.playerId, currency: "THB" };
  const amountUnits = BigInt(one.round + 1) * 14_500n + (one.otherAmount ? 100n : 0n);
  switch (one.kind) {
    case "bet":
      return { kind: "bet", transactionId: `bet-${name}`, ...ofRound, playerToken: player.playerToken, amountUnits };
    case "win":
      return { kind: "win", transactionId: `win-${name}`, betTransactionId: `bet-${name}`, ...ofRound, amountUnits: amountUnits * 2n };
    case "rollback_bet":
      return { kind: "rollback", transactionId: `undo-bet-${name}-${one.again}`, originalTransactionId: `bet-${name}`, ...ofRound };
    case "rollback_win":
      return { kind: "rollback", transactionId: `undo-win-${name}-${one.again}`, originalTransactionId: `win-${name}`, ...ofRound };
  }
}

/** Everything between the vendor's bytes and his answer but HTTP. */
async function callOver({ wire, integration }: Line, operation: VendorOperation): Promise<DialectAnswer> {
  const { dialect, secret, vendorCode } = wire;
  const request = dialect.write(operation, { vendorCode, secret });
  const understood = integration.adapter.understand(rawOf(request), { vendorCode, secret: integration.secret, more: integration.more });
  if (!understood.understood) throw new Error(`${dialect.protocol} was not understood: ${understood.response.body}`);
  const response = understood.answer(await performRequest(server.scope, integration, understood.operations));
  return dialect.read(operation, response.httpStatus, response.body);
}

function rawOf({ method, target, headers, body }: DialectRequest) {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const path = target.split("/").slice(3).join("/");
  return { method, path, target, query: "", headers: Object.fromEntries(lowered), body: Buffer.from(body) };
}

interface Ledger {
  readonly spendableUnits: bigint;
  readonly rounds: readonly object[];
  readonly transactions: readonly object[];
}

/** What a player's calls have left, without what is only a name. */
async function ledgerOf({ playerId }: TestPlayer): Promise<Ledger> {
  const nameless = (text: unknown) => String(text).replaceAll(playerId, "");
  const rounds = await server.database.query(
    "select round_id, stake_units, win_units, live_bet_count, state from games_rounds where member_id = $1 order by round_id",
    [playerId],
  );
  const transactions = await server.database.query(
    `select transaction_id, type, amount_units, rolled_back_at is not null as rolled_back, transfer_id is not null as moved
     from games_vendor_transactions where member_id = $1 and (type <> 'rollback' or transfer_id is not null) order by transaction_id`,
    [playerId],
  );
  const { spendableUnits } = await readBalances(server.database, playerId);
  return {
    spendableUnits,
    rounds: rounds.map((row) => ({ ...row, round_id: nameless(row["round_id"]) })),
    transactions: transactions.map((row) => ({ ...row, transaction_id: nameless(row["transaction_id"]) })),
  };
}

describe("the same sequence of calls", () => {
  it("leaves the same ledger through any protocol, and replayed in any order changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30, size: "max" }), fc.nat(), async (steps, shuffle) => {
        run += 1;
        const left: Ledger[] = [];
        for (const line of lines) {
          const player = await newPlayer(line);
          const operations = steps.map((one) => operationOf(one, player, line.game));
          const taken: VendorOperation[] = [];
          for (const operation of operations) if ((await callOver(line, operation)).status === "ok") taken.push(operation);
          const ledger = await ledgerOf(player);
          for (const operation of shuffled(taken, shuffle)) await callOver(line, operation);
          expect(await ledgerOf(player)).toEqual(ledger);
          left.push(ledger);
        }
        for (const ledger of left) expect(ledger).toEqual(left[0]);
      }),
      { seed, numRuns: 12 },
    );
    expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
  }, 180_000);
});

describe("a request of several parts", () => {
  it("leaves what its parts leave one after another, or nothing where one of them is refused", async () => {
    const line = lines.find(({ wire }) => wire.dialect.protocol === "action-wallet");
    if (line === undefined) throw new Error("action-wallet has requests of several parts");
    const { integration, game } = line;
    const batch = fc.array(step, { minLength: 2, maxLength: 6, size: "max" });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 4, maxLength: 8, size: "max" }), async (batches) => {
        run += 1;
        const [together, apart] = [await newPlayer(line), await newPlayer(line)];
        for (const parts of batches) {
          const before = await ledgerOf(together);
          const outcomes = await performRequest(
            server.scope,
            integration,
            parts.map((one) => operationOf(one, together, game)),
          );
          if (outcomes.at(-1)?.status !== "ok") {
            expect(moneyOf(await ledgerOf(together))).toEqual(moneyOf(before));
            expect(outcomes.at(-1)?.balanceUnits).toBe(before.spendableUnits);
            // What was rolled back before it came stays dead, which the other player's ledger must learn.
            for (const one of deadOf(before, await ledgerOf(together)))
              await performRequest(server.scope, integration, [undoing(one, apart)]);
            continue;
          }
          for (const one of parts) {
            const [outcome] = await performRequest(server.scope, integration, [operationOf(one, apart, game)]);
            expect(outcome?.status).toBe("ok");
          }
          expect(moneyOf(await ledgerOf(apart))).toEqual(moneyOf(await ledgerOf(together)));
        }
        function undoing(transactionId: string, { playerId }: TestPlayer): VendorOperation {
          const dead = transactionId.replace("--", `-${playerId}-`);
          const ofRound = { roundId: `round-${dead.replace(/^[a-z]+-/, "")}`, gameCode: game.gameCode, playerId, currency: "THB" };
          return { kind: "rollback", transactionId: `early-${dead}`, originalTransactionId: dead, ...ofRound };
        }
      }),
      { seed, numRuns: 15 },
    );
    expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
  }, 180_000);
});

/** Balance, rounds and what moved; not the marks of what never came. */
function moneyOf({ spendableUnits, rounds, transactions }: Ledger): object {
  return { spendableUnits, rounds, transactions: transactions.filter((row) => (row as { moved: boolean }).moved) };
}

function deadOf(before: Ledger, after: Ledger): string[] {
  const known = new Set(before.transactions.map((row) => (row as { transaction_id: string }).transaction_id));
  return after.transactions
    .map((row) => row as { transaction_id: string; type: string })
    .filter((row) => row.type === "tombstone" && !known.has(row.transaction_id))
    .map((row) => row.transaction_id);
}

/** A deterministic shuffle of the items. */
function shuffled<Item>(items: readonly Item[], by: number): Item[] {
  let state = by + 1;
  const keyed = items.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, key: state };
  });
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

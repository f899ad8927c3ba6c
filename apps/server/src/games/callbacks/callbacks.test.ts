import type { AdapterPolicy, VendorBet, VendorOperation, VendorRollback, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import { studioAdapter } from "@lantern/vendor-kit/studio-adapter.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endSessions } from "../../accounts/end-sessions.ts";
import { openAccount } from "../../accounts/open-account.ts";
import { newId as makeId } from "../../platform/id.ts";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { post } from "../../wallet/post.ts";
import { grant, openMember } from "../../wallet/testing/open-member.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { gamesLedgerChecks } from "../ledger-checks.ts";
import { openLaunch } from "../open-launch.ts";
import { readRounds } from "../read-rounds.ts";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGames } from "../testing/plant-game.ts";
import { performRequest } from "./perform-request.ts";

let server: GamesServer;
let game: CatalogueGame;
let studio: Integration;
let lastId = 0;

const baht = (whole: number) => BigInt(whole) * 10_000n;
const newId = (prefix: string) => `${prefix}-${(lastId += 1)}`;

beforeAll(async () => {
  server = await startGamesServer();
  server.clock.set(new Date());
  const [planted] = await plantGames(server.scope, server.merchantId, [
    { gameCode: "TIGER", names: { en: "Tiger Sanctum" } },
    { gameCode: "CARP" },
  ]);
  const found = await findIntegration(server.scope, studioVendorCode);
  if (planted === undefined || found === undefined) throw new Error("The studio was not planted");
  game = planted;
  studio = found;
});

afterAll(() => server.close());

interface TestPlayer {
  readonly playerId: string;
  readonly playerToken: string;
}

async function newPlayer(fundsUnits = baht(10), memberType = 0): Promise<TestPlayer> {
  const { scope, database, merchantId } = server;
  const { memberId } = await openMember(database, { merchantId, fundsUnits, memberType });
  const player = { memberId, sessionId: undefined, trial: memberType === 4 };
  const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "my" });
  return { playerId: memberId, playerToken };
}

const bet = (player: TestPlayer, amountUnits: bigint, roundId = newId("round")): VendorBet => ({
  kind: "bet",
  transactionId: newId("bet"),
  roundId,
  gameCode: "TIGER",
  ...player,
  currency: "THB",
  amountUnits,
});

const win = (of: VendorBet, amountUnits: bigint): VendorWin => {
  const { roundId, gameCode, playerId, transactionId: betTransactionId } = of;
  return { kind: "win", transactionId: newId("win"), betTransactionId, roundId, gameCode, playerId, currency: "THB", amountUnits };
};

const rollback = (of: VendorBet | VendorWin): VendorRollback => {
  const { roundId, gameCode, playerId, transactionId: originalTransactionId } = of;
  return { kind: "rollback", transactionId: newId("rollback"), originalTransactionId, roundId, gameCode, playerId, currency: "THB" };
};

const end = ({ roundId, gameCode, playerId }: VendorBet): VendorOperation => ({
  kind: "end_round",
  roundId,
  gameCode,
  playerId,
  currency: "THB",
});

const withPolicy = (policy: Partial<AdapterPolicy>): Integration => ({
  ...studio,
  adapter: { ...studioAdapter, policy: { ...studioAdapter.policy, ...policy } },
});

async function statusesOf(operations: readonly VendorOperation[], integration = studio): Promise<string[]> {
  return (await performRequest(server.scope, integration, operations)).map(({ status }) => status);
}

async function statusOf(operation: VendorOperation, integration = studio): Promise<string | undefined> {
  return (await statusesOf([operation], integration))[0];
}

const spendable = async (player: TestPlayer) => (await readBalances(server.database, player.playerId)).spendableUnits;
const roundsOf = (player: TestPlayer, size = 10) => readRounds(server.database, { memberId: player.playerId, size });

describe("a vendor's callbacks and the member's standing", () => {
  it("an excluded member's stake is refused, his win and his refund are taken", async () => {
    const player = await newPlayer();
    const [lost, won] = [bet(player, baht(2)), bet(player, baht(3))];
    expect(await statusesOf([lost])).toEqual(["ok"]);
    expect(await statusesOf([won])).toEqual(["ok"]);
    await server.database.tx((transaction) =>
      excludeMember(transaction, { memberId: player.playerId, until: new Date(Date.now() + 86_400_000) }),
    );
    expect(await statusOf(bet(player, baht(1)))).toBe("player_blocked");
    expect(await statusOf({ kind: "authenticate", playerToken: player.playerToken, gameCode: "TIGER" })).toBe("player_blocked");
    expect(await statusOf(win(won, baht(7)))).toBe("ok");
    expect(await statusOf(rollback(lost))).toBe("ok");
    expect(await spendable(player)).toBe(baht(14));
  });

  it("a trial member stakes and wins trial money, and his rounds are marked", async () => {
    const player = await newPlayer(baht(100), 4);
    const stake = bet(player, baht(40));
    expect(await statusesOf([stake])).toEqual(["ok"]);
    expect(await statusesOf([win(stake, baht(90))])).toEqual(["ok"]);
    const balances = await readBalances(server.database, player.playerId);
    expect([balances.trialUnits, balances.mainUnits]).toEqual([baht(150), 0n]);
    const rows = await server.database.query<{ trial: boolean }>("select trial from games_rounds where member_id = $1", [player.playerId]);
    expect(rows).toEqual([{ trial: true }]);
  });

  it("a token is good for its own game only, and tells the player's language", async () => {
    const player = await newPlayer();
    expect(await statusOf({ ...bet(player, baht(1)), gameCode: "CARP" })).toBe("invalid_token");
    expect(await statusOf({ kind: "authenticate", playerToken: player.playerToken, gameCode: "CARP" })).toBe("invalid_token");
    const [outcome] = await performRequest(server.scope, studio, [
      { kind: "authenticate", playerToken: player.playerToken, gameCode: "TIGER" },
    ]);
    expect(outcome).toMatchObject({ status: "ok", playerId: player.playerId, currency: "THB", language: "my", balanceUnits: baht(10) });
  });

  it("a session that was ended takes no more stakes, but wins and ends", async () => {
    const { scope, database, clock, merchantId } = server;
    const merchant = await findMerchant(scope, "127.0.0.1");
    if (merchant === undefined) throw new Error("The merchant LANTERN was not seeded");
    const account = { userName: "leaving", passwordHash: undefined, memberType: 0, currency: "THB", language: "EN" };
    const member = await database.tx((transaction) => openAccount(scope, transaction, merchant, account));
    const memberId = member?.id ?? "";
    await database.tx((transaction) => post(transaction, grant(memberId, "test:leaving", baht(10))));
    const sessionId = makeId(clock);
    await database.query(
      `insert into accounts_sessions (id, member_id, merchant_id, token_hash, device, address, started_at, seen_at, expires_at)
       values ($1, $2, $3, '\\x01', 'MOBILE', '127.0.0.1', $4, $4, $5)`,
      [sessionId, memberId, merchantId, clock.now(), new Date(clock.now().getTime() + 60_000)],
    );
    const launch = { merchantId, game, player: { memberId, sessionId, trial: false }, currency: "THB", language: "en" };
    const { playerToken = "" } = await openLaunch(scope, database, launch);
    const player = { playerId: memberId, playerToken };
    const stake = bet(player, baht(4));
    expect(await statusOf(stake)).toBe("ok");
    await database.tx((transaction) => endSessions(transaction, { merchantId, memberId, sessionId, at: clock.now(), which: "this" }));
    expect(await statusOf(bet(player, baht(1)))).toBe("token_expired");
    expect(await statusesOf([win(stake, baht(6)), end(stake)])).toEqual(["ok", "ok"]);
    expect(await spendable(player)).toBe(baht(12));
  });

  it("players that are no member's id, or never opened a game of the vendor, are unknown", async () => {
    const stranger = {
      playerId: (await openMember(server.database, { merchantId: server.merchantId, fundsUnits: baht(5) })).memberId,
      playerToken: "none",
    };
    for (const player of [stranger, { playerId: "'; drop table games_rounds; --", playerToken: "none" }]) {
      const stake = bet(player, baht(1));
      expect(await statusOf(stake)).toBe("invalid_token");
      expect(await statusOf(win(stake, baht(1)))).toBe("transaction_unknown");
      expect(await statusOf(rollback(stake))).toBe("transaction_unknown");
      expect(await statusOf(end(stake))).toBe("round_unknown");
    }
  });
});

describe("rounds", () => {
  it("tell what was staked and won, and what came of them", async () => {
    const player = await newPlayer(baht(100));
    const open = bet(player, baht(1));
    const lost = bet(player, baht(2));
    const won = bet(player, baht(3));
    const gone = bet(player, baht(4));
    for (const operation of [open, lost, won, { ...bet(player, baht(5), won.roundId) }, gone]) expect(await statusOf(operation)).toBe("ok");
    for (const operation of [end(lost), win(won, baht(20)), win(won, baht(1)), end(won), rollback(gone)])
      expect(await statusOf(operation)).toBe("ok");
    const rounds = new Map((await roundsOf(player)).map((round) => [round.roundId, round]));
    expect(rounds.get(open.roundId)).toMatchObject({ stakeUnits: baht(1), winUnits: 0n, state: "open", endedAt: undefined });
    expect(rounds.get(lost.roundId)).toMatchObject({ stakeUnits: baht(2), winUnits: 0n, state: "settled" });
    expect(rounds.get(won.roundId)).toMatchObject({
      stakeUnits: baht(8),
      winUnits: baht(21),
      state: "settled",
      gameNames: { en: "Tiger Sanctum" },
    });
    expect(rounds.get(gone.roundId)).toMatchObject({ stakeUnits: 0n, winUnits: 0n, state: "cancelled" });
    expect(await spendable(player)).toBe(baht(100 - 11 + 21));
  });

  it("are read newest first, page after page, one member's only", async () => {
    const player = await newPlayer(baht(100));
    const other = await newPlayer();
    const rounds: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const stake = bet(player, baht(1));
      rounds.unshift(stake.roundId);
      // Some start in the same millisecond.
      if (count % 2 === 0) server.clock.advance(1);
      expect(await statusOf(stake)).toBe("ok");
    }
    expect(await statusOf(bet(other, baht(1)))).toBe("ok");
    const first = await readRounds(server.database, { memberId: player.playerId, size: 2 });
    const second = await readRounds(server.database, { memberId: player.playerId, before: first.at(-1), size: 10 });
    expect([...first, ...second].map((round) => round.roundId)).toEqual(rounds);
  });

  it("of one player take no stake of another", async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const stake = bet(player, baht(1));
    expect(await statusOf(stake)).toBe("ok");
    expect(await statusOf(bet(other, baht(1), stake.roundId))).toBe("round_unknown");
    expect(await statusOf({ ...end(stake), playerId: other.playerId } as VendorOperation)).toBe("round_unknown");
    expect(await spendable(other)).toBe(baht(10));
  });

  it("opened by two players at once belong to one of them", async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer()));
    const roundId = newId("round");
    const statuses = await Promise.all(players.map((player) => statusOf(bet(player, baht(1), roundId))));
    expect(statuses.filter((status) => status === "ok")).toHaveLength(1);
    expect(statuses.filter((status) => status === "round_unknown")).toHaveLength(5);
  });

  it("a transaction id used by two players at once moves money once", async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer()));
    const transactionId = newId("bet");
    const statuses = await Promise.all(players.map((player) => statusOf({ ...bet(player, baht(1)), transactionId })));
    expect(statuses.filter((status) => status === "ok")).toHaveLength(1);
    expect(statuses.filter((status) => status === "transaction_conflict")).toHaveLength(5);
    const balances = await Promise.all(players.map(spendable));
    expect(balances.reduce((sum, units) => sum + units, 0n)).toBe(baht(59));
  });
});

describe("one player's callbacks in several processes at once", () => {
  it("take what the balance covers, each call once", async () => {
    const player = await newPlayer(baht(20));
    const stakes = Array.from({ length: 30 }, () => bet(player, baht(1)));
    const statuses = await Promise.all([...stakes, ...stakes].map((stake) => statusOf(stake)));
    expect(statuses.filter((status) => status === "ok").length).toBeGreaterThanOrEqual(20);
    expect(statuses.every((status) => status === "ok" || status === "insufficient_funds")).toBe(true);
    expect(await spendable(player)).toBe(0n);
    expect(await roundsOf(player, 100)).toHaveLength(20);
  });

  it("leave the balance as it was where each stake comes with its rollback, and pay each win once", async () => {
    const player = await newPlayer(baht(50));
    const undone = Array.from({ length: 15 }, () => bet(player, baht(1)));
    const won = Array.from({ length: 10 }, () => bet(player, baht(1)));
    for (const stake of won) expect(await statusOf(stake)).toBe("ok");
    const wins = won.map((stake) => win(stake, baht(3)));
    await Promise.all([...undone.flatMap((stake) => [stake, rollback(stake)]), ...wins, ...wins].map((operation) => statusOf(operation)));
    expect(await spendable(player)).toBe(baht(50 - 10 + 30));
  });
});

describe("what vendors do differently", () => {
  it("a rollback of what never came is refused where the vendor wants an error, and remembered all the same", async () => {
    const strict = withPolicy({ unknownRollback: "transaction_unknown" });
    const player = await newPlayer();
    const stake = bet(player, baht(3));
    expect(await statusOf(rollback(stake), strict)).toBe("transaction_unknown");
    expect(await statusOf(rollback(stake), strict)).toBe("transaction_unknown");
    expect(await statusOf(stake, strict)).toBe("transaction_rolled_back");
    expect(await spendable(player)).toBe(baht(10));
  });

  it("a rollback under the very id that it takes back leaves that id dead, and is told so each time", async () => {
    const player = await newPlayer();
    const stake = bet(player, baht(4));
    const undo = { ...rollback(stake), transactionId: stake.transactionId };
    expect([await statusOf(undo), await statusOf(undo)]).toEqual(["transaction_rolled_back", "transaction_rolled_back"]);
    expect(await statusOf(stake)).toBe("transaction_rolled_back");
    expect(await statusOf({ ...rollback(win(stake, baht(1))), transactionId: "of-its-own" })).toBe("ok");
  });

  it("a request of several parts is undone by the first refusal, but not what it rolled back before it came", async () => {
    const strict = withPolicy({ unknownRollback: "transaction_unknown" });
    const player = await newPlayer();
    const [stake, never] = [bet(player, baht(3)), bet(player, baht(2))];
    expect(await statusesOf([stake, rollback(never), bet(player, baht(1))], strict)).toEqual(["ok", "transaction_unknown"]);
    expect(await spendable(player)).toBe(baht(10));
    expect(await statusOf(never, strict)).toBe("transaction_rolled_back");
    expect(await statusesOf([stake, win(stake, baht(4))], strict)).toEqual(["ok", "ok"]);
    expect(await spendable(player)).toBe(baht(11));
  });

  it("a request that is undone keeps what it rolled back before it came dead, where the vendor wants no error too", async () => {
    const player = await newPlayer();
    const [never, tooMuch] = [bet(player, baht(2)), bet(player, baht(50))];
    const outcomes = await performRequest(server.scope, studio, [bet(player, baht(4)), rollback(never), tooMuch]);
    expect(outcomes.map(({ status }) => status)).toEqual(["ok", "ok", "insufficient_funds"]);
    expect(outcomes.at(-1)?.balanceUnits).toBe(baht(10));
    expect(await statusOf(never)).toBe("transaction_rolled_back");
    expect(await spendable(player)).toBe(baht(10));
  });

  it("what had been rolled back is answered as done, for its own player alone, where the vendor wants that", async () => {
    const lenient = withPolicy({ rolledBackTransaction: "ok" });
    const [player, other] = [await newPlayer(), await newPlayer()];
    const [never, undone] = [bet(player, baht(2)), bet(player, baht(3))];
    expect(await statusOf(rollback(never), lenient)).toBe("ok");
    expect(await statusesOf([undone, rollback(undone)], lenient)).toEqual(["ok", "ok"]);
    expect(await statusesOf([never, undone, win(never, baht(9))], lenient)).toEqual(["ok", "ok", "transaction_rolled_back"]);
    expect(await statusOf({ ...never, ...other }, lenient)).toBe("transaction_rolled_back");
    expect(await statusOf({ ...undone, amountUnits: baht(1) }, lenient)).toBe("transaction_conflict");
    expect(await statusOf({ ...rollback(undone), transactionId: never.transactionId }, lenient)).toBe("transaction_rolled_back");
    expect([await spendable(player), await spendable(other)]).toEqual([baht(10), baht(10)]);
  });

  it("a stake that the vendor gives away costs nothing, wins like any other, and is not for who may not play", async () => {
    const player = await newPlayer();
    const free: VendorBet = { ...bet(player, 0n), free: true };
    expect(await statusOf(free)).toBe("ok");
    expect(await statusOf(win(free, baht(6)))).toBe("ok");
    expect(await statusOf(free)).toBe("ok");
    expect(await spendable(player)).toBe(baht(16));
    expect(await roundsOf(player)).toMatchObject([{ stakeUnits: 0n, winUnits: baht(6), state: "settled" }]);
    const unused: VendorBet = { ...bet(player, 0n), free: true };
    expect(await statusesOf([unused, rollback(unused)])).toEqual(["ok", "ok"]);
    expect((await roundsOf(player)).find((round) => round.roundId === unused.roundId)).toMatchObject({ state: "cancelled" });
    await server.database.tx((transaction) =>
      excludeMember(transaction, { memberId: player.playerId, until: new Date(Date.now() + 86_400_000) }),
    );
    expect(await statusOf({ ...bet(player, 0n), free: true })).toBe("player_blocked");
  });

  it("a rollback may close its round, and the end that travels with dead parts is no fault", async () => {
    const player = await newPlayer();
    const [lost, undone] = [bet(player, baht(1)), bet(player, baht(2))];
    expect(await statusesOf([lost, { ...undone, roundId: lost.roundId }])).toEqual(["ok", "ok"]);
    expect(await statusOf({ ...rollback({ ...undone, roundId: lost.roundId }), endsRound: true })).toBe("ok");
    expect(await statusOf(bet(player, baht(1), lost.roundId))).toBe("round_settled");
    expect((await roundsOf(player))[0]).toMatchObject({ stakeUnits: baht(1), state: "settled" });
    const never = bet(player, baht(1));
    expect(await statusesOf([rollback(never), { ...end(never), ifOpened: true } as VendorOperation])).toEqual(["ok", "ok"]);
    expect(await statusOf(end(never))).toBe("round_unknown");
  });

  it("a player's info needs no token and no right to stake, but a player of this vendor", async () => {
    const player = await newPlayer();
    await server.database.tx((transaction) =>
      excludeMember(transaction, { memberId: player.playerId, until: new Date(Date.now() + 86_400_000) }),
    );
    const info = { kind: "player_info", playerId: player.playerId } as const;
    expect(await performRequest(server.scope, studio, [info])).toMatchObject([
      { status: "ok", playerId: player.playerId, currency: "THB", balanceUnits: baht(10) },
    ]);
    expect(await statusOf({ ...info, currency: "MMK" })).toBe("wrong_currency");
    expect(await statusOf({ ...info, playerId: "nobody" })).toBe("invalid_token");
  });

  it("a rollback of a settled round takes back what is there and owes the rest, where the vendor allows it", async () => {
    const lenient = withPolicy({ rollbackOfSettledRound: "allowed" });
    const player = await newPlayer();
    const stake = bet(player, baht(10));
    const prize = win(stake, baht(50));
    expect(await statusesOf([stake, prize, bet(player, baht(45))], lenient)).toEqual(["ok", "ok", "ok"]);
    expect(await statusOf(rollback(prize), lenient)).toBe("ok");
    const balances = await readBalances(server.database, player.playerId);
    expect([balances.spendableUnits, balances.receivableUnits]).toEqual([0n, baht(45)]);
    expect(await statusOf(prize, lenient)).toBe("transaction_rolled_back");
    expect((await roundsOf(player)).find((round) => round.roundId === stake.roundId)).toMatchObject({ stakeUnits: baht(10), winUnits: 0n });
  });

  it("a win without a bet opens a round of its own", async () => {
    const player = await newPlayer();
    const prize: VendorWin = {
      kind: "win",
      transactionId: newId("win"),
      roundId: newId("round"),
      gameCode: "CARP",
      playerId: player.playerId,
      amountUnits: baht(6),
      withoutBet: true,
      endsRound: true,
    };
    expect(await statusOf(prize)).toBe("ok");
    expect(await statusOf(prize)).toBe("ok");
    expect(await statusOf({ ...prize, transactionId: newId("win"), roundId: newId("round"), gameCode: "NOTHING" })).toBe("game_unknown");
    expect(await spendable(player)).toBe(baht(16));
    expect(await roundsOf(player)).toMatchObject([{ gameCode: "CARP", stakeUnits: 0n, winUnits: baht(6), state: "settled" }]);
  });

  it("a win that names only its round needs a bet that stands in it", async () => {
    const player = await newPlayer();
    const stake = bet(player, baht(1));
    const { betTransactionId: _, ...prize } = win(stake, baht(2));
    expect(await statusOf(prize)).toBe("round_unknown");
    expect(await statusOf(stake)).toBe("ok");
    expect(await statusOf(prize)).toBe("ok");
    expect(await spendable(player)).toBe(baht(11));
  });

  it("a repeated stake may come under a new token, and another round or bet under a known id is a conflict", async () => {
    const player = await newPlayer();
    const stake = bet(player, baht(1));
    const prize = win(stake, baht(2));
    expect(await statusesOf([stake, prize])).toEqual(["ok", "ok"]);
    expect(await statusOf({ ...stake, playerToken: "a token of a later launch" })).toBe("ok");
    expect(await statusOf({ ...stake, roundId: newId("round") })).toBe("transaction_conflict");
    expect(await statusOf({ ...prize, betTransactionId: newId("bet") })).toBe("transaction_conflict");
    expect(await statusOf({ ...prize, transactionId: stake.transactionId })).toBe("transaction_conflict");
    expect(await spendable(player)).toBe(baht(11));
  });
});

describe("the ledger's checks", () => {
  const problemsNow = async () =>
    (await checkLedger(server.database, gamesLedgerChecks)).problems.map(({ check, subject }) => `${check} ${subject}`);

  it("find nothing after all of this", async () => {
    expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
  });

  it("see a transaction without its transfer, a transfer without its transaction, and a round that does not add up", async () => {
    const player = await newPlayer();
    const [first, second, third] = [bet(player, baht(1)), bet(player, baht(2)), bet(player, baht(3))];
    for (const stake of [first, second, third]) expect(await statusOf(stake)).toBe("ok");
    const { database } = server;
    await database.query("update games_vendor_transactions set transfer_id = null where transaction_id = $1", [first.transactionId]);
    await database.query("update games_vendor_transactions set amount_units = amount_units + 1 where transaction_id = $1", [
      second.transactionId,
    ]);
    await database.query("update games_rounds set win_units = 7 where round_id = $1", [third.roundId]);
    const [lost] = await database.query<{ id: string }>("select id from wallet_posted where idempotency_key = $1", [
      `games:STUDIO:${first.transactionId}:bet`,
    ]);
    expect((await problemsNow()).toSorted((one, other) => one.localeCompare(other))).toEqual([
      `games.rounds_equal_their_transactions STUDIO ${second.roundId}`,
      `games.rounds_equal_their_transactions STUDIO ${third.roundId}`,
      `games.transfers_have_their_vendor_transactions ${lost?.id}`,
      `games.vendor_transactions_have_their_transfers STUDIO ${first.transactionId}`,
      `games.vendor_transactions_have_their_transfers STUDIO ${second.transactionId}`,
    ]);
  });
});

import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import type { ReferenceMishap } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seededRandom } from "../../server/testing/seeded-random.ts";
import { findSelection } from "../engine/markets.ts";
import { drawMatch } from "../engine/draw-match.ts";
import { leagues } from "../leagues/registry.ts";
import { kickOffGraceMs } from "./match-keeper.ts";
import { openBetsMax } from "./place-bet.ts";
import { betStake, nextMatch, startSportsBench, startUnits, type Bettor, type SportsBench } from "./testing/sports-bench.ts";
import { closesBeforeMs, viewUpcoming } from "./views.ts";

let sports: SportsBench;
beforeEach(async () => {
  sports = await startSportsBench();
});
afterEach(() => sports.bench.close());

/** Something goes wrong with every operation of these kinds until it is mended. */
function failAlways(mishap: ReferenceMishap, ...kinds: readonly VendorOperation["kind"][]): void {
  sports.bench.operator.mishap = (operation) => (kinds.includes(operation.kind) ? mishap : "none");
}

const mend = () => {
  sports.bench.operator.mishap = () => "none";
};
const posted = (kind: string) => sports.bench.operator.posted().filter((transaction) => transaction.kind === kind);
const arrived = (kind: VendorOperation["kind"]) => sports.bench.operator.arrived.filter((operation) => operation.kind === kind);

/** Bets on all that can happen, so that whatever is drawn wins once. */
async function placeAllOfWinner(bettor: Bettor, match = nextMatch(sports.bench)) {
  const upcoming = viewUpcoming(match);
  const placed = [];
  for (const selection of ["home", "draw", "away"]) placed.push((await sports.place(bettor, upcoming, { selection })).body.bet);
  return { match, upcoming, placed };
}

describe("a bet", () => {
  it("takes its stake at once, is drawn at the kick-off, shows goals only as they fall, and pays once at the end", async () => {
    const bettor = await sports.seat();
    expect(BigInt(bettor.opened.balanceUnits)).toBe(startUnits);
    const { match, placed } = await placeAllOfWinner(bettor);
    expect(await sports.balanceOf(bettor)).toBe(startUnits - 3n * betStake);
    sports.bench.drawFrom(seededRandom(9));
    sports.keepAt(match.kickOffAtMs);
    // The keeper draws the leagues in their order, and this is the first of them.
    const { outcome, events } = drawMatch(match.league.rules, match.home.strength, match.away.strength, seededRandom(9));
    expect(events.length).toBeGreaterThan(1);
    for (const { atPermille } of events) {
      const fallsAtMs = match.kickOffAtMs + Math.ceil((match.playMs * atPermille) / 1_000);
      sports.bench.clock.nowMs = fallsAtMs - 100;
      const seen = async () => (await sports.board(bettor)).playing[0]?.seen?.events.length;
      const before = await seen();
      sports.bench.clock.nowMs = fallsAtMs;
      expect(await seen()).toBe((before ?? 0) + 1);
    }
    expect((await sports.bets(bettor)).map(({ result }) => result)).toEqual(["open", "open", "open"]);
    sports.keepAt(match.kickOffAtMs + match.playMs);
    await sports.bench.studio.deliverNow();
    const bets = await sports.bets(bettor);
    const winner = bets.find(({ selection }) => findSelection(match.league.rules, "winner", selection)?.wins(outcome))!;
    expect(bets.map(({ result, settled }) => [result, settled])).toEqual(
      bets.map(({ betId }) => [betId === winner.betId ? "won" : "lost", true]),
    );
    expect(winner.payoutUnits).toBe(((betStake * BigInt(winner.odds.replace(".", ""))) / 100n).toString());
    expect(await sports.balanceOf(bettor)).toBe(startUnits - 3n * betStake + BigInt(winner.payoutUnits));
    expect(arrived("end_round").map((end) => ("roundId" in end ? end.roundId : ""))).toEqual(
      expect.arrayContaining(placed.map(({ betId }) => betId)),
    );
    const [result] = (await sports.board(bettor)).results;
    expect(result).toMatchObject({ matchCode: match.code, state: "ended", seen: { home: outcome.home, away: outcome.away } });
    await sports.bench.studio.deliverNow();
    expect(posted("win")).toHaveLength(1);
  });

  it("of one key is one bet, whoever sends it how often; with anything else under the key it is none", async () => {
    const bettor = await sports.seat();
    const match = viewUpcoming(nextMatch(sports.bench));
    const betKey = "the-same-key";
    const answers = await Promise.all([1, 2, 3].map(() => sports.place(bettor, match, { betKey })));
    expect(new Set(answers.map(({ body }) => body.bet.betId)).size).toBe(1);
    expect(await sports.balanceOf(bettor)).toBe(startUnits - betStake);
    expect(await sports.place(bettor, match, { betKey, selection: "away" })).toEqual({
      httpStatus: 400,
      body: { error: "invalid_request" },
    });
    expect(posted("bet")).toHaveLength(1);
  });

  it("is refused for other odds, stakes, markets, matches, and one too many, and no money moves", async () => {
    const bettor = await sports.seat();
    const match = viewUpcoming(nextMatch(sports.bench));
    const codeOf = async (...parameters: Parameters<SportsBench["place"]>) => {
      const { body } = await sports.place(...parameters);
      return (body as unknown as { error?: string }).error;
    };
    expect(await codeOf(bettor, match, { odds: "99.00" })).toBe("odds_changed");
    expect(await codeOf(bettor, match, { stakeUnits: "10000" })).toBe("stake_not_allowed");
    expect(await codeOf(bettor, match, { stakeUnits: "200001" })).toBe("stake_not_allowed");
    expect(await codeOf(bettor, match, { stakeUnits: "100010000" })).toBe("stake_not_allowed");
    expect(await codeOf(bettor, match, { market: "corners", odds: "2.00" })).toBe("invalid_request");
    expect(await codeOf(bettor, { ...match, matchCode: "ME-MONSOON.zzzzzzz" })).toBe("invalid_request");
    expect(await codeOf(bettor, { ...match, matchCode: "RR-TAKRAW.abc" })).toBe("invalid_request");
    expect(await codeOf(bettor, match, { stakeUnits: "90000000" })).toBe("insufficient_funds");
    expect(await codeOf({ ...bettor, opened: { ...bettor.opened, sessionToken: "x".repeat(30) } }, match)).toBe("session_expired");
    expect(posted("bet")).toEqual([]);
    const rich = await sports.seat();
    for (let placed = 0; placed < openBetsMax; placed += 1) {
      expect(await codeOf(rich, match, { stakeUnits: "50000" })).toBeUndefined();
    }
    expect(await codeOf(rich, match, { stakeUnits: "50000" })).toBe("too_many_bets");
  });

  it("is not taken from three seconds before the kick-off on", async () => {
    const bettor = await sports.seat();
    const match = nextMatch(sports.bench);
    sports.bench.clock.nowMs = match.kickOffAtMs - closesBeforeMs - 1;
    expect((await sports.place(bettor, viewUpcoming(match))).httpStatus).toBe(200);
    sports.bench.clock.nowMs = match.kickOffAtMs - closesBeforeMs;
    expect(await sports.place(bettor, viewUpcoming(match))).toEqual({ httpStatus: 422, body: { error: "bet_too_late" } });
  });
});

describe("a stake whose answer does not come", () => {
  it("is asked for again under its id and taken once", async () => {
    const bettor = await sports.seat();
    const match = viewUpcoming(nextMatch(sports.bench));
    failAlways("done_then_500", "bet");
    const body = { betKey: "asked-for-again" };
    expect(await sports.place(bettor, match, body)).toEqual({ httpStatus: 503, body: { error: "platform_unavailable" } });
    mend();
    await sports.bench.studio.deliverNow();
    expect((await sports.place(bettor, match, body)).body.bet).toMatchObject({ result: "open" });
    expect(posted("bet")).toHaveLength(1);
    expect(new Set(arrived("bet").map((bet) => ("transactionId" in bet ? bet.transactionId : ""))).size).toBe(1);
  });

  it("goes back where the match began meanwhile: nobody bets on what is drawn", async () => {
    const bettor = await sports.seat();
    const match = nextMatch(sports.bench);
    failAlways("done_then_500", "bet");
    await sports.place(bettor, viewUpcoming(match));
    expect(await sports.balanceOf(bettor)).toBe(startUnits - betStake);
    sports.keepAt(match.kickOffAtMs);
    mend();
    await sports.bench.studio.deliverNow();
    expect((await sports.bets(bettor))[0]).toMatchObject({ result: "returned", settled: true, reason: "bet_too_late" });
    expect(await sports.balanceOf(bettor)).toBe(startUnits);
  });
});

describe("a match that cannot be played", () => {
  it("for want of chance is void, and every stake on it goes back once", async () => {
    const bettor = await sports.seat();
    const { match } = await placeAllOfWinner(bettor);
    sports.bench.breakRandom();
    sports.keepAt(match.kickOffAtMs);
    failAlways("done_then_500", "rollback");
    await sports.bench.studio.deliverNow();
    mend();
    await sports.bench.studio.deliverNow();
    expect((await sports.bets(bettor)).map(({ result, settled, reason }) => [result, settled, reason])).toEqual(
      Array.from({ length: 3 }, () => ["returned", true, "match_void"]),
    );
    expect(await sports.balanceOf(bettor)).toBe(startUnits);
    expect(new Set(arrived("rollback").map((back) => ("transactionId" in back ? back.transactionId : ""))).size).toBe(3);
    expect((await sports.board(bettor)).results[0]).toMatchObject({ matchCode: match.code, state: "void" });
  });

  it("since the studio was away at its time is void; one that it was late for by seconds is played", async () => {
    const bettor = await sports.seat();
    const { match } = await placeAllOfWinner(bettor);
    sports.keepAt(match.kickOffAtMs + kickOffGraceMs + 1);
    await sports.bench.studio.deliverNow();
    expect(await sports.balanceOf(bettor)).toBe(startUnits);
    const again = await placeAllOfWinner(bettor);
    sports.keepAt(again.match.kickOffAtMs + kickOffGraceMs);
    sports.keepAt(again.match.kickOffAtMs + again.match.playMs);
    await sports.bench.studio.deliverNow();
    expect((await sports.bets(bettor)).slice(0, 3).filter(({ result }) => result === "won")).toHaveLength(1);
  });
});

describe("a studio that starts again", () => {
  it("plays on what was drawn, settles what ended meanwhile, and pays what the platform did not hear of, once", async () => {
    const bettor = await sports.seat();
    const { match } = await placeAllOfWinner(bettor);
    sports.keepAt(match.kickOffAtMs);
    await sports.bench.restart();
    // Drawn once: what comes out of the source of chance now is not asked for.
    sports.bench.breakRandom();
    sports.keepAt(match.kickOffAtMs + match.playMs);
    failAlways("done_then_500", "win");
    await sports.bench.studio.deliverNow();
    expect((await sports.bets(bettor)).find(({ result }) => result === "won")).toMatchObject({ settled: false });
    await sports.bench.restart();
    mend();
    await sports.bench.studio.deliverNow();
    const won = (await sports.bets(bettor)).filter(({ result }) => result === "won");
    expect(won).toMatchObject([{ settled: true }]);
    expect(posted("win").map(({ amountUnits }) => amountUnits.toString())).toEqual([won[0]!.payoutUnits]);
    expect(await sports.balanceOf(bettor)).toBe(startUnits - 3n * betStake + BigInt(won[0]!.payoutUnits));
    expect(sports.bench.studio.pendingDeliveries()).toBe(0);
  });
});

describe("what is drawn", () => {
  it("does not depend on bets, players or stakes: the same draws make the same match with and without them", async () => {
    const playedWith = async (bettors: readonly Bettor[], seed: number) => {
      const match = nextMatch(sports.bench);
      const asked: number[] = [];
      for (const [at, bettor] of bettors.entries()) {
        await sports.place(bettor, viewUpcoming(match), { selection: "away", stakeUnits: String(50_000 * (at + 1)) });
      }
      const random = seededRandom(seed);
      sports.bench.drawFrom((exclusiveMax) => {
        asked.push(exclusiveMax);
        return random(exclusiveMax);
      });
      sports.keepAt(match.kickOffAtMs);
      expect(asked.length).toBeGreaterThanOrEqual(2);
      const { outcome } = drawMatch(match.league.rules, match.home.strength, match.away.strength, seededRandom(seed));
      sports.keepAt(match.kickOffAtMs + match.playMs);
      const [result] = (await sports.board(someone)).results;
      expect(result).toMatchObject({ matchCode: match.code, seen: { home: outcome.home, away: outcome.away } });
    };
    const someone = await sports.seat();
    const others = await Promise.all([sports.seat(), sports.seat()]);
    for (const seed of [5, 6]) {
      await playedWith([], seed);
      await playedWith(others, seed);
    }
  });
});

describe("the feed", () => {
  it("2.25 lists what is on with its score and the next three matches of each league with odds, all of games in the catalogue", async () => {
    const match = nextMatch(sports.bench);
    sports.keepAt(match.kickOffAtMs);
    sports.bench.clock.nowMs = match.kickOffAtMs + match.playMs / 2;
    const feed = await sports.bench.vendor.fixtures();
    const listed = await sports.bench.vendor.catalogue();
    if (feed.kind !== "ok" || listed.kind !== "ok") throw new Error("the studio did not answer");
    const brandOf = new Map(listed.answer.games.map(({ gameCode, brandCode }) => [gameCode, brandCode]));
    for (const fixture of feed.answer.fixtures) expect(brandOf.get(fixture.gameCode)).toBe(fixture.brandCode);
    const upcoming = feed.answer.fixtures.filter(({ state }) => state === "upcoming");
    expect(upcoming).toHaveLength(3 * leagues.length);
    for (const fixture of upcoming) expect(fixture.odds).toMatchObject({ home: expect.any(String), away: expect.any(String) });
    const live = feed.answer.fixtures.filter(({ state }) => state === "live");
    expect(live.find(({ fixtureCode }) => fixtureCode === match.code)).toMatchObject({
      brandCode: "MONSUN",
      competition: { en: "Monsoon League", th: "มอนซูนลีก" },
      score: { home: expect.any(Number), away: expect.any(Number) },
      minute: 45,
    });
    const stranger = makeVendorClient({ vendorUrl: sports.bench.studio.url, secret: "not the secret" });
    expect(await stranger.fixtures()).toMatchObject({ kind: "refused", status: "invalid_signature" });
  });

  it("2.28.2 brands of e-sports stand in the catalogue as sports vendors under the codes that make their tab", async () => {
    const listed = await sports.bench.vendor.catalogue();
    if (listed.kind !== "ok") throw new Error("the studio did not answer");
    const ofSports = listed.answer.games.filter(({ category }) => category === "SPORTS");
    expect(ofSports.map(({ brandCode }) => brandCode)).toEqual(["MONSUN", "RATTAN", "LONGTL", "IMES", "TF", "IA"]);
    for (const game of ofSports) expect(game).toMatchObject({ supportsFreePlay: false, minBetUnitsByCurrency: { THB: "50000" } });
  });
});

describe("a session of a league", () => {
  it("opens no slot and has no play money", async () => {
    const bettor = await sports.seat("IM-WARDENS");
    expect(bettor.opened).toMatchObject({ league: { code: "IM-WARDENS", rules: { kind: "series", legs: 3 } }, currency: "THB" });
    const { sessionToken } = bettor.opened;
    expect((await sports.bench.post("/game-api/open", { sessionToken })).body).toEqual({ error: "unknown_game" });
    const press = { sessionToken, stakeUnits: "10000", roundKey: "some-round" };
    expect((await sports.bench.post("/game-api/spin", press)).body).toEqual({ error: "unknown_game" });
    await expect(sports.bench.launch({ gameCode: "IM-WARDENS", mode: "free" })).rejects.toThrow(/game_unknown/);
    const balance = await sports.bench.get(`/sports-api/balance?sessionToken=${sessionToken}`);
    expect(balance.body).toEqual({ balanceUnits: startUnits.toString() });
  });
});

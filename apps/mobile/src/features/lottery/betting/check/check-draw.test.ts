import { createHash } from "node:crypto";
import { quicknet } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { chainStart, commitmentLink, type LinkedAnnouncement } from "@lantern/rules/lottery/commitment-chain.ts";
import { drawIssue, seedCommitment } from "@lantern/rules/lottery/draw.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { expect, test } from "vitest";
import { faultOfDraw, type CheckedDraw, type DrawToCheck } from "./check-draw.ts";

const family = familyOf("vn_north") as LotteryFamily;
const gameCode = "HANOI1";
const seedOf = (text: string) => new Uint8Array(createHash("sha256").update(text).digest());
const bytesToHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const numeros = ["20261122-0001", "20261122-0002", "20261122-0003"] as const;
const numero = numeros[1];
const seed = seedOf(numero);
const betRoot = seedOf("bets");

function chainOf(seeds: readonly Uint8Array[]): LinkedAnnouncement[] {
  let link = chainStart(gameCode);
  return numeros.map((of, place) => {
    const commitment = seedCommitment({ gameCode, numero: of, seed: seeds[place] ?? seed });
    link = commitmentLink(gameCode, link, { numero: of, commitment });
    return { numero: of, commitment, link };
  });
}

const announcements = chainOf([seedOf("one"), seed, seedOf("three")]);
const commitment = announcements[1]?.commitment ?? "";
const link = announcements[1]?.link ?? "";
const result = drawIssue(family, { gameCode, numero, seed, betRoot });
const draw: NonNullable<CheckedDraw["draw"]> = {
  numero,
  drawnAt: "2026-11-22T12:01:00.000Z",
  result: Object.fromEntries(Object.entries(result).map(([prize, lots]) => [prize, [...lots]])),
  state: "settled",
  source: "house",
  version: 1,
  commitment,
  seed: bytesToHex(seed),
  betRoot: bytesToHex(betRoot),
  betCount: 3,
  lockAt: "2026-11-22T12:00:55.000Z",
};
const answer: CheckedDraw = { draw, void: null, lockAt: draw.lockAt, announcements, previousLink: chainStart(gameCode) };
const seen = { gameId: 1, numero, commitment, link, betRoot: draw.betRoot };
const since = { gameId: 1, numero: numeros[0], link: announcements[0]?.link ?? "" };
const faultOf = (changed: Partial<DrawToCheck> = {}) => faultOfDraw({ family, gameCode, numero, answer, seen, since, ...changed });
const withDraw = (changed: Partial<typeof draw>) => faultOf({ answer: { ...answer, draw: { ...draw, ...changed } } });

test("a draw without a beacon fits, for who saw it, who saw another of its game, and who saw nothing", () => {
  expect(faultOf()).toBeUndefined();
  expect(faultOf({ seen: undefined })).toBeUndefined();
  expect(faultOf({ seen: undefined, since: undefined })).toBeUndefined();
  // Opened before announcements were linked.
  const old = { gameId: 1, numero, commitment, betRoot: draw.betRoot };
  expect(faultOf({ answer: { ...answer, announcements: [], previousLink: "" }, seen: old, since: undefined })).toBeUndefined();
});

test("the part that was changed is named", () => {
  const other = bytesToHex(seedOf("other"));
  expect(withDraw({ seed: other })).toBe("commitment_mismatch");
  expect(withDraw({ seed: "none" })).toBe("commitment_mismatch");
  expect(withDraw({ commitment: other })).toBe("seen_mismatch");
  expect(withDraw({ betRoot: other })).toBe("root_mismatch");
  expect(withDraw({ result: { ...draw.result, special: ["00000"] } })).toBe("result_mismatch");
  expect(withDraw({ result: {} })).toBe("result_mismatch");
  // A beacon that was never named takes its part in nothing.
  expect(withDraw({ beacon: { ...quicknet, round: 1, signature: "00" } })).toBe("beacon_round_mismatch");
});

test("of two chains the one that this device did not see is refused, though every part of the draw fits", () => {
  const otherSeed = seedOf("other");
  const others = chainOf([seedOf("one"), otherSeed, seedOf("three")]);
  const otherResult = drawIssue(family, { gameCode, numero, seed: otherSeed, betRoot });
  const otherDraw = {
    ...draw,
    seed: bytesToHex(otherSeed),
    commitment: others[1]?.commitment ?? "",
    result: Object.fromEntries(Object.entries(otherResult).map(([prize, lots]) => [prize, [...lots]])),
  };
  const other: CheckedDraw = { ...answer, draw: otherDraw, announcements: others };
  expect(faultOf({ answer: other, seen: undefined, since: undefined })).toBeUndefined();
  expect(faultOf({ answer: other, since: undefined })).toBe("seen_mismatch");
  // Who saw only the issue after it finds it too.
  const later = { gameId: 1, numero: numeros[2], link: announcements[2]?.link ?? "" };
  expect(faultOf({ answer: other, seen: undefined, since: later })).toBe("chain_mismatch");
  // And so does who is shown no chain at all of an issue that he saw linked.
  expect(faultOf({ answer: { ...answer, announcements: [], previousLink: "" } })).toBe("chain_mismatch");
});

test("a void issue's seed must be the one promised; one that nobody opened promised nothing, nor does an official result", () => {
  const voided: NonNullable<CheckedDraw["void"]> = {
    numero,
    drawAt: draw.drawnAt,
    reason: "operators",
    commitment,
    seed: draw.seed,
    betRoot: "",
  };
  const ofVoid = (changed: Partial<typeof voided>) =>
    faultOf({ answer: { ...answer, draw: null, void: { ...voided, ...changed } }, seen: { gameId: 1, numero, commitment, link } });
  expect(ofVoid({})).toBeUndefined();
  expect(ofVoid({ seed: bytesToHex(seedOf("other")) })).toBe("commitment_mismatch");
  expect(ofVoid({ seed: "" })).toBe("commitment_mismatch");
  const nothing = { seed: "", commitment: "" };
  const unseen = { announcements: [], previousLink: "" };
  expect(faultOf({ answer: { ...answer, ...unseen, draw: null, void: { ...voided, ...nothing } }, seen: undefined })).toBeUndefined();
  expect(faultOf({ answer: { ...answer, ...unseen, draw: { ...draw, ...nothing, source: "official" } }, seen: undefined })).toBeUndefined();
});

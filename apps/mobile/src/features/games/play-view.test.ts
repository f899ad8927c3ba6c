import { describe, expect, it } from "vitest";
import { asksToTurn, offersMoney, playViewOf, remedyOf, weightierEnd, type PlayEnd, type PlayFacts } from "./play-view.ts";

const open: PlayFacts = { launch: { kind: "open" }, loaded: false, waited: "briefly", end: undefined };

const refused = { kind: "failed", message: "The vendor is away.", remedy: "again" } as const;

describe("what the page around a game shows", () => {
  it.each([
    ["on its way", { launch: { kind: "launching" } }, { kind: "loading", slow: false }],
    ["on its way for long", { waited: "long" }, { kind: "loading", slow: true }],
    ["never there", { waited: "too_long" }, { kind: "timed_out" }],
    ["never launched", { launch: { kind: "launching" }, waited: "too_long" }, { kind: "timed_out" }],
    ["refused", { launch: refused }, refused],
    ["there", { loaded: true, waited: "too_long" }, { kind: "playing" }],
    ["over at the vendor", { loaded: true, end: { kind: "expired" } }, { kind: "expired" }],
    ["over before it was there", { end: { kind: "signed_out" }, waited: "too_long" }, { kind: "signed_out" }],
    ["over though it was refused", { launch: refused, end: { kind: "signed_out" } }, { kind: "signed_out" }],
    [
      "closed by a break",
      { loaded: true, end: { kind: "excluded", by: "time_out", until: null } },
      { kind: "excluded", by: "time_out", until: null },
    ],
  ] as const)("%s", (_name, facts, view) => {
    expect(playViewOf({ ...open, ...facts })).toEqual(view);
  });

  it("the end that says more stays, whichever is heard first", () => {
    const expired: PlayEnd = { kind: "expired" };
    const signedOut: PlayEnd = { kind: "signed_out" };
    const excluded: PlayEnd = { kind: "excluded", by: "time_out", until: "2026-11-23T00:00:00Z" };
    expect(weightierEnd(undefined, expired)).toBe(expired);
    for (const [less, more] of [
      [expired, signedOut],
      [expired, excluded],
      [signedOut, excluded],
    ] as const) {
      expect(weightierEnd(less, more)).toBe(more);
      expect(weightierEnd(more, less)).toBe(more);
    }
    const longer: PlayEnd = { kind: "excluded", by: "time_out", until: null };
    expect(weightierEnd(excluded, longer)).toBe(longer);
  });
});

it("who holds the phone otherwise than the game wants is asked to turn it; a desk is not", () => {
  const phone = { orientation: "portrait", handheld: true } as const;
  expect(asksToTurn("landscape", phone)).toBe(true);
  expect(asksToTurn("portrait", phone)).toBe(false);
  expect(asksToTurn(undefined, phone)).toBe(false);
  expect(asksToTurn("portrait", { orientation: "landscape", handheld: true })).toBe(true);
  expect(asksToTurn("portrait", { orientation: "landscape", handheld: false })).toBe(false);
});

it("what is not there is offered neither again nor for money; what has no free play is offered for money; what may pass, again", () => {
  const refusedWith = (errorCode: string) => playViewOf({ ...open, launch: { kind: "failed", message: "", remedy: remedyOf(errorCode) } });
  for (const [errorCode, remedy, money] of [
    ["games.game_unknown", "gone", false],
    ["games.free_play_unavailable", "money", true],
    ["safeguards.member_excluded", "nothing", false],
    ["safeguards.limit_reached", "nothing", false],
    ["games.vendor_unavailable", "again", false],
    ["network.unreachable", "again", false],
  ] as const) {
    const view = refusedWith(errorCode);
    expect([errorCode, view.kind === "failed" && view.remedy, offersMoney(view)]).toEqual([errorCode, remedy, money]);
  }
  expect(offersMoney({ kind: "playing" })).toBe(true);
});

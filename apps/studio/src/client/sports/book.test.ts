import { describe, expect, it } from "vitest";
import { ParentFrame } from "../parent-frame.ts";
import { Book, type Choice } from "./book.ts";
import type { OpenedLeague } from "./sports-api.ts";

const opened: OpenedLeague = {
  sessionToken: "a session",
  currency: "THB",
  balanceUnits: "1000000",
  league: {
    code: "a-league",
    sport: "football",
    names: { en: "A league", my: "A league", th: "A league", fil: "A league" },
    rules: { kind: "goals" },
    clubs: [],
    palette: { accent: "#000", glow: "#000", field: "#000", line: "#000" },
    returns: [],
  },
  stakes: { minUnits: "10000", maxUnits: "1000000", stepUnits: "10000", chipsUnits: ["10000", "50000"] },
  board: { nowMs: 0, playing: [], upcoming: [], results: [] },
  settings: { device: "mobile", returnUrl: "", brandName: "" },
} as unknown as OpenedLeague;

const choice: Choice = {
  match: { matchCode: "m1", home: "a", away: "b", kickOffAtMs: 1, closesAtMs: 1, markets: [] },
  market: "winner",
  selection: "home",
  odds: "1.95",
};

function bookWith(slip: Book["slip"]): Book {
  const book = new Book(opened, new ParentFrame(null));
  book.choose(choice);
  book.slip = slip;
  return book;
}

describe("a slip on the way to another page", () => {
  it("goes when it is a receipt", () => {
    const book = bookWith({ kind: "placed", bet: { betId: "1" } as never });
    book.show("matches");
    expect(book.choice).toBe(choice);
    book.show("results");
    expect([book.page, book.choice, book.slip]).toEqual(["results", undefined, { kind: "choosing" }]);
  });

  it("stays while a bet is being made", () => {
    for (const slip of [{ kind: "choosing" }, { kind: "placing" }, { kind: "refused", code: "bet_too_late" }] as const) {
      const book = bookWith(slip);
      book.show("rules");
      expect([book.page, book.choice, book.slip]).toEqual(["rules", choice, slip]);
    }
  });
});

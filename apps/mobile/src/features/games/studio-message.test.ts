import { describe, expect, it } from "vitest";
import { studioMessageOf } from "./studio-message.ts";

const studio = "http://localhost:8081";
const heard = (data: unknown, origin = studio) => studioMessageOf({ origin, data }, studio);

describe("messages of a framed game", () => {
  it("reads balance, round-finished, exit and session-expired of the studio's origin", () => {
    expect(heard({ source: "lantern-studio", type: "balance", balanceUnits: "125000", currency: "THB" })).toEqual({
      type: "balance",
      balanceUnits: "125000",
      currency: "THB",
    });
    for (const type of ["round-finished", "exit", "session-expired"]) {
      expect(heard({ source: "lantern-studio", type, roundId: "r" })).toEqual({ type });
    }
  });

  it("reads how the game wants the phone held", () => {
    expect(heard({ source: "lantern-studio", type: "orientation", orientation: "landscape" })).toEqual({
      type: "orientation",
      orientation: "landscape",
    });
    for (const orientation of ["upside-down", 90, undefined])
      expect(heard({ source: "lantern-studio", type: "orientation", orientation })).toBeUndefined();
  });

  it("hears nothing from another origin, be its message as it should", () => {
    for (const origin of ["http://localhost:8080", "https://localhost:8081", "http://localhost:8081.example", "null", ""]) {
      expect(heard({ source: "lantern-studio", type: "exit" }, origin)).toBeUndefined();
    }
  });

  it("hears nothing from another sender or in another shape", () => {
    const strange = [
      null,
      "exit",
      7,
      [],
      {},
      { type: "exit" },
      { source: "other", type: "exit" },
      { source: "lantern-studio", type: "pay" },
    ];
    for (const data of strange) expect(heard(data)).toBeUndefined();
    for (const balanceUnits of [125000, "-5", "1.5", "1e9", "", undefined]) {
      expect(heard({ source: "lantern-studio", type: "balance", balanceUnits, currency: "THB" })).toBeUndefined();
    }
  });
});

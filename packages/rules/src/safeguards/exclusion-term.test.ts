import { describe, expect, it } from "vitest";
import { endOfTerm, readExclusionTerm } from "./exclusion-term.ts";

describe("terms of time-outs and self-exclusions", () => {
  const from = new Date("2026-08-31T10:00:00Z");
  it.each([
    ["24h", "2026-09-01T10:00:00.000Z"],
    ["7d", "2026-09-07T10:00:00.000Z"],
    ["6m", "2027-02-28T10:00:00.000Z"],
    ["1y", "2027-08-31T10:00:00.000Z"],
    ["5y", "2031-08-31T10:00:00.000Z"],
  ])("%s from the 31st of August ends at %s", (text, end) => {
    const term = readExclusionTerm(text);
    expect(term === undefined ? undefined : endOfTerm(term, from)?.toISOString()).toBe(end);
  });

  it("for ever has no end", () => {
    const term = readExclusionTerm("forever");
    expect(term).toEqual({ unit: "forever" });
    expect(term === undefined ? from : endOfTerm(term, from)).toBeUndefined();
  });

  it.each(["", "0d", "-1d", "1.5y", "7", "d", "12345d", "for ever", "7d "])("%j is no term", (text) => {
    expect(readExclusionTerm(text)).toBeUndefined();
  });
});

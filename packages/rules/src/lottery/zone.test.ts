import fc from "fast-check";
import { expect, it } from "vitest";
import { zoneOffsetMs } from "./zone.ts";

const zones = [
  "Asia/Bangkok",
  "Asia/Yangon",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Europe/London",
  "Pacific/Apia",
  "UTC",
];

/** Local time read from Intl's own words, as an independent reading of the same clocks. */
function shownOffsetMs(zone: string, instantMs: number): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(instantMs)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

it("zones are as far from UTC as their clocks show, also around the changes of their clocks", () => {
  const instants = fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2037, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instantMs) => {
      expect(zoneOffsetMs(zone, instantMs)).toBe(shownOffsetMs(zone, instantMs));
    }),
    { seed: 2026, numRuns: 600 },
  );
  // Half an hour, at 2:00 local: Lord Howe; a day left out: Apia; a quarter gained: Kathmandu.
  for (const [zone, changeMs] of [
    ["Australia/Lord_Howe", Date.UTC(2026, 3, 4, 15)],
    ["Pacific/Apia", Date.UTC(2011, 11, 30, 10)],
    ["Asia/Kathmandu", Date.UTC(1985, 11, 31, 18, 30)],
  ] as const) {
    expect(zoneOffsetMs(zone, changeMs - 1)).toBe(shownOffsetMs(zone, changeMs - 1));
    expect(zoneOffsetMs(zone, changeMs)).toBe(shownOffsetMs(zone, changeMs));
    expect(zoneOffsetMs(zone, changeMs)).not.toBe(zoneOffsetMs(zone, changeMs - 1));
  }
});

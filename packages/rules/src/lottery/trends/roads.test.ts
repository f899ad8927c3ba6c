import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "../family.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { officialDraws, resultOf } from "../vietnam-north/draws.fixture.ts";
import { numberViewsOf } from "./family-views.ts";
import { beadPlate, bigRoad, roadRows, type RoadCell } from "./roads.ts";
import { sidePairsOf, type SideOutcome } from "./sides.ts";

const outcomeOf: Readonly<Record<string, SideOutcome>> = { b: "first", s: "second", t: "neither" };
const outcomes = (text: string) => text.split("").map((letter) => outcomeOf[letter] as SideOutcome);

/** A road as it is printed: six lines of letters. */
function printed(cells: readonly RoadCell[]): string[] {
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  const letterOf = { first: "b", second: "s", neither: "t" };
  return Array.from({ length: roadRows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const cell = cells.find((one) => one.column === column && one.row === row);
      return cell === undefined ? "." : letterOf[cell.outcome];
    }).join(""),
  );
}

describe("the bead plate", () => {
  it("fills six to a column, ties too", () => {
    expect(printed(beadPlate(outcomes("bsbtsbbs")))).toEqual(["bb", "ss", "b.", "t.", "s.", "b."]);
  });
});

describe("the big road", () => {
  it("goes down with a run and begins a column with the next", () => {
    expect(printed(bigRoad(outcomes("bbbssb")))).toEqual(["bsb", "bs.", "b..", "...", "...", "..."]);
  });

  it("turns to the right at the foot: the dragon's tail; the next run begins beside the head of it", () => {
    expect(printed(bigRoad(outcomes("bbbbbbbbss")))).toEqual(["bs.", "bs.", "b..", "b..", "b..", "bbb"]);
  });

  it("turns above a tail that lies in the way, and does not go down again behind it", () => {
    expect(printed(bigRoad(outcomes(`${"b".repeat(8)}${"s".repeat(7)}bb`)))).toEqual(["bsb.", "bsb.", "bs..", "bs..", "bsss", "bbb."]);
  });

  it("begins a run at the next free head where tails have filled the one beside it", () => {
    // Each run of nine is turned one row higher by the tail before it, until a tail lies in the first row.
    const text = ["b", "s", "b", "s", "b", "s", "b"].map((letter) => letter.repeat(9)).join("");
    const road = bigRoad(outcomes(text));
    expect(road).toHaveLength(63);
    expect(new Set(road.map(({ column, row }) => `${column}:${row}`)).size).toBe(63);
    const heads = road.filter(({ draw }) => draw % 9 === 0);
    expect(heads.map(({ row }) => row)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(heads.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 14]);
  });

  it("counts ties on the cell before them, those before the first side on its cell", () => {
    const road = bigRoad(outcomes("ttbtsstt"));
    expect(road.map(({ ties }) => ties)).toEqual([3, 0, 2]);
    expect(printed(road)).toEqual(["bs", ".s", "..", "..", "..", ".."]);
    expect(bigRoad(outcomes("tt"))).toEqual([]);
  });
});

describe("the sides of real draws", () => {
  const family = familyOf("vn_north") as LotteryFamily;
  const draws = officialDraws().map(resultOf);

  it("are big from 50 and odd by the last digit of the special prize", () => {
    const pairs = sidePairsOf(family);
    expect(pairs.map(({ code }) => code)).toEqual(["vn_north_big_small:big", "vn_north_odd_even:odd"]);
    for (const result of draws.slice(0, 1000)) {
      const number = Number(result["special"]?.[0]?.slice(-2));
      expect(pairs.map((pair) => pair.outcomeOf(result))).toEqual([
        number >= 50 ? "first" : "second",
        number % 2 === 1 ? "first" : "second",
      ]);
    }
  });

  it("keep their order on both roads: every draw is found again", () => {
    const [pair] = sidePairsOf(family);
    if (pair === undefined) throw new Error("no sides");
    const seen = draws.map((result) => pair.outcomeOf(result));
    expect(beadPlate(seen).map(({ outcome }) => outcome)).toEqual(seen);
    const road = bigRoad(seen);
    expect(road.map(({ outcome }) => outcome)).toEqual(seen);
    expect(new Set(road.map(({ column, row }) => column * roadRows + row)).size).toBe(road.length);
  });
});

describe("the sides of dice", () => {
  it("are neither big nor small where a triple loses", () => {
    const family = familyOf("k3", { triples: "lose" }) as LotteryFamily;
    const [bigSmall] = sidePairsOf(family);
    if (bigSmall === undefined) throw new Error("no sides");
    expect(bigSmall.outcomeOf({ dice: ["6", "6", "6"] })).toBe("neither");
    for (const result of productionDraws(family, 200)) {
      const faces = (result["dice"] ?? []).map(Number);
      const sum = faces.reduce((total, face) => total + face, 0);
      const triple = new Set(faces).size === 1;
      expect(bigSmall.outcomeOf(result)).toBe(triple ? "neither" : sum >= 11 ? "first" : "second");
    }
  });
});

describe("the sides of numbers that no play sells", () => {
  it("are those of the first prize of 4D, big from 5000", () => {
    const family = familyOf("four_d") as LotteryFamily;
    const pairs = sidePairsOf(family);
    expect(pairs.map(({ code, bigFrom }) => [code, bigFrom])).toEqual([
      ["four_d_first:big", "5000"],
      ["four_d_first:odd", "5000"],
    ]);
    for (const result of productionDraws(family, 200)) {
      const number = Number(result["first"]?.[0]);
      expect(pairs.map((pair) => pair.outcomeOf(result))).toEqual([
        number >= 5000 ? "first" : "second",
        number % 2 === 1 ? "first" : "second",
      ]);
    }
  });

  it("are what each of two provinces would pay alone; a line goes through the head and the tail of each", () => {
    const family = familyOf("vn_pair") as LotteryFamily;
    const alone = sidePairsOf(familyOf("vn_south") as LotteryFamily);
    const lines = numberViewsOf(family).filter(({ single }) => single);
    expect(lines.map(({ code }) => code)).toEqual(["head_first", "tail_first", "head_second", "tail_second"]);
    for (const result of productionDraws(family, 200)) {
      const specials = result["special"] ?? [];
      const expected = specials.flatMap((special) => alone.map((pair) => pair.outcomeOf({ ...result, special: [special] })));
      expect(sidePairsOf(family).map((pair) => pair.outcomeOf(result))).toEqual(expected);
      expect(lines.flatMap((view) => view.seen(result))).toEqual(specials.flatMap((special) => special.slice(-2).split("")));
    }
  });
});

import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { expect, test } from "vitest";
import { hitCount, ownLotsOf, ownPicksOf } from "./own-hits.ts";

const family = familyOf("vn_north") as LotteryFamily;
const result = family.exampleResult;
const [special = ""] = result["special"] ?? [];
const bet = (playId: string, bettingContent: string, state = "placed", numero = "20261122-0001") => ({
  playId,
  bettingContent,
  state,
  numero,
});

test("the member's hits in a draw are those of all his bets on it, and none of bets on others, or that came back", () => {
  const tail = special.slice(-2);
  const of = (...bets: ReturnType<typeof bet>[]) => ownLotsOf(family, bets, "20261122-0001", result);
  expect(of(bet("vn_north_de_special", tail))).toEqual({ special: [0] });
  expect(of(bet("vn_north_de_special", tail, "placed", "20261122-0002"))).toEqual({});
  expect(of(bet("vn_north_de_special", tail, "cancelled_user"), bet("vn_north_de_special", tail, "void_refunded"))).toEqual({});
  expect(of(bet("unknown", "1"), bet("vn_north_de_special", "nonsense"))).toEqual({});
  const first = (result["g1"]?.[0] ?? "").slice(-2);
  const both = of(bet("vn_north_de_special", tail), bet("vn_north_de_g1", first));
  expect(both).toEqual({ special: [0], g1: [0] });
  expect(hitCount(both)).toBe(2);
});

test("the picks that a draw hit are named, none before it is drawn", () => {
  const tail = special.slice(-2);
  const other = tail === "00" ? "01" : "00";
  const content = [tail, other].toSorted().join("_");
  expect(ownPicksOf(family, { ...bet("vn_north_de_special", content), result })).toEqual([[tail]]);
  expect(ownPicksOf(family, { ...bet("vn_north_de_special", content), result: null })).toEqual([]);
});

import { expect, test } from "vitest";
import { ledgerComparisons, reachNote } from "./ledger-comparisons.ts";

const rates = { post: [80, 160], postInTransaction: [60, 60], bare: [80, 80], bareInTransaction: [60, 120], raw: [90, 180] };
const pgbench = { functions: [100, 200], writes: [125, 250], tpcb: [100, 200] };

test("each ratio is taken round by round, so that a busy round spoils itself alone", () => {
  const ratios = Object.fromEntries(ledgerComparisons(4, rates, pgbench).map(({ what, ratio }) => [what, ratio]));
  expect(ratios).toMatchObject({
    "post to bare pg alone, 4 connections": 1.5,
    "post to raw sockets, 4 connections": expect.closeTo(8 / 9),
    "post to pgbench with the same functions, 4 connections": 0.8,
    "post to pgbench tpcb-like, 4 connections": 0.8,
    "raw sockets to pgbench with the same functions, 4 connections": 0.9,
    "pgbench with a movement's bare writes to tpcb-like, 4 connections": 1.25,
  });
});

test("only what the project asks for has a budget", () => {
  const budgets = ledgerComparisons(16, rates, pgbench).flatMap(({ what, budget }) => (budget === undefined ? [] : [[what, budget]]));
  expect(budgets).toEqual([
    ["post to pgbench with the same functions, 16 connections", { atLeast: 0.85 }],
    ["post to pgbench tpcb-like, 16 connections", { atLeast: 1.4 }],
  ]);
});

test("without pgbench what stands on node alone is compared", () => {
  const names = ledgerComparisons(4, rates, undefined).map(({ what }) => what);
  expect(names).toHaveLength(3);
  expect(names.join()).not.toContain("pgbench");
});

test("what is in reach is what the rows leave of tpcb-like, times what node's sockets leave of pgbench", () => {
  const note = reachNote(4, rates, pgbench);
  expect(note).toContain("bare writes do 1.25 of tpcb-like, and node with nothing but sockets 0.9 of pgbench: about 1.13 of tpcb-like");
  expect(note).toContain("checks leave 0.8 of the bare writes, our data layer 0.889 of the sockets");
});

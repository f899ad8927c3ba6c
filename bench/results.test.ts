import { expect, test } from "vitest";
import { renderResults, type Results } from "./results.ts";

const results: Results = {
  command: "npm run bench",
  startedAt: new Date("2026-03-01T12:34:56Z"),
  seconds: 41.6,
  size: "quick",
  machine: ["2 cores"],
  database: "PostgreSQL 18",
  remark: "a busy machine",
  measurements: [
    {
      title: "A list",
      figures: { headings: ["what", "a second"], rows: [["ours", "50"]] },
      comparisons: [
        { what: "too slow", ratio: 0.5, budget: { atLeast: 0.8 } },
        { what: "small enough", ratio: 0.912345, budget: { atMost: 1 } },
        { what: "just so", ratio: 0.8, budget: { atLeast: 0.8 } },
        { what: "shown only", ratio: 1234.5 },
      ],
      notes: ["a note"],
    },
  ],
  failures: [{ name: "home", reason: "not built\nat line 1" }],
};

test("a budget that is not kept is said plainly, above the figures", () => {
  const text = renderResults(results);
  const [budgets = "", rest = ""] = text.split("## A list");
  expect(budgets).toContain("| too slow | 0.5 | ≥ 0.8 | **no** |");
  expect(budgets).toContain("| small enough | 0.912 | ≤ 1 | yes |");
  expect(budgets).toContain("| just so | 0.8 | ≥ 0.8 | yes |");
  expect(budgets).not.toContain("shown only");
  expect(rest).toContain("| shown only | 1,235 |  |  |");
  expect(rest).toContain("| ours | 50 |");
});

test("machine, size, time, remark and what is missing stand in the results", () => {
  const text = renderResults(results);
  for (const part of [
    "`npm run bench`",
    "2026-03-01 12:34 UTC, 42 s, size: quick",
    "- 2 cores",
    "- PostgreSQL 18",
    "- a busy machine",
    "- a note",
  ])
    expect(text).toContain(part);
  expect(text).toContain("## Not measured\n\n- home: not built\n");
});

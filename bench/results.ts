import { keepsBudget, type Comparison, type Measurement } from "./measurement.ts";
import { figure } from "./format.ts";

/** What the results page is made of. */
export interface Results {
  readonly command: string;
  readonly startedAt: Date;
  readonly seconds: number;
  readonly size: string;
  readonly machine: readonly string[];
  readonly database: string;
  readonly remark: string | undefined;
  readonly measurements: readonly Measurement[];
  /** What could not be measured, and why. */
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
}

/** The results as Markdown. */
export function renderResults(results: Results): string {
  const { command, startedAt, seconds, size, machine, database, remark, measurements, failures } = results;
  const sections = [
    "# Results of the last measurement",
    "Ratios compare two things measured by turns in the same run; they are what the budgets ask for. The figures beside them are medians on this machine at that moment, and promise nothing.",
    [
      `- \`${command}\``,
      `- ${startedAt.toISOString().slice(0, 16).replace("T", " ")} UTC, ${seconds.toFixed(0)} s, size: ${size}`,
      ...[...machine, database].map((line) => `- ${line}`),
      ...(remark === undefined ? [] : [`- ${remark}`]),
    ].join("\n"),
    "## Budgets",
    table(
      ["what", "ratio", "budget", "kept"],
      measurements.flatMap(({ comparisons }) => comparisons.filter(({ budget }) => budget !== undefined).map(comparisonRow)),
    ),
    ...measurements.flatMap(sectionOf),
    ...(failures.length === 0
      ? []
      : ["## Not measured", failures.map(({ name, reason }) => `- ${name}: ${reason.split("\n")[0]}`).join("\n")]),
  ];
  return `${sections.join("\n\n")}\n`;
}

function sectionOf({ title, figures, comparisons, notes }: Measurement): readonly string[] {
  return [
    `## ${title}`,
    table(figures.headings, figures.rows),
    table(["comparison", "ratio", "budget", "kept"], comparisons.map(comparisonRow)),
    notes.map((note) => `- ${note}`).join("\n"),
  ];
}

function comparisonRow(comparison: Comparison): readonly string[] {
  const { what, ratio, budget } = comparison;
  const kept = keepsBudget(comparison);
  const asked = budget === undefined ? "" : "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
  return [what, figure(ratio), asked, kept === undefined ? "" : kept ? "yes" : "**no**"];
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(headings), line(headings.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

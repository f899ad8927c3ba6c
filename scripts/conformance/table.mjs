// Joins statements and citations into the table of docs/conformance.md.

/**
 * A statement's state. Proven: a test that cites it passed, and none failed. Nothing is marked by hand.
 * @param {ReturnType<typeof import("./requirements.mjs").readRequirements>} requirements
 * @param {import("./citations.mjs").Citation[]} citations of the results and, for statements still open, of the sources
 */
export function conformanceRows(requirements, citations) {
  const citationsOf = Map.groupBy(citations, (citation) => citation.number);
  return requirements.map((requirement) => {
    const cited = citationsOf.get(requirement.number) ?? [];
    const failed = cited.some(({ status }) => status === "failed");
    const passed = cited.filter(({ status }) => status === "passed");
    const proven = passed.length > 0 && !failed;
    const files = new Set((proven ? passed : cited).map(({ file }) => file));
    return { ...requirement, state: stateOf(requirement, proven), files: [...files].toSorted() };
  });
}

function stateOf(requirement, proven) {
  if (requirement.context) return "context";
  return proven ? "proven" : "open";
}

/** The whole file: the count in its first line, then a row for each statement. */
export function renderConformance(rows) {
  const count = (state) => rows.filter((row) => row.state === state).length;
  const testable = rows.length - count("context");
  return [
    `${count("proven")} of ${testable} testable statements proven, ${count("context")} context`,
    "",
    "Written by `npm run conformance` from [requirements.md](requirements.md) and the results of the last test run; do not edit. A statement",
    "is proven when a test whose title begins with its number passed and none that cites it failed. The files of an open statement have a",
    "test that cites it but did not pass in that run.",
    "",
    "| number | requirement (our words) | capability | proven or open | tests |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map(
      ({ number, requirement, capability, state, files }) =>
        `| ${number} | ${requirement} | ${capability} | ${state} | ${files.join(", ")} |`,
    ),
    "",
  ].join("\n");
}

/**
 * Complaints about citations: numbers that do not exist, items that have sentences of their own, and context.
 * @returns {string[]} one line each, sorted; empty when all is well.
 */
export function citationFaults(requirements, citations) {
  const known = new Map(requirements.map((requirement) => [requirement.number, requirement]));
  const faults = new Set();
  for (const { number, file } of citations) {
    const requirement = known.get(number);
    if (requirement === undefined) {
      const finer = requirements.filter((candidate) => candidate.number.startsWith(`${number}.`)).map((candidate) => candidate.number);
      faults.add(
        `${file} cites ${number}, which does not exist.${finer.length > 0 ? ` Cite the finest numbers: ${finer.join(", ")}.` : ""}`,
      );
    } else if (requirement.context) {
      faults.add(`${file} cites ${number}, which is context and asks for nothing that can be proven.`);
    }
  }
  return [...faults].toSorted();
}

// Whether source and texts agree: every id that is asked for exists, and every text is asked for.

/**
 * Ids made at run time from a prefix of one segment. A longer prefix (`games.category.${type}`) is understood from the source.
 * The texts of `error.` are held against the contract's registry instead.
 */
const dynamicPrefixes = ["lotteryPlays."];

/** Functions whose string arguments are ids. */
const lookups = new Set(["t", "_", "text", "translate", "hasMessage"]);
const idShape = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;
const longPrefix = /^[a-z][A-Za-z0-9]*\.([A-Za-z0-9_-]+\.)+$|^[a-z][A-Za-z0-9]*\.[A-Za-z0-9_.-]*[A-Za-z0-9_-]$/;

/**
 * @param {{ ids: string[], sources: { file: string, texts: ReturnType<typeof import("../sources/parse-source.mjs").parseSource>["texts"] }[], errorCodes: readonly string[] }} all
 * @returns {string[]}
 */
export function usageFaults({ ids, sources, errorCodes }) {
  const known = new Set(ids);
  const literal = new Set();
  const prefixes = new Set(dynamicPrefixes);
  const faults = [];
  for (const { file, texts } of sources) {
    for (const { value, line, place, of, open } of texts) {
      if (open) {
        if (longPrefix.test(value)) prefixes.add(value);
        continue;
      }
      literal.add(value);
      const asked = (place === "argument" && lookups.has(of)) || (place === "attribute" && of === "messageId");
      if (asked && idShape.test(value) && !known.has(value))
        faults.push(`${file}:${line} asks for the text "${value}", which does not exist.`);
    }
  }
  const codes = new Set(errorCodes);
  for (const code of errorCodes) if (!known.has(`error.${code}`)) faults.push(`The error code ${code} has no text "error.${code}".`);
  for (const id of ids) {
    if (literal.has(id)) continue;
    if (id.startsWith("error.")) {
      if (!codes.has(id.slice("error.".length))) faults.push(`The text "${id}" belongs to no error code of the contract.`);
    } else if (![...prefixes].some((prefix) => id.startsWith(prefix))) faults.push(`The text "${id}" is used nowhere.`);
  }
  return faults;
}

// Reads docs/requirements.md: the statements of the product, by number.

const expectedCount = 362;
const expectedContextCount = 9;

const row = /^\| (\d+\.\d+(?:\.\d+)?) \| (.+) \| ([a-z ]+) \|$/;

/**
 * The statements in the order of the file.
 * @param {string} markdown
 * @returns {{ number: string, requirement: string, capability: string, context: boolean }[]}
 * @throws Error when a row cannot be read, a number stands twice, or the counts are not those of the product.
 */
export function readRequirements(markdown) {
  const requirements = [];
  const seen = new Set();
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("| ") || line.startsWith("| number |") || line.startsWith("| --- ")) continue;
    const match = row.exec(line);
    if (match === null) throw new Error(`docs/requirements.md:${index + 1} is not "| number | requirement | capability |": ${line}`);
    const [, number, requirement, capability] = match;
    if (seen.has(number)) throw new Error(`docs/requirements.md:${index + 1} states ${number} a second time.`);
    seen.add(number);
    requirements.push({ number, requirement, capability, context: requirement.startsWith("Context") });
  }
  const contextCount = requirements.filter(({ context }) => context).length;
  if (requirements.length !== expectedCount || contextCount !== expectedContextCount) {
    throw new Error(
      `docs/requirements.md must have ${expectedCount} statements, ${expectedContextCount} of them context; ` +
        `it has ${requirements.length}, ${contextCount} of them context.`,
    );
  }
  return requirements;
}

/** Recomputes `returns.ts`. Run it after any change of a title: `node apps/studio/src/titles/write-returns.ts`. */
import { writeFileSync } from "node:fs";
import { exactReturn } from "../engine/exact-return.ts";
import { exactSpread } from "../engine/exact-spread.ts";
import type { Fraction } from "../engine/fraction.ts";
import { titles } from "./registry.ts";
import { stateReturn } from "./stated-return.ts";

const asText = ({ numerator, denominator }: Fraction) => `{ numerator: ${numerator}n, denominator: ${denominator}n }`;

const rows = titles.map((title) => {
  const stated = stateReturn(exactReturn(title), exactSpread(title));
  process.stdout.write(`${title.code} ${stated.returnPercent} ${stated.hitPercent} ${stated.deviation} ${stated.maxSpinMultiple}\n`);
  return `  "${title.code}": {
    returnPercent: "${stated.returnPercent}",
    hitPercent: "${stated.hitPercent}",
    deviation: "${stated.deviation}",
    maxSpinMultiple: "${stated.maxSpinMultiple}",
    maxRoundMultiple: ${JSON.stringify(stated.maxRoundMultiple)},
    returnToPlayer: ${asText(stated.returnToPlayer)},
    baseReturn: ${asText(stated.baseReturn)},
    freeSpinReturn: ${asText(stated.freeSpinReturn)},
    hitFrequency: ${asText(stated.hitFrequency)},
    freeSpinChance: ${asText(stated.freeSpinChance)},
  },`;
});

writeFileSync(
  new URL("returns.ts", import.meta.url),
  `import type { StatedReturn } from "./stated-return.ts";

/** The exact figures of every title. Written by \`write-returns.ts\`; tests compute them anew and compare. */
export const statedReturns: Readonly<Record<string, StatedReturn>> = {
${rows.join("\n")}
};
`,
);

/** Recomputes `returns.ts`. Run it after any change of a title: `node apps/studio/src/titles/write-returns.ts`. */
import { writeFileSync } from "node:fs";
import { exactReturn } from "../engine/exact-return.ts";
import { toPercent, type Fraction } from "../engine/fraction.ts";
import { titles } from "./registry.ts";

const asText = ({ numerator, denominator }: Fraction) => `{ numerator: ${numerator}n, denominator: ${denominator}n }`;

const rows = titles.map((title) => {
  const exact = exactReturn(title);
  return `  "${title.code}": {
    returnPercent: "${toPercent(exact.returnToPlayer)}",
    hitPercent: "${toPercent(exact.hitFrequency)}",
    returnToPlayer: ${asText(exact.returnToPlayer)},
    baseReturn: ${asText(exact.baseReturn)},
    freeSpinReturn: ${asText(exact.freeSpinReturn)},
    hitFrequency: ${asText(exact.hitFrequency)},
    freeSpinChance: ${asText(exact.freeSpinChance)},
  },`;
});

writeFileSync(
  new URL("returns.ts", import.meta.url),
  `import type { StatedReturn } from "./stated-return.ts";

/** The exact figures of every title. Written by \`write-returns.ts\`; a test computes them anew and compares. */
export const statedReturns: Readonly<Record<string, StatedReturn>> = {
${rows.join("\n")}
};
`,
);

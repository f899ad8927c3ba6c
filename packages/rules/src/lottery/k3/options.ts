import type { OptionValues } from "../family-options.ts";

/**
 * Where customs differ, the default first.
 * - `triples`: `count` as in the official game (three alike are big or small, odd or even by their sum, and the sums 3 and 18 are on
 *   sale), or `lose` as overseas houses have it (any three alike lose big, small, odd and even, and 3 and 18 are not on sale).
 * - `pair`: whether a pair (two alike) also wins when all three dice show the face.
 */
export const k3OptionChoices = {
  triples: ["count", "lose"],
  pair: ["with_triple", "without_triple"],
} as const;

export type K3Options = OptionValues<typeof k3OptionChoices>;

import type { Plan } from "./plan.ts";
import type { Stand } from "./stand.ts";

/** One comparison of two values of the same run. */
export interface Comparison {
  readonly what: string;
  readonly ratio: number;
  /** What the project asks of it, such as `≥ 0.8`; absent where it asks nothing. */
  readonly budget?: Budget;
}

export type Budget = { readonly atLeast: number } | { readonly atMost: number };

/** A table of figures: medians of the rounds, as text with their units in the heading. */
export interface Figures {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Measurement {
  readonly title: string;
  readonly figures: Figures;
  readonly comparisons: readonly Comparison[];
  /** What a reader must know to read the figures rightly. */
  readonly notes: readonly string[];
}

/** Something that can be measured; `run` cleans up after itself, whatever happens. */
export interface Bench {
  /** Word for `--only=`. */
  readonly name: string;
  run(stand: Stand, plan: Plan): Promise<Measurement>;
}

/** True where the ratio keeps its budget, undefined where there is none. */
export function keepsBudget({ ratio, budget }: Comparison): boolean | undefined {
  if (budget === undefined) return undefined;
  return "atLeast" in budget ? ratio >= budget.atLeast : ratio <= budget.atMost;
}

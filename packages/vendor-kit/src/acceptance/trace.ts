import { AsyncLocalStorage } from "node:async_hooks";
import type { VendorRefusal } from "../wire/vendor-status.ts";

/** What a scenario did and what it expected, in their order, for whoever has to see why it failed. */
export type TraceStep = TracedCall | TracedExpectation;

export interface TracedCall {
  readonly kind: "call";
  /** What was asked for, such as "bet" or "bet win". */
  readonly asks: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: string;
  /** Undefined where the vendor hung up before the answer, or none came. */
  readonly httpStatus: number | undefined;
  readonly response: string;
  readonly durationMs: number;
}

export interface TracedExpectation {
  readonly kind: "expectation";
  readonly expected: string;
  /** What the words come to; absent where they alone say it. */
  readonly rule?: ExpectedRule;
  readonly met: boolean;
}

/** What is expected, in a form that any language can say. Amounts are whole currency units with two decimals. */
export type ExpectedRule =
  | { readonly kind: "done" }
  | { readonly kind: "told_balance"; readonly amount: string }
  | { readonly kind: "refused"; readonly reasons: readonly VendorRefusal[] }
  | { readonly kind: "balance"; readonly amount: string }
  | { readonly kind: "same_answer" };

export interface Trace {
  readonly steps: readonly TraceStep[];
  /** Steps beyond those that are kept: scenarios of hundreds of calls show their first ones. */
  readonly leftOutCount: number;
}

interface OpenTrace {
  readonly steps: TraceStep[];
  leftOutCount: number;
}

/** Steps of one scenario that are kept; an expectation that was not met is kept always. */
const stepsMax = 24;

const traces = new AsyncLocalStorage<OpenTrace>();

/** Runs a scenario and gives what it did and expected, whether or not it throws. */
export async function withTrace<Outcome>(run: () => Promise<Outcome>): Promise<Trace & { readonly outcome: Outcome }> {
  const trace: OpenTrace = { steps: [], leftOutCount: 0 };
  const outcome = await traces.run(trace, run);
  return { outcome, steps: trace.steps, leftOutCount: trace.leftOutCount };
}

/** Notes a step of the scenario that is running; nothing where none is. */
export function noteStep(step: TraceStep): void {
  const trace = traces.getStore();
  if (trace === undefined) return;
  const isFault = step.kind === "expectation" && !step.met;
  if (trace.steps.length < stepsMax || isFault) trace.steps.push(step);
  else trace.leftOutCount += 1;
}

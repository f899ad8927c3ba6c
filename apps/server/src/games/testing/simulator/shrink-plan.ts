import type { Plan, PlannedStep } from "./plan.ts";

const triesMax = 400;

/**
 * The shortest plan that still fails, found by leaving out one step, request or operation after the other.
 * @param fails runs a plan; a fault that shows by chance only is asked for again.
 */
export async function shrinkPlan(
  plan: Plan,
  fails: (plan: Plan) => Promise<string | undefined>,
): Promise<{ readonly plan: Plan; readonly problem: string }> {
  let smallest = { plan, problem: "it failed once and then no more" };
  let tries = 0;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const shorter of shorterThan(smallest.plan)) {
      if ((tries += 1) > triesMax) return smallest;
      const problem = (await fails(shorter)) ?? (await fails(shorter));
      if (problem === undefined) continue;
      smallest = { plan: shorter, problem };
      isSmaller = true;
      break;
    }
  }
  const problem = (await fails(smallest.plan)) ?? smallest.problem;
  return { plan: smallest.plan, problem };
}

function* shorterThan(plan: Plan): Generator<Plan> {
  // A half at first, then single steps, then what is in them.
  const half = Math.floor(plan.steps.length / 2);
  if (half > 1) yield* [plan.steps.slice(0, half), plan.steps.slice(half)].map((steps) => ({ ...plan, steps }));
  for (const index of plan.steps.keys()) yield { ...plan, steps: plan.steps.toSpliced(index, 1) };
  for (const [index, step] of plan.steps.entries()) {
    for (const smaller of smallerSteps(step)) yield { ...plan, steps: plan.steps.with(index, smaller) };
  }
}

function smallerSteps(step: PlannedStep): PlannedStep[] {
  if (step.kind === "event") return [];
  const { together } = step;
  if (together.length > 1) return together.map((_, index) => ({ kind: "requests", together: together.toSpliced(index, 1) }));
  const [request] = together;
  if (request === undefined || request.operations.length < 2) return [];
  return request.operations.map((_, index) => ({
    kind: "requests",
    together: [{ ...request, operations: request.operations.toSpliced(index, 1) }],
  }));
}

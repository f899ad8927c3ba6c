import type { ProtocolName } from "../vendor-wire.ts";
import { makePlan } from "./make-plan.ts";
import { describePlan } from "./plan.ts";
import { mannersOf, protocols, type PlatformUnderTest } from "./platform-under-test.ts";
import { runPlan } from "./run-plan.ts";
import { shrinkPlan } from "./shrink-plan.ts";

export interface Failure {
  readonly seed: number;
  /** The shortest plan that fails, what goes wrong in it, and how to see it again. */
  readonly report: string;
}

type Platforms = Readonly<Record<ProtocolName, PlatformUnderTest>>;

/** The environment variable that repeats one seed. */
export const seedVariable = "LANTERN_SIMULATOR_SEED";

/** Some vendors at once, since a real platform never has only one. */
const seedsAtOnce = 4;

/**
 * Runs the vendors of the seeds, each of a protocol in turn.
 * @returns the first that fails, by its shortest plan unless nobody asks for that.
 */
export async function simulate(
  platforms: Platforms,
  seeds: Iterable<number>,
  { shrinks = true }: { readonly shrinks?: boolean } = {},
): Promise<Failure | undefined> {
  const left = seeds[Symbol.iterator]();
  let failure: Failure | undefined;
  const worker = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true && failure === undefined; next = left.next()) {
      const found = await simulateSeed(platforms, next.value, shrinks);
      failure ??= found;
    }
  };
  await Promise.all(Array.from({ length: seedsAtOnce }, worker));
  return failure;
}

async function simulateSeed(platforms: Platforms, seed: number, shrinks: boolean): Promise<Failure | undefined> {
  const protocol = protocols[seed % protocols.length] ?? "studio";
  const platform = platforms[protocol];
  const plan = makePlan(seed, protocol, mannersOf(platform));
  const fails = (one: typeof plan) => runPlan(platform, one).catch((thrown: unknown) => `it was broken off: ${String(thrown)}`);
  const first = await fails(plan);
  if (first === undefined) return undefined;
  const head = [`The vendor of seed ${seed} got the platform to break the rules. ${seedVariable}=${seed} repeats it.`, first];
  if (!shrinks) return { seed, report: head.join("\n") };
  const { plan: smallest, problem } = await shrinkPlan(plan, fails);
  return { seed, report: [...head, "At its shortest:", describePlan(smallest), problem].join("\n") };
}

/** The seeds of a run: those that the run names, or the one that the environment asks for. */
export function seedsOf(from: number, count: number): readonly number[] {
  const only = process.env[seedVariable];
  return only === undefined ? Array.from({ length: count }, (_, index) => from + index) : [Number(only)];
}

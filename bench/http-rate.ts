import { measureLoad, type LoadOptions } from "./load.ts";
import { processorMs } from "./machine.ts";
import { median, p95, ratioOfRounds } from "./statistics.ts";

/** One round of load on one server. */
export interface HttpRound {
  readonly answers: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Of the server's process, in microseconds an answer; undefined where the system does not tell. */
  readonly processorUs: number | undefined;
}

/**
 * Measures a round, with the processor time that the server with this process id used for it.
 * @param finish what belongs to the round though nobody waited for it; its processor time counts
 */
export async function measureRound(options: LoadOptions, pid: number, finish?: () => Promise<void>): Promise<HttpRound> {
  const before = processorMs(pid);
  const { perSecond, latenciesMs, answers } = await measureLoad(options);
  await finish?.();
  const after = processorMs(pid);
  return {
    answers,
    perSecond,
    medianMs: median(latenciesMs),
    p95Ms: p95(latenciesMs),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1_000) / answers,
  };
}

export const rateOf = (rounds: readonly HttpRound[]): number => median(rounds.map(({ perSecond }) => perSecond));
export const medianMsOf = (rounds: readonly HttpRound[]): number => median(rounds.map(({ medianMs }) => medianMs));
export const p95MsOf = (rounds: readonly HttpRound[]): number => median(rounds.map(({ p95Ms }) => p95Ms));

/** Processor time an answer; undefined where the system does not tell. */
export function processorUsOf(rounds: readonly HttpRound[]): number | undefined {
  const known = rounds.flatMap(({ processorUs }) => processorUs ?? []);
  return known.length < rounds.length ? undefined : median(known);
}

/** Answers a second, ours over the other's. */
export function rateRatio(ours: readonly HttpRound[], others: readonly HttpRound[]): number {
  return ratioOfRounds(
    ours.map(({ perSecond }) => perSecond),
    others.map(({ perSecond }) => perSecond),
  );
}

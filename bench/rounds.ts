/** Something to run for a round; gives its rate or time. */
export type Contender<Outcome> = (round: number) => Promise<Outcome>;

/**
 * Runs the contenders by turns, round after round, each beginning once in its turn: whatever else the machine does meets
 * all of them alike. Returns the outcomes by contender, in the order of the rounds.
 */
export async function byTurns<Name extends string, Outcome>(
  rounds: number,
  contenders: Readonly<Record<Name, Contender<Outcome>>>,
): Promise<Readonly<Record<Name, readonly Outcome[]>>> {
  const names = Object.keys(contenders) as Name[];
  const outcomes = Object.fromEntries(names.map((name) => [name, [] as Outcome[]])) as Record<Name, Outcome[]>;
  for (let round = 0; round < rounds; round += 1) {
    const shift = round % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) outcomes[name].push(await contenders[name](round));
  }
  return outcomes;
}

/** As `byTurns`, after rounds that do not count: code that has not run often yet is slow. */
export async function byWarmTurns<Name extends string, Outcome>(
  rounds: number,
  contenders: Readonly<Record<Name, Contender<Outcome>>>,
  warmRounds = 1,
): Promise<Readonly<Record<Name, readonly Outcome[]>>> {
  await byTurns(warmRounds, contenders);
  return byTurns(rounds, contenders);
}

/** So much shorter, and as many times more: what happens on the machine meanwhile falls on both sides of more pairs, and less into each. */
export function shortRounds({ rounds, roundMs }: { readonly rounds: number; readonly roundMs: number }, times: number) {
  return { rounds: rounds * times, roundMs: roundMs / times };
}

/** Does the work on so many lanes until the time is up; returns how often a second. */
export async function drive(lanes: number, durationMs: number, work: (serial: number) => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  let done = 0;
  const lane = async (index: number) => {
    for (let serial = index; performance.now() - startedMs < durationMs; serial += 1) {
      await work(serial);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return (done * 1_000) / (performance.now() - startedMs);
}

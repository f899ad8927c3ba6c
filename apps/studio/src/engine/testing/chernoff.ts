/** Logarithm of the moment-generating function of one round's figure: t → log E[e^(t·X)], infinite where it does not exist. */
export type LogMgf = (t: number) => number;

export interface Band {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Where the average of `rounds` independent rounds lies but for a chance of `chance` on each side: Chernoff's bound,
 * P(average ≥ m) ≤ exp(−rounds · (t·m − logMgf(t))) for every t > 0, and the mirror image below. It is a theorem for any
 * number of rounds and any distribution, however heavy its tail, where the normal approximation is only a limit; in the
 * middle it is as narrow. Any t gives a valid bound, so the search for the best t need not be exact.
 *
 * @param variance of one round; says where to search for t
 */
export function averageBand(
  logMgf: LogMgf,
  {
    mean,
    variance,
    rounds,
    chance,
  }: { readonly mean: number; readonly variance: number; readonly rounds: number; readonly chance: number },
): Band {
  const nats = -Math.log(chance) / rounds;
  const around = Math.sqrt((2 * nats) / variance);
  const reach = (sign: 1 | -1): number => {
    let best = Infinity;
    for (let step = -40; step <= 20; step += 1) {
      const t = around * 1.1 ** step;
      const bound = (logMgf(sign * t) - sign * t * mean + nats) / t;
      if (bound < best) best = bound;
    }
    return best;
  };
  return { lowest: mean - reach(-1), highest: mean + reach(1) };
}

/** Of a figure that is 1 with a chance and else 0. */
export function logMgfOfChance(chance: number): LogMgf {
  return (t) => Math.log1p(chance * Math.expm1(t));
}

interface ShortDraw {
  readonly numero: string;
  readonly result: string;
}

/**
 * A list of draws with what a later answer brought: new draws in front, corrected ones in their place, no more than `max`.
 * @param known newest first.
 * @param brought newest first: the draws since the newest known, and any known one whose result was corrected.
 */
export function withNewResults(known: readonly ShortDraw[], brought: readonly ShortDraw[], max: number): readonly ShortDraw[] {
  const byNumero = new Map(brought.map((draw) => [draw.numero, draw]));
  const before = new Set(known.map(({ numero }) => numero));
  const fresh = brought.filter(({ numero }) => !before.has(numero));
  return [...fresh, ...known.map((draw) => byNumero.get(draw.numero) ?? draw)].slice(0, max);
}

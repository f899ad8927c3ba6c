/** Calls back with every combination of stops; the array is the same each time. */
export function forEachCombination(strips: readonly { readonly length: number }[], visit: (stops: readonly number[]) => void): void {
  const stops = strips.map(() => 0);
  for (;;) {
    visit(stops);
    let reel = strips.length - 1;
    while (reel >= 0 && ++stops[reel]! === strips[reel]!.length) stops[reel--] = 0;
    if (reel < 0) return;
  }
}

import type { SymbolId, TitleDefinition } from "../../engine/types.ts";

/**
 * Which reels keep the player waiting: those that stop while one scatter is missing for free spins and that can still bring it.
 * It tells nothing that the reels will not show; it follows from what already stands, never from what is to come.
 *
 * @param window `window[reel][row]` as it will land
 * @param phase decides which count of scatters matters: the award of the base game or another award in free spins
 * @returns one truth a reel, from the left
 */
export function reelsThatTease(
  title: Pick<TitleDefinition, "symbols" | "base" | "freeSpins">,
  window: readonly (readonly SymbolId[])[],
  phase: "base" | "free",
): boolean[] {
  const scatter = title.symbols.find(({ kind }) => kind === "scatter")?.id;
  const { freeSpins } = title;
  const counts = Object.keys((phase === "free" ? freeSpins?.retrigger : freeSpins?.award) ?? {}).map(Number);
  if (scatter === undefined || !freeSpins || counts.length === 0) return window.map(() => false);
  const needed = Math.min(...counts);
  const { strips } = phase === "free" ? freeSpins : title.base;
  let standing = 0;
  return window.map((column, reel) => {
    const teases = reel > 0 && standing === needed - 1 && (strips[reel]?.includes(scatter) ?? false);
    standing += column.filter((symbol) => symbol === scatter).length;
    return teases;
  });
}

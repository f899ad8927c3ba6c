import type { EngineStep, TitleDefinition } from "../../engine/types.ts";

/**
 * Which reels keep the player waiting: those that stop while one scatter is missing for free spins and that can still bring it, and
 * the one that spins again. It tells nothing that the reels will not show; it follows from what already stands, never from what is
 * to come.
 *
 * @param step the picture that is about to land: its phase decides which count of scatters matters
 * @returns one truth a reel, from the left
 */
export function reelsThatTease(
  title: Pick<TitleDefinition, "symbols" | "base" | "freeSpins">,
  { window, phase, kind }: Pick<EngineStep, "window" | "phase" | "kind">,
): boolean[] {
  if (kind === "respin") return window.map((_, reel) => reel === window.length - 1);
  const scatter = title.symbols.find((symbol) => symbol.kind === "scatter")?.id;
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

import type { SymbolId } from "../../engine/types.ts";
import { required } from "../required.ts";
import type { Animator } from "./animator.ts";
import { restingCell, type Cell, type Reel } from "./reel.ts";
import { fallRemainder } from "./reel-motion.ts";

const POP_MS = 260;
/** Share of the fall by which a reel lags behind the one to its left. */
const LAG = 0.07;
/** A symbol sets off a little after the one below it. */
const ROW_LAG = 0.04;

/** Winning symbols swell, then burst to nothing. */
export async function popOut(animator: Animator, cells: readonly Cell[]): Promise<void> {
  await animator.run(POP_MS, (progress) => {
    for (const cell of cells) {
      cell.scale = progress < 0.45 ? 1 + 0.35 * progress : Math.max(0.01, 1.16 - (progress - 0.45) * 1.5);
      cell.alpha = progress < 0.45 ? 1 : 1 - (progress - 0.45) / 0.55;
    }
  });
}

/** What remains falls onto what is below, new symbols follow from above; each strikes and bounces. */
export async function fallTo(
  animator: Animator,
  fall: {
    readonly reels: readonly Reel[];
    readonly rows: number;
    /** Flat positions (reel × rows + row) that are empty now. */
    readonly gone: ReadonlySet<number>;
    readonly window: readonly (readonly SymbolId[])[];
    readonly durationMs: number;
  },
): Promise<void> {
  const { reels, rows, gone } = fall;
  const falling = reels.map((reel, at) => {
    const kept = reel.cells.map((_, row) => row).filter((row) => !gone.has(at * rows + row));
    const fresh = rows - kept.length;
    const column = required(fall.window[at], "column");
    const lifts = column.map((_, row) => row - (kept[row - fresh] ?? row - fresh - 0.4));
    reel.cells = column.map(restingCell);
    return { reel, lifts, delay: at * LAG };
  });
  const span = 1 - LAG * (reels.length - 1) - ROW_LAG * (rows - 1);
  await animator.run(fall.durationMs, (progress) => {
    for (const { reel, lifts, delay } of falling)
      reel.cells.forEach((cell, row) => {
        const mine = (progress - delay - (rows - 1 - row) * ROW_LAG) / span;
        cell.lift = (lifts[row] ?? 0) * fallRemainder(Math.min(1, Math.max(0, mine)));
      });
  });
  for (const { reel } of falling) for (const cell of reel.cells) cell.lift = 0;
}

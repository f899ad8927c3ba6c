import type { EngineStep, SymbolId, Strips } from "../../engine/types.ts";
import { required } from "../required.ts";
import { ease, type Animator } from "./animator.ts";
import type { Reel } from "./reel.ts";
import { stopManners } from "./reel-motion.ts";

export interface LandingSounds {
  /** @param scatters in view by now when this reel brought one, else 0 */
  readonly onReelStop: (reel: number, scatters: number) => void;
  /** @param durationMs how long the reel keeps the player waiting */
  readonly onAnticipation: (durationMs: number) => void;
}

interface Landing {
  readonly reels: readonly Reel[];
  readonly step: EngineStep;
  readonly strips: Strips;
  /** Reels that keep the player waiting. */
  readonly teases: readonly boolean[];
  readonly quick: boolean;
  readonly animator: Animator;
  readonly sounds: LandingSounds;
  readonly scatter: SymbolId | undefined;
  readonly hush: (share: number) => void;
  /** A scatter has landed here (reel × rows + row). */
  readonly ring: (position: number) => void;
}

const STAGGER_MS = 190;
const QUICK_STAGGER_MS = 24;
const TEASE_MS = 1500;

/** Stops reel after reel from the left; a teasing one waits for those before it to rest, slows down and glows. */
export async function landReels(landing: Landing): Promise<void> {
  const { reels, step, teases, quick, animator } = landing;
  const seen = step.window.map((column) => column.filter((symbol) => symbol === landing.scatter).length);
  const resting: Promise<void>[] = [];
  let standing = 0;
  for (const [at, reel] of reels.entries()) {
    const own = seen[at] ?? 0;
    standing += own;
    if (step.kind === "respin" && at < reels.length - 1) continue;
    if (teases[at] === true) {
      await Promise.all(resting);
      await tease(landing, reel);
    }
    resting.push(stop(landing, at, own > 0 ? standing : 0));
    await animator.wait(quick ? QUICK_STAGGER_MS : STAGGER_MS);
  }
  await Promise.all(resting);
}

/** The scatters that stand beat while a reel decides about the missing one. */
async function tease({ reels, step, animator, sounds, hush, scatter }: Landing, reel: Reel): Promise<void> {
  const standing = reels.filter(({ moving }) => !moving).flatMap(({ cells }) => cells.filter(({ symbol }) => symbol === scatter));
  reel.tease();
  sounds.onAnticipation(TEASE_MS);
  await animator.run(TEASE_MS, (progress) => {
    reel.glow = Math.min(1, progress * 5) * (0.75 + 0.25 * Math.sin(progress * 26));
    // Where the third reel spins again, it is the others that matter.
    if (step.kind !== "respin") hush(Math.min(1, progress * 5));
    for (const cell of standing) cell.scale = 1 + 0.13 * Math.abs(Math.sin(progress * Math.PI * 4));
  });
}

async function stop(
  { reels, step, strips, teases, quick, animator, sounds, scatter, ring }: Landing,
  at: number,
  scatters: number,
): Promise<void> {
  const reel = required(reels[at], "reel");
  const column = required(step.window[at], "column");
  await reel.land(required(step.stops[at], "stop"), column, {
    strip: required(strips[at], "strip"),
    manner: quick ? stopManners.quick : teases[at] === true ? stopManners.teasing : stopManners.normal,
    animator,
    onImpact: () => sounds.onReelStop(at, scatters),
  });
  if (scatters === 0) return;
  column.forEach((symbol, row) => {
    if (symbol !== scatter) return;
    ring(at * reel.rows + row);
    const cell = required(reel.cells[row], "cell");
    void animator.run(360, (progress) => (cell.scale = 1 + 0.3 * (1 - ease.out(progress))));
  });
}

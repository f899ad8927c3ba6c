import { required } from "../required.ts";
import type { SymbolId } from "../../engine/types.ts";
import type { Animator } from "./animator.ts";
import {
  FULL_SPEED,
  startTravel,
  START_MS,
  stopDurationMs,
  stopImpactMs,
  stopRemainder,
  TEASING_SPEED,
  type StopManner,
} from "./reel-motion.ts";

/** What a reel shows at a row, with how it is drawn. */
export interface Cell {
  symbol: SymbolId;
  /** Rows above its place (a fall) and size, 1 when at rest. */
  lift: number;
  scale: number;
  /** Horizontal size while a symbol turns over. */
  turn: number;
  alpha: number;
}

export function restingCell(symbol: SymbolId): Cell {
  return { symbol, lift: 0, scale: 1, turn: 1, alpha: 1 };
}

/** One reel: at rest it shows cells, in motion its strip. */
export class Reel {
  cells: Cell[] = [];
  /** Position of the strip at the top row while in motion. */
  offset = 0;
  moving = false;
  /** The last reels while a feature is near; 0 to 1. */
  glow = 0;
  /** Symbols a ms, as last drawn: decides how much they blur. */
  seenSpeed = 0;
  #seenOffset = 0;
  /** Steady speed while it waits to be told where to stop. */
  #speed = 0;
  #strip: readonly SymbolId[] = [];
  /** Counts starts and landings, so that a start that was still to come gives way. */
  #turn = 0;
  readonly rows: number;

  constructor(rows: number) {
    this.rows = rows;
  }

  show(symbols: readonly SymbolId[]): void {
    this.moving = false;
    this.#speed = 0;
    this.cells = symbols.map(restingCell);
  }

  /** Draws back a little, then runs until it is told to stop. */
  async start(strip: readonly SymbolId[], animator: Animator, delayMs: number): Promise<void> {
    const shown = this.cells.map(({ symbol }) => symbol);
    const turn = (this.#turn += 1);
    await animator.wait(delayMs);
    if (turn !== this.#turn) return;
    this.#strip = strip;
    // The symbols that stand there run off before those of the strip come in.
    const at = findWindow(strip, shown);
    this.offset = this.#seenOffset = at;
    this.moving = true;
    await animator.run(START_MS, (progress) => {
      if (turn === this.#turn) this.offset = at - startTravel(progress * START_MS);
    });
    if (turn === this.#turn) this.#speed = FULL_SPEED;
  }

  /** Slower, while its stop decides about a feature. */
  tease(): void {
    this.#turn += 1;
    this.moving = true;
    this.#speed = TEASING_SPEED;
  }

  /** Moves on while running at a steady speed, and notes how fast it looks. */
  advance(deltaMs: number): void {
    if (!this.moving) return;
    this.offset -= this.#speed * deltaMs;
    this.seenSpeed = Math.abs(this.offset - this.#seenOffset) / Math.max(1, deltaMs);
    this.#seenOffset = this.offset;
  }

  /** Runs out to a stop and swings to rest; `onImpact` when it meets its stop. */
  async land(
    stop: number,
    symbols: readonly SymbolId[],
    options: {
      readonly strip: readonly SymbolId[];
      readonly manner: StopManner;
      readonly animator: Animator;
      readonly onImpact: () => void;
    },
  ): Promise<void> {
    const { strip, manner, animator, onImpact } = options;
    this.#turn += 1;
    this.#strip = strip;
    this.moving = true;
    this.#speed = 0;
    const durationMs = stopDurationMs(manner);
    const impactMs = stopImpactMs(manner);
    this.#seenOffset = stop + manner.runSymbols;
    let struck = false;
    await animator.run(durationMs, (progress) => {
      const ms = progress * durationMs;
      this.offset = progress === 1 ? stop : stop + stopRemainder(manner, ms);
      if (struck || ms < impactMs) return;
      struck = true;
      onImpact();
    });
    this.glow = 0;
    this.show(symbols);
  }

  /** Which symbol a moving strip shows at a whole index. */
  symbolAt(index: number): SymbolId {
    const { length } = this.#strip;
    return required(this.#strip[((index % length) + length) % length], "symbol on the strip");
  }
}

/** Where a strip shows these symbols, so that it starts from what is seen; anywhere when it does not. */
function findWindow(strip: readonly SymbolId[], shown: readonly SymbolId[]): number {
  const found = strip.findIndex((_, at) => shown.every((symbol, row) => strip[(at + row) % strip.length] === symbol));
  return Math.max(0, found);
}

import { required } from "../required.ts";
import type { SymbolId } from "../../engine/types.ts";
import { ease, type Animator } from "./animator.ts";

/** Symbols that pass a second at full speed. */
const FULL_SPEED = 26;
/** How far a reel still runs, in symbols, when it is told where to stop. */
const RUN_OUT = 7;

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
  speed = 0;
  moving = false;
  /** The last reels while a feature is near. */
  anticipating = false;
  #strip: readonly SymbolId[] = [];
  /** Counts starts and landings, so that a start that was still to come gives way. */
  #turn = 0;
  readonly #rows: number;

  constructor(rows: number) {
    this.#rows = rows;
  }

  get strip(): readonly SymbolId[] {
    return this.#strip;
  }

  show(symbols: readonly SymbolId[]): void {
    this.moving = false;
    this.speed = 0;
    this.cells = symbols.map(restingCell);
  }

  /** Lifts a little, then runs until it is told to stop. */
  async start(strip: readonly SymbolId[], animator: Animator, delayMs: number): Promise<void> {
    this.#strip = strip;
    const shown = this.cells.map(({ symbol }) => symbol);
    const at = findWindow(strip, shown);
    const turn = (this.#turn += 1);
    await animator.wait(delayMs);
    if (turn !== this.#turn) return;
    this.offset = at;
    this.moving = true;
    this.speed = -3;
    await animator.run(180, (progress) => {
      if (turn === this.#turn) this.speed = -3 + (FULL_SPEED + 3) * ease.in(progress);
    });
  }

  /** Moves on while running at a steady speed. */
  advance(deltaMs: number): void {
    if (this.moving && this.speed !== 0) this.offset -= (this.speed * deltaMs) / 1000;
  }

  /** Runs out to a stop and settles with its weight; resolves when at rest. */
  async land(stop: number, symbols: readonly SymbolId[], animator: Animator, durationMs: number): Promise<void> {
    this.#turn += 1;
    this.moving = true;
    this.speed = 0;
    const from = stop + RUN_OUT;
    await animator.run(durationMs, (progress) => {
      this.offset = from - RUN_OUT * ease.settle(progress);
    });
    this.anticipating = false;
    this.show(symbols);
  }

  /** Which symbol a moving strip shows at a whole index. */
  symbolAt(index: number): SymbolId {
    const { length } = this.#strip;
    return required(this.#strip[((index % length) + length) % length], "symbol on the strip");
  }

  get rows(): number {
    return this.#rows;
  }
}

/** Where a strip shows these symbols, so that it starts from what is seen; anywhere when it does not. */
function findWindow(strip: readonly SymbolId[], shown: readonly SymbolId[]): number {
  const found = strip.findIndex((_, at) => shown.every((symbol, row) => strip[(at + row) % strip.length] === symbol));
  return Math.max(0, found);
}

import { compileTitle, NO_SYMBOL, type CompiledMode, type CompiledTitle } from "./compiled-title.ts";
import { cellsOf, type UnitWin } from "./count-wins.ts";
import { playSpin, type Picture, type Spin } from "./play-spin.ts";
import type { ReelWindow, SpinChoices } from "./reel-window.ts";
import { FIRST_SPIN, type SpinStart } from "./spin-start.ts";
import type { EngineStep, Position, RandomBelow, Round, SymbolId, TitleDefinition, Weighted, Win } from "./types.ts";

/** Far beyond what chance can reach: more free spins than this mean that the random source repeats itself. */
const MOST_FREE_SPINS = 10_000;

/**
 * Plays a whole round, free spins included.
 *
 * @param stakeUnits a positive multiple of `title.betUnits`, in units (1/10,000 of the currency unit)
 * @param random the only source of chance; it is asked the same questions in the same order whatever the stake
 * @throws RangeError when the stake is not a positive multiple of the title's bet units
 * @throws Error when the random source leaves its range or never lets the free spins end
 */
export function spinRound(title: TitleDefinition, stakeUnits: bigint, random: RandomBelow): Round {
  if (stakeUnits <= 0n || stakeUnits % BigInt(title.betUnits) !== 0n) {
    throw new RangeError(`A stake in ${title.code} must be a positive multiple of ${title.betUnits} units, not ${stakeUnits}.`);
  }
  const compiled = compileTitle(title);
  const recorder = new RoundRecorder(compiled, stakeUnits / BigInt(title.betUnits));
  const spin = drawSpin(compiled, compiled.base, FIRST_SPIN, random);
  const spins = title.freeSpins?.award[spin.scatters] ?? 0;
  const chosenWild = spins > 0 && compiled.free!.chosenWild.length > 0 ? drawWeighted(compiled.free!.chosenWild, random) : NO_SYMBOL;
  recorder.record(spin, { phase: "base", won: spins, chosenWild, freeSpinsLeft: spins });
  playFreeSpins(compiled, spins, chosenWild, random, recorder);
  return { steps: recorder.steps, winUnits: recorder.totalUnits };
}

function playFreeSpins(title: CompiledTitle, spins: number, chosenWild: number, random: RandomBelow, recorder: RoundRecorder): void {
  let left = spins;
  let rung = 0;
  for (let played = 1; left > 0; played += 1) {
    if (played > MOST_FREE_SPINS) throw new Error(`The free spins of ${title.title.code} do not end: the random source is broken.`);
    const spin = drawSpin(title, title.free!, { chosenWild, rung }, random);
    const won = title.title.freeSpins!.retrigger[spin.scatters] ?? 0;
    left += won - 1;
    if (title.title.freeSpins!.multiplierGoesOn) rung += spin.pictures.length - 1;
    recorder.record(spin, { phase: "free", won, chosenWild: NO_SYMBOL, freeSpinsLeft: left });
  }
}

function drawSpin(title: CompiledTitle, mode: CompiledMode, start: SpinStart, random: RandomBelow): Spin {
  const draw = (exclusiveMax: number) => checkedDraw(random, exclusiveMax);
  const stops = mode.strips.map((strip) => draw(strip.length));
  const choices: SpinChoices = {
    wildReels: mode.mode.wildReels.length > 0 ? drawWeighted(mode.mode.wildReels, random) : [],
    mystery: mode.mystery.length > 0 ? drawWeighted(mode.mystery, random) : NO_SYMBOL,
    ...start,
  };
  return playSpin(title, mode, stops, choices, () => draw(mode.strips.at(-1)!.length));
}

function drawWeighted<T>(choices: readonly Weighted<T>[], random: RandomBelow): T {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let at = checkedDraw(random, total);
  for (const { value, weight } of choices) {
    if (at < weight) return value;
    at -= weight;
  }
  throw new Error("A weighted choice ran past its weights.");
}

function checkedDraw(random: RandomBelow, exclusiveMax: number): number {
  const value = random(exclusiveMax);
  if (!Number.isInteger(value) || value < 0 || value >= exclusiveMax)
    throw new Error(`The random source gave ${value} for a draw below ${exclusiveMax}.`);
  return value;
}

interface SpinContext {
  readonly phase: "base" | "free";
  readonly won: number;
  readonly chosenWild: number;
  readonly freeSpinsLeft: number;
}

/** Turns pictures into steps with amounts, and keeps the running total. */
class RoundRecorder {
  readonly steps: EngineStep[] = [];
  totalUnits = 0n;
  readonly #title: CompiledTitle;
  readonly #unitBet: bigint;

  constructor(title: CompiledTitle, unitBet: bigint) {
    this.#title = title;
    this.#unitBet = unitBet;
  }

  record(spin: Spin, context: SpinContext): void {
    spin.pictures.forEach((picture, at) => this.#recordPicture(picture, context, at === spin.pictures.length - 1));
  }

  #recordPicture(picture: Picture, context: SpinContext, isLast: boolean): void {
    const winUnits = BigInt(picture.payUnits) * this.#unitBet;
    this.totalUnits += winUnits;
    const won = isLast ? context.won : 0;
    const landed = this.#columns(picture.landed);
    this.steps.push({
      kind: picture.kind,
      phase: context.phase,
      stops: picture.stops,
      window: landed,
      changes: picture.changes.map(({ kind, symbol, cells }) => ({ kind, symbol: this.#id(symbol), positions: cells.map(this.#position) })),
      // Where nothing changed, both are one and the same picture.
      shown: picture.changes.length === 0 ? landed : this.#columns(picture.shown),
      wins: picture.wins.map((win) => this.#win(win, picture.multiplier)),
      winUnits: String(winUnits),
      totalUnits: String(this.totalUnits),
      cascade: picture.cascade,
      multiplier: picture.multiplier,
      award: won === 0 ? null : this.#award(won, picture.landed, context.chosenWild),
      freeSpinsLeft: isLast ? context.freeSpinsLeft : context.freeSpinsLeft - context.won,
    });
  }

  #award(spins: number, window: ReelWindow, chosenWild: number): NonNullable<EngineStep["award"]> {
    const positions = cellsOf(window, this.#title.scatter).map(this.#position);
    return chosenWild === NO_SYMBOL ? { spins, positions } : { spins, positions, chosen: this.#id(chosenWild) };
  }

  #win(win: UnitWin, stepMultiplier: number): Win {
    const multiplier = win.kind === "scatter" ? 1 : stepMultiplier;
    return {
      kind: win.kind,
      symbol: this.#id(win.symbol),
      count: win.count,
      ...(win.kind === "line" ? { line: win.line } : {}),
      ...(win.fromRight ? { fromRight: true as const } : {}),
      ...(win.kind === "ways" ? { ways: win.ways } : {}),
      multiplier: multiplier * win.wildFactor,
      positions: win.cells.map(this.#position),
      amountUnits: String(BigInt(win.payUnits * multiplier) * this.#unitBet),
    };
  }

  #columns(window: ReelWindow): SymbolId[][] {
    const { reels, rows } = this.#title;
    const columns: SymbolId[][] = [];
    for (let reel = 0; reel < reels; reel += 1) {
      const column: SymbolId[] = [];
      for (let row = 0; row < rows; row += 1) column.push(this.#id(window[reel * rows + row]!));
      columns.push(column);
    }
    return columns;
  }

  #id(symbol: number): SymbolId {
    return this.#title.symbols[symbol]!.id;
  }

  readonly #position = (cell: number): Position => [Math.floor(cell / this.#title.rows), cell % this.#title.rows];
}

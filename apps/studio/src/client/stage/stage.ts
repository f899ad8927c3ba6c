import type { Change, EngineStep, Position, SymbolId, Strips, TitleDefinition, Win } from "../../engine/types.ts";
import { required } from "../required.ts";
import { Animator, ease } from "./animator.ts";
import { Particles } from "./particles.ts";
import { Reel, restingCell, type Cell } from "./reel.ts";
import { greetingWindow } from "./greeting-window.ts";
import { layOutStage, type StageLayout } from "./stage-layout.ts";
import { paintStage } from "./stage-painter.ts";
import type { SymbolAtlas } from "./symbol-atlas.ts";

export interface StageArt {
  readonly atlas: SymbolAtlas;
  readonly frame: HTMLImageElement;
}

interface LandOptions {
  readonly quick: boolean;
  readonly onReelStop: (reel: number, scatters: number) => void;
  readonly onAnticipation: () => void;
}

/** The reels on their canvas. It shows what it is told and knows nothing of money or calls. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly #title: TitleDefinition;
  readonly #art: StageArt;
  readonly #context: CanvasRenderingContext2D;
  readonly #animator: Animator;
  readonly #reels: readonly Reel[];
  readonly #particles = new Particles();
  readonly #calm: boolean;
  #layout: StageLayout;
  #lit = new Set<number>();
  #litShare = 0;
  #pulse = 0;
  #beats = false;
  #lines: (readonly Position[])[] = [];
  #flash: number[] = [];

  constructor(canvas: HTMLCanvasElement, title: TitleDefinition, art: StageArt, calm: boolean) {
    this.canvas = canvas;
    this.#title = title;
    this.#art = art;
    this.#calm = calm;
    this.#context = required(canvas.getContext("2d"), "canvas");
    this.#layout = layOutStage(360, 400, title.reels, title.rows);
    this.#reels = Array.from({ length: title.reels }, () => new Reel(title.rows));
    this.#animator = new Animator((deltaMs) => this.#draw(deltaMs));
    this.greet();
  }

  get layout(): StageLayout {
    return this.#layout;
  }

  resize(width: number, height: number): void {
    const sharpness = Math.min(2.5, window.devicePixelRatio);
    this.canvas.width = Math.round(width * sharpness);
    this.canvas.height = Math.round(height * sharpness);
    this.#layout = layOutStage(width, height, this.#title.reels, this.#title.rows);
    this.#context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    this.#animator.wake();
  }

  pause(paused: boolean): void {
    this.#animator.pause(paused);
  }

  /** Brings what moves to its end at once. */
  skip(): void {
    this.#animator.hurry(true);
  }

  /** From here on things take their time again. */
  unhurry(): void {
    this.#animator.hurry(false);
  }

  wait(durationMs: number): Promise<void> {
    return this.#animator.wait(durationMs);
  }

  /** What is shown while no round is. */
  greet(): void {
    this.show(greetingWindow(this.#title));
  }

  show(window: readonly (readonly SymbolId[])[]): void {
    this.#reels.forEach((reel, at) => reel.show(columnOf(window, at)));
    this.clearWins();
  }

  /** Sets reels in motion: all, or only the last for a second spin of it. */
  start(strips: Strips, options: { readonly onlyLast: boolean }): void {
    this.clearWins();
    if (this.#calm) return;
    this.#reels.forEach((reel, at) => {
      if (!options.onlyLast || at === this.#reels.length - 1)
        void reel.start(columnOf(strips, at), this.#animator, options.onlyLast ? 0 : at * 45);
    });
  }

  /** Lets the reels come to rest one after the other; slower where a feature is near. */
  async land(step: EngineStep, strips: Strips, { quick, onReelStop, onAnticipation }: LandOptions): Promise<void> {
    const scatter = this.#title.symbols.find(({ kind }) => kind === "scatter")?.id;
    const seen = step.window.map((column) => column.filter((symbol) => symbol === scatter).length);
    let before = 0;
    let delayMs = 0;
    const landings = this.#reels.map(async (reel, at) => {
      const already = before;
      before += seen[at] ?? 0;
      if (step.kind === "respin" && at < this.#reels.length - 1) return;
      const near = !quick && !this.#calm && already === 2 && columnOf(strips, at).includes(scatter ?? "");
      if (near) delayMs += 1100;
      const mine = delayMs;
      delayMs += quick || this.#calm ? 30 : 150;
      const total = before;
      await this.#animator.wait(near ? Math.max(0, mine - 1100) : mine);
      if (near) {
        reel.anticipating = true;
        onAnticipation();
        await this.#animator.wait(1100);
      }
      const column = columnOf(step.window, at);
      if (this.#calm) reel.show(column);
      else await reel.land(step.stops[at] ?? 0, column, this.#animator, quick ? 260 : 430);
      onReelStop(at, total > already ? total : 0);
    });
    await Promise.all(landings);
    this.#animator.wake();
  }

  /** Turns symbols over, or whole reels wild, one kind of change after the other. */
  async change(step: EngineStep): Promise<void> {
    for (const kind of ["mystery", "chosen-wild", "expanding-wild", "wild-reel"] as const) {
      const changes = step.changes.filter((change) => change.kind === kind);
      if (changes.length > 0) await Promise.all(changes.map((change) => this.#applyChange(change)));
    }
  }

  async #applyChange({ kind, positions, symbol }: Change): Promise<void> {
    const reel = positions[0]?.[0] ?? 0;
    const cells = positions.map((position) => this.#cellAt(position));
    if (this.#calm) {
      for (const cell of cells) cell.symbol = symbol;
      return;
    }
    if (kind === "wild-reel" || kind === "expanding-wild") {
      void this.#animator.run(520, (progress) => (this.#flash[reel] = 1 - progress));
    }
    await this.#animator.run(420, (progress) => {
      if (progress >= 0.5) for (const cell of cells) cell.symbol = symbol;
      for (const cell of cells) cell.turn = Math.abs(Math.cos(progress * Math.PI));
    });
  }

  /** Lights winning positions. Only wins above the stake beat and throw sparks. */
  async light(
    wins: readonly Win[],
    options: { readonly celebrate: boolean; readonly lines: boolean; readonly durationMs: number },
  ): Promise<void> {
    const { rows } = this.#title;
    this.#lit = new Set(wins.flatMap(({ positions }) => positions.map(([reel, row]) => reel * rows + row)));
    this.#lines = options.lines ? wins.flatMap((win) => (win.line === undefined ? [] : [win.positions])) : [];
    this.#beats = options.celebrate && !this.#calm;
    if (this.#beats) for (const position of this.#lit) this.#spark(position, 3, 0.6);
    await this.#animator.run(this.#calm ? 0 : 180, (progress) => (this.#litShare = ease.out(progress)));
    await this.#animator.wait(options.durationMs);
  }

  /** Wins stay lit but still: nothing moves while the player does nothing. */
  rest(): void {
    this.#beats = false;
    this.#animator.wake();
  }

  clearWins(): void {
    this.#lit = new Set();
    this.#lines = [];
    this.#litShare = 0;
    this.#beats = false;
    this.#animator.wake();
  }

  /** Winning symbols burst, those above fall onto what remains, new ones come after them. */
  async fall(gone: ReadonlySet<number>, next: EngineStep, { celebrate }: { readonly celebrate: boolean }): Promise<void> {
    const { rows } = this.#title;
    if (this.#calm) return this.show(next.window);
    if (celebrate) for (const position of gone) this.#spark(position, 7, 0.8);
    await this.#animator.run(240, (progress) => {
      for (const position of gone) {
        const cell = this.#cellAt([Math.floor(position / rows), position % rows]);
        cell.scale = 1 + 0.3 * progress;
        cell.alpha = 1 - progress;
      }
    });
    this.clearWins();
    const falls = this.#reels.map((reel, at) => {
      const kept = reel.cells.map((_, row) => row).filter((row) => !gone.has(at * rows + row));
      const fresh = rows - kept.length;
      const column = columnOf(next.window, at);
      const lifts = column.map((_, row) => row - (kept[row - fresh] ?? row - fresh - 0.4));
      reel.cells = column.map(restingCell);
      return { reel, lifts, delay: at * 0.07 };
    });
    await this.#animator.run(460, (progress) => {
      for (const { reel, lifts, delay } of falls) {
        const mine = ease.bounce(Math.min(1, Math.max(0, (progress - delay) / (1 - 0.35))));
        reel.cells.forEach((cell, row) => (cell.lift = (lifts[row] ?? 0) * (1 - mine)));
      }
    });
    for (const { reel } of falls) for (const cell of reel.cells) cell.lift = 0;
  }

  /** A shower over the reels, once. */
  shower(force: number): void {
    if (this.#calm) return;
    const { left, top, reelsWidth, reelsHeight } = this.#layout;
    for (let at = 0; at < 6; at += 1)
      this.#particles.burst(
        left + (reelsWidth * (at + 0.5)) / 6,
        top + reelsHeight * 0.8,
        this.#colours(),
        Math.round(8 * force),
        1.1 * Math.min(1.5, force),
      );
    this.#animator.wake();
  }

  #cellAt([reel, row]: Position): Cell {
    return required(this.#reels[reel]?.cells[row], `symbol at ${reel}, ${row}`);
  }

  #spark(position: number, count: number, force: number): void {
    const { left, top, cellWidth, cellHeight } = this.#layout;
    const reel = Math.floor(position / this.#title.rows);
    this.#particles.burst(
      left + (reel + 0.5) * cellWidth,
      top + ((position % this.#title.rows) + 0.5) * cellHeight,
      this.#colours(),
      count,
      force,
    );
  }

  #colours(): readonly string[] {
    const { accent, second, text } = this.#title.theme.palette;
    return [accent, second, accent, text];
  }

  #draw(deltaMs: number): boolean {
    let moves = this.#beats || !this.#particles.isEmpty;
    if (this.#beats) this.#pulse += deltaMs / 130;
    for (const reel of this.#reels) {
      reel.advance(deltaMs);
      moves ||= reel.moving;
    }
    const { theme } = this.#title;
    paintStage(
      this.#context,
      {
        theme,
        layout: this.#layout,
        reels: this.#reels,
        ...this.#art,
        particles: this.#particles,
        lit: this.#lit,
        litShare: this.#litShare,
        pulse: this.#pulse,
        lines: this.#lines,
        flash: this.#flash,
      },
      deltaMs,
    );
    return moves;
  }
}

/** A reel's symbols out of a window or a set of strips. */
function columnOf(columns: readonly (readonly SymbolId[])[], reel: number): readonly SymbolId[] {
  return required(columns[reel], `reel ${reel}`);
}

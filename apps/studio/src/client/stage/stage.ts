import type { Change, EngineStep, Position, SymbolId, Strips, TitleDefinition, Win } from "../../engine/types.ts";
import { required } from "../required.ts";
import { Animator, ease } from "./animator.ts";
import { fallTo, popOut } from "./cascade.ts";
import { reelsThatTease } from "./anticipation.ts";
import { Particles } from "./particles.ts";
import { Reel, type Cell } from "./reel.ts";
import { greetingWindow } from "./greeting-window.ts";
import { landReels, type LandingSounds } from "./landing.ts";
import { StageLayers } from "./stage-layers.ts";
import { layOutStage, type StageLayout } from "./stage-layout.ts";
import { paintEffects, paintSymbols, type StagePicture } from "./stage-painter.ts";
import { Sprites } from "./sprites.ts";
import type { SymbolAtlas } from "./symbol-atlas.ts";
import { WinLight } from "./win-light.ts";

export interface StageArt {
  readonly atlas: SymbolAtlas;
  readonly frame: HTMLImageElement;
}

interface Lighting {
  /** Only wins above the stake beat, and may throw sparks. */
  readonly celebrate: boolean;
  readonly sparks: boolean;
  readonly lines: boolean;
  readonly durationMs: number;
}

const LIGHT_MS = 200;
const LINE_MS = 300;

/** The reels on their canvases. It shows what it is told and knows nothing of money or calls. */
export class Stage {
  readonly #title: TitleDefinition;
  readonly #art: StageArt;
  readonly #layers: StageLayers;
  readonly #animator: Animator;
  readonly #reels: readonly Reel[];
  readonly #sprites = new Sprites();
  readonly #light: WinLight;
  readonly #particles: Particles;
  readonly #calm: boolean;
  readonly #scatter: SymbolId | undefined;
  #layout: StageLayout;
  #lit = new Set<number>();
  #litShare = 0;
  #beatMs = 0;
  #beats = false;
  #drawnWins: readonly Win[] = [];
  #drawnShare = 0;
  #flash: number[] = [];
  #hush = 0;
  #effectsShown = false;

  constructor(parent: HTMLElement, title: TitleDefinition, art: StageArt, calm: boolean) {
    this.#title = title;
    this.#art = art;
    this.#calm = calm;
    this.#scatter = title.symbols.find(({ kind }) => kind === "scatter")?.id;
    this.#layers = new StageLayers(parent);
    this.#light = new WinLight(title.theme);
    this.#particles = new Particles(title.theme);
    this.#layout = layOutStage(360, 400, title.reels, title.rows);
    this.#reels = Array.from({ length: title.reels }, () => new Reel(title.rows));
    this.#animator = new Animator((deltaMs) => this.#draw(deltaMs));
    this.greet();
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const { theme, symbols } = this.#title;
    this.#layout = this.#layers.resize({ width, height }, this.#title, this.#art.frame);
    const { sharpness } = this.#layers;
    const size = this.#layout.symbolSize;
    this.#sprites.prepare(
      this.#art.atlas,
      symbols.map(({ id }) => id),
      { size, sharpness },
    );
    this.#light.prepare(theme, size, sharpness);
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
        void reel.start(columnOf(strips, at), this.#animator, options.onlyLast ? 0 : at * 55);
    });
  }

  /** Lets the reels come to rest one after the other; slower where a feature is near. */
  async land(step: EngineStep, strips: Strips, options: { readonly quick: boolean; readonly sounds: LandingSounds }): Promise<void> {
    if (this.#calm) {
      this.show(step.window);
      options.sounds.onReelStop(this.#reels.length - 1, 0);
      return;
    }
    const teases = options.quick ? [] : reelsThatTease(this.#title, step);
    await landReels({
      reels: this.#reels,
      step,
      strips,
      teases,
      quick: options.quick,
      animator: this.#animator,
      sounds: options.sounds,
      scatter: this.#scatter,
      hush: (share) => (this.#hush = share),
      ring: (position) => this.#spark(position, 5, 0.55),
    });
    this.#hush = 0;
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
      return this.#animator.wake();
    }
    if (kind === "wild-reel" || kind === "expanding-wild") void this.#animator.run(620, (progress) => (this.#flash[reel] = 1 - progress));
    // A reel that turns wild fills from the top, a row after the other.
    const steps = kind === "mystery" || kind === "chosen-wild" ? 0 : 0.13;
    await this.#animator.run(440 + steps * 600, (progress) => {
      cells.forEach((cell, row) => {
        const mine = Math.min(1, Math.max(0, (progress - row * steps) / (1 - steps * (cells.length - 1))));
        if (mine >= 0.5) cell.symbol = symbol;
        cell.turn = Math.abs(Math.cos(mine * Math.PI));
        cell.scale = 1 + 0.16 * Math.sin(mine * Math.PI);
      });
    });
  }

  /** Lights winning positions and draws their lines. */
  async light(wins: readonly Win[], options: Lighting): Promise<void> {
    const { rows } = this.#title;
    this.#lit = new Set(wins.flatMap(({ positions }) => positions.map(([reel, row]) => reel * rows + row)));
    this.#drawnWins = options.lines ? wins : [];
    this.#drawnShare = this.#calm ? 1 : 0;
    this.#beats = options.celebrate && !this.#calm;
    this.#beatMs = 0;
    if (this.#beats && options.sparks) for (const position of this.#lit) this.#spark(position, 3, 0.6);
    if (!this.#calm) void this.#animator.run(LINE_MS, (progress) => (this.#drawnShare = ease.out(progress)));
    await this.#animator.run(this.#calm ? 0 : LIGHT_MS, (progress) => (this.#litShare = ease.out(progress)));
    await this.#animator.wait(options.durationMs);
  }

  /** Wins stay lit but still: nothing moves while the player does nothing. */
  rest(): void {
    this.#beats = false;
    this.#beatMs = 0;
    this.#animator.wake();
  }

  clearWins(): void {
    this.#lit = new Set();
    this.#drawnWins = [];
    this.#litShare = 0;
    this.#drawnShare = 0;
    this.#beatMs = 0;
    this.#beats = false;
    this.#animator.wake();
  }

  /** Winning symbols burst, those above fall onto what remains, new ones come after them. */
  async fall(
    gone: ReadonlySet<number>,
    next: EngineStep,
    options: { readonly celebrate: boolean; readonly quick: boolean },
  ): Promise<void> {
    if (this.#calm) return this.show(next.window);
    if (options.celebrate) for (const position of gone) this.#spark(position, 7, 0.8);
    const { rows } = this.#title;
    this.#drawnWins = [];
    await popOut(
      this.#animator,
      Array.from(gone, (position) => this.#cellAt([Math.floor(position / rows), position % rows])),
    );
    this.clearWins();
    await fallTo(this.#animator, { reels: this.#reels, rows, gone, window: next.window, durationMs: options.quick ? 420 : 640 });
  }

  /** A shower over the reels, once. */
  shower(force: number): void {
    if (this.#calm) return;
    const { left, top, reelsWidth, reelsHeight } = this.#layout;
    for (let at = 0; at < 6; at += 1)
      this.#particles.burst({
        x: left + (reelsWidth * (at + 0.5)) / 6,
        y: top + reelsHeight * 0.85,
        count: Math.round(7 * force),
        force: 1.3 * Math.min(1.5, force),
      });
    this.#animator.wake();
  }

  /** Scatters that won free spins swell together before the scene changes. */
  async gather(positions: readonly Position[]): Promise<void> {
    if (this.#calm) return;
    const cells = positions.map((position) => this.#cellAt(position));
    for (const [reel, row] of positions) this.#spark(reel * this.#title.rows + row, 6, 0.8);
    await this.#animator.run(900, (progress) => {
      for (const cell of cells) cell.scale = 1 + 0.28 * Math.abs(Math.sin(progress * Math.PI * 2));
    });
  }

  #cellAt([reel, row]: Position): Cell {
    return required(this.#reels[reel]?.cells[row], `symbol at ${reel}, ${row}`);
  }

  #spark(position: number, count: number, force: number): void {
    const { left, top, cellWidth, cellHeight } = this.#layout;
    const reel = Math.floor(position / this.#title.rows);
    this.#particles.burst({
      x: left + (reel + 0.5) * cellWidth,
      y: top + ((position % this.#title.rows) + 0.5) * cellHeight,
      count,
      force,
    });
  }

  #draw(deltaMs: number): boolean {
    if (this.#beats) this.#beatMs += deltaMs;
    for (const reel of this.#reels) reel.advance(deltaMs);
    const picture: StagePicture = {
      theme: this.#title.theme,
      lines: this.#title.lines,
      layout: this.#layout,
      reels: this.#reels,
      sprites: this.#sprites,
      light: this.#light,
      particles: this.#particles,
      lit: this.#lit,
      litShare: this.#litShare,
      beatMs: this.#beatMs,
      drawnWins: this.#drawnWins,
      drawnShare: this.#drawnShare,
      flash: this.#flash,
      hush: this.#hush,
      scatter: this.#scatter,
    };
    paintSymbols(this.#layers.symbols, picture);
    const showsEffects = this.#lit.size > 0 || !this.#particles.isEmpty || this.#reels.some(({ glow }) => glow > 0);
    // Once more after the last, to wipe it away.
    if (showsEffects || this.#effectsShown) paintEffects(this.#layers.effects, picture, deltaMs);
    this.#effectsShown = showsEffects;
    return this.#beats || !this.#particles.isEmpty || this.#reels.some(({ moving }) => moving);
  }
}

/** A reel's symbols out of a window or a set of strips. */
function columnOf(columns: readonly (readonly SymbolId[])[], reel: number): readonly SymbolId[] {
  return required(columns[reel], `reel ${reel}`);
}

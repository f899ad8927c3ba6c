import type { SymbolId, Theme, Win } from "../../engine/types.ts";
import type { Particles } from "./particles.ts";
import type { Reel } from "./reel.ts";
import type { Sprites } from "./sprites.ts";
import type { StageLayout } from "./stage-layout.ts";
import type { WinLight } from "./win-light.ts";
import { paintWinLines } from "./win-lines.ts";

/** What a frame of the stage shows. */
export interface StagePicture {
  readonly theme: Theme;
  readonly layout: StageLayout;
  readonly reels: readonly Reel[];
  readonly lines: readonly (readonly number[])[];
  readonly sprites: Sprites;
  readonly light: WinLight;
  readonly particles: Particles;
  /** Flat positions (reel × rows + row) that win now; empty for none. */
  readonly lit: ReadonlySet<number>;
  /** 0 to 1: how far the lit ones have swelled and the others dimmed. */
  readonly litShare: number;
  /** Ms since the lit ones began to beat; they stand still at 0. */
  readonly beatMs: number;
  /** Wins whose lines are drawn, and how far. */
  readonly drawnWins: readonly Win[];
  readonly drawnShare: number;
  /** Whole reels that flash, 1 to 0. */
  readonly flash: readonly number[];
  /** Everything but the scatters is dimmed while the last reels decide; 0 to 1. */
  readonly hush: number;
  readonly scatter: SymbolId | undefined;
}

/** From this speed (symbols a ms) on a symbol is seen as a smear. */
const SMEARS_FROM = 0.011;
const BEAT_MS = 760;
const SWEEP_EVERY_MS = 1700;
const SWEEP_MS = 620;

/** The symbols in their window: the layer that is repainted while the reels run. */
export function paintSymbols(context: CanvasRenderingContext2D, picture: StagePicture): void {
  const { layout, reels } = picture;
  context.clearRect(layout.left, layout.top, layout.reelsWidth, layout.reelsHeight);
  reels.forEach((reel, at) => (reel.moving ? paintMoving(context, picture, reel, at) : paintResting(context, picture, reel, at)));
}

function paintMoving(context: CanvasRenderingContext2D, { layout, sprites }: StagePicture, reel: Reel, at: number): void {
  const x = layout.left + (at + 0.5) * layout.cellWidth;
  const first = Math.floor(reel.offset) - 1;
  const smears = reel.seenSpeed > SMEARS_FROM;
  for (let index = first; index <= first + reel.rows + 2; index += 1) {
    const y = layout.top + (index - reel.offset + 0.5) * layout.cellHeight;
    if (smears) sprites.drawSmeared(context, reel.symbolAt(index), x, y);
    else sprites.draw(context, reel.symbolAt(index), x, y);
  }
}

function paintResting(context: CanvasRenderingContext2D, picture: StagePicture, reel: Reel, at: number): void {
  const { layout, sprites, lit, theme, scatter } = picture;
  const x = layout.left + (at + 0.5) * layout.cellWidth;
  const dim = lit.size > 0 ? 1 - 0.66 * picture.litShare : 1;
  reel.cells.forEach((cell, row) => {
    if (lit.has(at * reel.rows + row) && cell.alpha > 0) return;
    context.globalAlpha = cell.alpha * dim * (cell.symbol === scatter ? 1 : 1 - 0.55 * picture.hush);
    sprites.draw(context, cell.symbol, x, layout.top + (row - cell.lift + 0.5) * layout.cellHeight, cell.scale * cell.turn, cell.scale);
  });
  const flash = picture.flash[at] ?? 0;
  if (flash > 0) {
    context.globalAlpha = flash * 0.75;
    context.fillStyle = theme.palette.accent;
    context.fillRect(layout.left + at * layout.cellWidth, layout.top, layout.cellWidth, layout.reelsHeight);
  }
  context.globalAlpha = 1;
}

/** What stands above the frame: waiting reels, winning symbols on their light, lines, sparks. */
export function paintEffects(context: CanvasRenderingContext2D, picture: StagePicture, deltaMs: number): void {
  const { layout, reels, particles } = picture;
  context.clearRect(0, 0, layout.width, layout.height);
  reels.forEach((reel, at) => {
    if (reel.glow > 0) paintWaiting(context, picture, at, reel.glow);
  });
  if (picture.lit.size > 0) paintLit(context, picture);
  particles.draw(context, deltaMs);
}

/** A reel that decides: a lit column with an edge of light. */
function paintWaiting(context: CanvasRenderingContext2D, { theme, layout }: StagePicture, at: number, glow: number): void {
  const { top, cellWidth, reelsHeight } = layout;
  const left = layout.left + at * cellWidth;
  const light = context.createLinearGradient(left, 0, left + cellWidth, 0);
  const colour = theme.family === "woodcut" || theme.family === "comic" ? theme.palette.accent : "#ffd98a";
  // The palette's colours are six hexadecimal digits; two more are their strength.
  light.addColorStop(0, `${colour}e6`);
  light.addColorStop(0.3, `${colour}14`);
  light.addColorStop(0.7, `${colour}14`);
  light.addColorStop(1, `${colour}e6`);
  context.globalAlpha = glow;
  context.fillStyle = light;
  context.fillRect(left, top, cellWidth, reelsHeight);
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.strokeRect(left + 1.5, top + 1.5, cellWidth - 3, reelsHeight - 3);
  context.globalAlpha = 1;
}

/** Winning symbols stand above the frame, on a light of their own, joined along their lines. */
function paintLit(context: CanvasRenderingContext2D, picture: StagePicture): void {
  const { layout, lit, litShare, beatMs, reels, sprites, light } = picture;
  const wave = Math.sin((beatMs / BEAT_MS) * Math.PI * 2);
  const beat = 1 + 0.035 * wave;
  const rows = reels[0]?.rows ?? 1;
  const sweep = (beatMs % SWEEP_EVERY_MS) / SWEEP_MS;
  const each = (paint: (cell: Reel["cells"][number], x: number, y: number) => void): void => {
    for (const position of lit) {
      const reel = Math.floor(position / rows);
      const cell = reels[reel]?.cells[position % rows];
      if (!cell || cell.alpha <= 0) continue;
      context.globalAlpha = cell.alpha;
      paint(cell, layout.left + (reel + 0.5) * layout.cellWidth, layout.top + ((position % rows) - cell.lift + 0.5) * layout.cellHeight);
    }
  };
  each((cell, x, y) => light.draw(context, x, y, { share: litShare * cell.alpha, beat, turn: beatMs / 2600 }));
  context.globalAlpha = 1;
  paintWinLines(context, { theme: picture.theme, layout, wins: picture.drawnWins, drawn: picture.drawnShare }, picture.lines);
  each((cell, x, y) => {
    const scale = cell.scale * (1 + (0.09 + 0.05 * wave) * litShare);
    if (beatMs > 0 && sweep < 1 && cell.turn === 1) sprites.drawSwept(context, cell.symbol, x, y, scale, sweep);
    else sprites.draw(context, cell.symbol, x, y, scale * cell.turn, scale);
  });
  context.globalAlpha = 1;
}

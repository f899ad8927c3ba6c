import type { Position, Theme } from "../../engine/types.ts";
import type { Particles } from "./particles.ts";
import { paintCurve, paintPanel } from "./reel-panel.ts";
import type { Reel } from "./reel.ts";
import { FRAME_CREST, type StageLayout } from "./stage-layout.ts";
import type { SymbolAtlas } from "./symbol-atlas.ts";

/** What a frame of the stage shows. */
export interface StagePicture {
  readonly theme: Theme;
  readonly layout: StageLayout;
  readonly reels: readonly Reel[];
  readonly atlas: SymbolAtlas;
  readonly frame: HTMLImageElement;
  readonly particles: Particles;
  /** Flat positions (reel × rows + row) that win now; empty for none. */
  readonly lit: ReadonlySet<number>;
  /** 0 to 1: how far the lit ones have swelled and the others dimmed. */
  readonly litShare: number;
  readonly pulse: number;
  readonly lines: readonly (readonly Position[])[];
  /** Whole reels that flash, 1 to 0. */
  readonly flash: readonly number[];
}

export function paintStage(context: CanvasRenderingContext2D, picture: StagePicture, deltaMs: number): void {
  const { layout, reels, theme } = picture;
  context.clearRect(0, 0, layout.width, layout.height);
  context.save();
  context.beginPath();
  context.rect(layout.left, layout.top, layout.reelsWidth, layout.reelsHeight);
  context.clip();
  paintPanel(context, theme, layout, reels.length);
  reels.forEach((reel, at) => paintReel(context, picture, reel, at));
  paintCurve(context, theme, layout);
  context.restore();
  paintFrame(context, picture);
  paintLit(context, picture);
  picture.particles.draw(context, deltaMs);
}

function paintReel(context: CanvasRenderingContext2D, picture: StagePicture, reel: Reel, at: number): void {
  const { layout, atlas, theme } = picture;
  const x = layout.left + (at + 0.5) * layout.cellWidth;
  const size = symbolSize(layout);
  if (reel.anticipating) paintAnticipation(context, theme, layout, at);
  if (reel.moving) {
    const first = Math.floor(reel.offset) - 1;
    const fast = reel.speed > 14;
    for (let index = first; index <= first + reel.rows + 2; index += 1) {
      const y = layout.top + (index - reel.offset + 0.5) * layout.cellHeight;
      const symbol = reel.symbolAt(index);
      if (!fast) {
        atlas.draw(context, symbol, x, y, size);
        continue;
      }
      context.globalAlpha = 0.4;
      for (const smear of [-0.2, 0, 0.2]) atlas.draw(context, symbol, x, y + smear * layout.cellHeight, size);
      context.globalAlpha = 1;
    }
    return;
  }
  const dim = picture.lit.size > 0 ? 1 - 0.62 * picture.litShare : 1;
  reel.cells.forEach((cell, row) => {
    if (picture.lit.has(at * reel.rows + row)) return;
    context.globalAlpha = cell.alpha * dim;
    atlas.draw(context, cell.symbol, x, layout.top + (row - cell.lift + 0.5) * layout.cellHeight, size * cell.scale, cell.turn);
  });
  context.globalAlpha = 1;
  const flash = picture.flash[at] ?? 0;
  if (flash > 0) {
    context.globalAlpha = flash * 0.75;
    context.fillStyle = theme.palette.accent;
    context.fillRect(layout.left + at * layout.cellWidth, layout.top, layout.cellWidth, layout.reelsHeight);
    context.globalAlpha = 1;
  }
}

function paintAnticipation(context: CanvasRenderingContext2D, theme: Theme, layout: StageLayout, at: number): void {
  const glow = context.createLinearGradient(0, layout.top, 0, layout.top + layout.reelsHeight);
  glow.addColorStop(0, theme.palette.accent);
  glow.addColorStop(0.5, theme.palette.second);
  glow.addColorStop(1, theme.palette.accent);
  context.globalAlpha = 0.4;
  context.fillStyle = glow;
  context.fillRect(layout.left + at * layout.cellWidth, layout.top, layout.cellWidth, layout.reelsHeight);
  context.globalAlpha = 1;
}

/** Winning symbols stand above the frame, on a light of their own, joined along their lines. */
function paintLit(context: CanvasRenderingContext2D, picture: StagePicture): void {
  const { layout, lit, litShare, atlas, reels } = picture;
  if (lit.size === 0) return;
  const size = symbolSize(layout);
  const beat = 1 + (0.07 + 0.05 * Math.sin(picture.pulse)) * litShare;
  paintLines(context, picture);
  const rows = reels[0]?.rows ?? 1;
  for (const position of lit) {
    const reel = Math.floor(position / rows);
    const cell = picture.reels[reel]?.cells[position % rows];
    if (!cell) continue;
    const x = layout.left + (reel + 0.5) * layout.cellWidth;
    const y = layout.top + ((position % rows) - cell.lift + 0.5) * layout.cellHeight;
    const halo = context.createRadialGradient(x, y, size * 0.1, x, y, size * 0.72);
    halo.addColorStop(0, `rgb(255 240 190 / ${0.7 * litShare * cell.alpha})`);
    halo.addColorStop(1, "rgb(255 200 90 / 0)");
    context.fillStyle = halo;
    context.fillRect(x - size, y - size, size * 2, size * 2);
    context.globalAlpha = cell.alpha;
    atlas.draw(context, cell.symbol, x, y, size * cell.scale * beat, cell.turn);
    context.globalAlpha = 1;
  }
}

function paintLines(context: CanvasRenderingContext2D, picture: StagePicture): void {
  const { layout, lines, theme, litShare } = picture;
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const positions of lines) {
    context.beginPath();
    positions.forEach(([reel, row], at) => {
      const x = layout.left + (reel + 0.5) * layout.cellWidth;
      const y = layout.top + (row + 0.5) * layout.cellHeight;
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.globalAlpha = 0.9 * litShare;
    context.strokeStyle = "rgb(10 6 20 / .8)";
    context.lineWidth = 6;
    context.stroke();
    context.strokeStyle = theme.palette.accent;
    context.lineWidth = 3;
    context.stroke();
    context.globalAlpha = 1;
  }
}

function paintFrame(context: CanvasRenderingContext2D, { layout, frame }: StagePicture): void {
  const { left, top, reelsWidth, reelsHeight } = layout;
  const crest = layout.frame * FRAME_CREST;
  context.drawImage(
    frame,
    left - layout.frame,
    top - layout.frame - crest,
    reelsWidth + 2 * layout.frame,
    reelsHeight + 2 * layout.frame + crest,
  );
}

function symbolSize({ cellWidth, cellHeight }: StageLayout): number {
  return Math.min(cellWidth, cellHeight) * 0.97;
}

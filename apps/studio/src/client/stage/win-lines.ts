import type { Theme, Win } from "../../engine/types.ts";
import type { StageLayout } from "./stage-layout.ts";

interface LinePicture {
  readonly theme: Theme;
  readonly layout: StageLayout;
  readonly wins: readonly Win[];
  /** 0 to 1: how far the lines have been drawn, from the side that they count from. */
  readonly drawn: number;
}

const dark = "rgb(10 6 20 / .82)";

/** The lines that won, drawn through their symbols from end to end with their number; ways as links from reel to reel. */
export function paintWinLines(context: CanvasRenderingContext2D, picture: LinePicture, lines: readonly (readonly number[])[]): void {
  context.save();
  context.lineJoin = context.lineCap = "round";
  for (const win of picture.wins) {
    if (win.kind === "ways") paintWays(context, picture, win);
    const rows = win.line === undefined ? undefined : lines[win.line];
    if (rows) paintLine(context, picture, win, rows);
  }
  context.restore();
}

function paintLine(context: CanvasRenderingContext2D, picture: LinePicture, win: Win, rows: readonly number[]): void {
  const { layout, theme } = picture;
  const { left, top, cellWidth, cellHeight, reelsWidth, frame } = layout;
  const points: [number, number][] = rows.map((row, reel) => [left + (reel + 0.5) * cellWidth, top + (row + 0.5) * cellHeight]);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  points.unshift([left - frame * 0.3, first[1]]);
  points.push([left + reelsWidth + frame * 0.3, last[1]]);
  if (win.fromRight) points.reverse();
  const width = Math.max(3, cellWidth * 0.055);
  trace(context, points, picture.drawn);
  context.strokeStyle = dark;
  context.lineWidth = width + 4;
  context.stroke();
  context.strokeStyle = lineColour(theme, win.line ?? 0);
  context.lineWidth = width;
  context.stroke();
  const start = points[0];
  if (start) paintNumber(context, theme, { x: start[0], y: start[1], number: (win.line ?? 0) + 1 });
}

/** Part of a way through points, by length. */
function trace(context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[], share: number): void {
  const lengths = points.slice(1).map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? x), y - (points[at]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  context.beginPath();
  points.forEach(([x, y], at) => {
    const before = points[at - 1];
    if (!before) return context.moveTo(x, y);
    const length = lengths[at - 1] ?? 0;
    if (left <= 0) return;
    const part = Math.min(1, left / (length || 1));
    context.lineTo(before[0] + (x - before[0]) * part, before[1] + (y - before[1]) * part);
    left -= length;
  });
}

/** Every matching symbol is linked with every one on the next reel: that is what a way is. */
function paintWays(context: CanvasRenderingContext2D, { layout, theme, drawn }: LinePicture, win: Win): void {
  const { left, top, cellWidth, cellHeight } = layout;
  context.beginPath();
  for (const [reel, row] of win.positions) {
    const reach = Math.min(1, Math.max(0, drawn * win.count - reel));
    if (reach === 0) continue;
    const x = left + (reel + 0.5) * cellWidth;
    const y = top + (row + 0.5) * cellHeight;
    for (const [next, nextRow] of win.positions) {
      if (next !== reel + 1) continue;
      context.moveTo(x, y);
      context.lineTo(x + cellWidth * reach, y + (nextRow - row) * cellHeight * reach);
    }
  }
  context.strokeStyle = dark;
  context.lineWidth = Math.max(5, cellWidth * 0.085);
  context.stroke();
  context.strokeStyle = theme.palette.accent;
  context.lineWidth = Math.max(2, cellWidth * 0.04);
  context.stroke();
}

function paintNumber(context: CanvasRenderingContext2D, theme: Theme, mark: { x: number; y: number; number: number }): void {
  context.beginPath();
  context.arc(mark.x, mark.y, 11, 0, Math.PI * 2);
  context.fillStyle = lineColour(theme, mark.number - 1);
  context.fill();
  context.strokeStyle = dark;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = "#140a05";
  context.font = "800 12px Bricolage, system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(mark.number), mark.x, mark.y + 0.5);
}

/** Neighbouring lines differ; all are light enough for dark figures. */
function lineColour({ family, palette }: Theme, line: number): string {
  const shades =
    family === "relief" || family === "scene" ? ["#ffd772", "#ffb0a0", "#9fe8cf", "#ffe9b8"] : ["#ffd23f", "#ff9d7a", "#8fe3f2", "#c9f27b"];
  return shades[line % shades.length] ?? palette.accent;
}

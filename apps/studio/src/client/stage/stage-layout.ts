/** Where the reels are on the stage, in CSS pixels. */
export interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** The window of symbols. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly reelsWidth: number;
  readonly reelsHeight: number;
  /** Breadth of the frame around the window. */
  readonly frame: number;
  /** How far across a symbol is drawn. */
  readonly symbolSize: number;
}

/** A cell may be this much taller than wide, where there is room. */
export const TALLEST_CELL = 1.18;
/** Where height is short a cell gives up its height before the window gives up its width. */
const FLATTEST_CELL = 0.9;
/** Breadth of the frame as a share of the window's width; the frame picture is drawn with it. */
export const FRAME_SHARE = 0.05;

/** The frame picture reaches this much further up than the frame is broad, for its ornament. */
export const FRAME_CREST = 1.6;

const CELL_WIDTH_MAX = 190;

/** The largest window that fits, near the foot of the stage so that the scene shows above it. */
export function layOutStage(width: number, height: number, reels: number, rows: number): StageLayout {
  const acrossCells = reels * (1 + 2 * FRAME_SHARE);
  const frameCells = reels * FRAME_SHARE * (2 + FRAME_CREST);
  const widest = Math.min(width / acrossCells, CELL_WIDTH_MAX);
  const tallest = rows === reels ? 1 : TALLEST_CELL;
  const fitting = (height / widest - frameCells) / rows;
  const shape = Math.min(tallest, Math.max(FLATTEST_CELL, fitting));
  const downCells = rows * shape + frameCells;
  const cellWidth = Math.min(widest, height / downCells);
  const cellHeight = cellWidth * shape;
  const reelsWidth = cellWidth * reels;
  const frame = reelsWidth * FRAME_SHARE;
  const spare = height - downCells * cellWidth;
  const top = frame * (1 + FRAME_CREST) + spare * (spare > 160 ? 0.97 : 0.85);
  return {
    width,
    height,
    left: (width - reelsWidth) / 2,
    top,
    cellWidth,
    cellHeight,
    reelsWidth,
    reelsHeight: cellHeight * rows,
    frame,
    symbolSize: Math.min(cellWidth, cellHeight) * 0.97,
  };
}

/** Where the reels are on the canvas, in CSS pixels. */
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
}

/** A cell may be this much taller than wide, where there is room. */
export const TALLEST_CELL = 1.18;
/** Breadth of the frame as a share of the window's width; the frame picture is drawn with it. */
export const FRAME_SHARE = 0.05;

/** The frame picture reaches this much further up than the frame is broad, for its ornament. */
export const FRAME_CREST = 1.6;

/** The largest window that fits, near the foot of the stage so that the scene shows above it. */
export function layOutStage(width: number, height: number, reels: number, rows: number): StageLayout {
  const shape = rows === reels ? 1 : TALLEST_CELL;
  const acrossCells = reels * (1 + 2 * FRAME_SHARE);
  const downCells = rows * shape + reels * FRAME_SHARE * (2 + FRAME_CREST);
  const cellWidth = Math.min(width / acrossCells, height / downCells, 190);
  const cellHeight = cellWidth * shape;
  const reelsWidth = cellWidth * reels;
  const reelsHeight = cellHeight * rows;
  const frame = reelsWidth * FRAME_SHARE;
  const spare = height - downCells * cellWidth;
  const top = frame * (1 + FRAME_CREST) + spare * (spare > 160 ? 0.97 : 0.85);
  return { width, height, left: (width - reelsWidth) / 2, top, cellWidth, cellHeight, reelsWidth, reelsHeight, frame };
}

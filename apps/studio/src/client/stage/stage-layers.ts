import type { Theme } from "../../engine/types.ts";
import { required } from "../required.ts";
import { paintCurve, paintPanel } from "./reel-panel.ts";
import { FRAME_CREST, layOutStage, type StageLayout } from "./stage-layout.ts";

/** Finer than this the eye gains nothing and a slow phone loses its frames. */
const SHARPNESS_MAX = 2.25;

/**
 * The stage in four layers over one another: ground, symbols, frame, and what flies above. Ground and frame are painted once a size,
 * so that a frame of animation repaints only what moves.
 */
export class StageLayers {
  readonly symbols: CanvasRenderingContext2D;
  readonly effects: CanvasRenderingContext2D;
  readonly #ground: CanvasRenderingContext2D;
  readonly #frame: CanvasRenderingContext2D;
  sharpness = 1;

  constructor(parent: HTMLElement) {
    const [ground, symbols, frame, effects] = ["ground", "symbols", "frame", "effects"].map((name) => {
      const canvas = document.createElement("canvas");
      canvas.className = `layer layer-${name}`;
      canvas.setAttribute("aria-hidden", "true");
      parent.append(canvas);
      return required(canvas.getContext("2d"), "canvas");
    });
    this.#ground = required(ground, "layer");
    this.symbols = required(symbols, "layer");
    this.#frame = required(frame, "layer");
    this.effects = required(effects, "layer");
  }

  /** Lays everything out anew and paints what stands still. */
  resize(
    size: { readonly width: number; readonly height: number },
    title: { readonly reels: number; readonly rows: number; readonly theme: Theme },
    frame: HTMLImageElement,
  ): StageLayout {
    this.sharpness = Math.min(SHARPNESS_MAX, window.devicePixelRatio);
    const layout = layOutStage(size.width, size.height, title.reels, title.rows);
    for (const context of [this.#ground, this.symbols, this.#frame, this.effects]) {
      context.canvas.width = Math.round(size.width * this.sharpness);
      context.canvas.height = Math.round(size.height * this.sharpness);
      context.setTransform(this.sharpness, 0, 0, this.sharpness, 0, 0);
    }
    const { left, top, reelsWidth, reelsHeight } = layout;
    this.symbols.beginPath();
    this.symbols.rect(left, top, reelsWidth, reelsHeight);
    this.symbols.clip();
    paintPanel(this.#ground, title.theme, layout, title.reels);
    paintCurve(this.#frame, title.theme, layout);
    paintFrame(this.#frame, layout, frame);
    return layout;
  }
}

/**
 * The frame's head and foot keep their shape; only its sides are stretched to the height of the window, which is flatter than the one
 * it was drawn for where height is short.
 */
function paintFrame(
  context: CanvasRenderingContext2D,
  { left, top, reelsWidth, reelsHeight, frame }: StageLayout,
  picture: HTMLImageElement,
): void {
  const width = reelsWidth + 2 * frame;
  const scale = picture.naturalWidth / width;
  const head = frame * (1 + FRAME_CREST);
  const slices = [
    { from: 0, height: head * scale, y: top - head, drawn: head },
    { from: head * scale, height: picture.naturalHeight - (head + frame) * scale, y: top, drawn: reelsHeight },
    { from: picture.naturalHeight - frame * scale, height: frame * scale, y: top + reelsHeight, drawn: frame },
  ];
  for (const { from, height, y, drawn } of slices)
    context.drawImage(picture, 0, from, picture.naturalWidth, height, left - frame, y, width, drawn);
}

import { required } from "../required.ts";
import type { SymbolId } from "../../engine/types.ts";
import type { SymbolAtlas } from "./symbol-atlas.ts";

/** How much taller than a symbol its smear is. */
const SMEAR = 1.7;
const SMEAR_PRINTS = 11;

/**
 * A title's symbols at the very size they are drawn at, sharp and smeared by speed: a frame then only copies pixels, which a slow
 * phone can do sixty times a second.
 */
export class Sprites {
  readonly #sheet = document.createElement("canvas");
  readonly #scratch = document.createElement("canvas");
  readonly #sweep = document.createElement("canvas");
  readonly #column = new Map<SymbolId, number>();
  /** Device pixels across a symbol, and device pixels a CSS pixel. */
  #pixels = 0;
  #sharpness = 1;

  prepare(atlas: SymbolAtlas, symbols: readonly SymbolId[], options: { readonly size: number; readonly sharpness: number }): void {
    const pixels = Math.max(8, Math.round(options.size * options.sharpness));
    if (pixels === this.#pixels) return;
    this.#pixels = pixels;
    this.#sharpness = options.sharpness;
    this.#sheet.width = pixels * symbols.length;
    this.#sheet.height = Math.ceil(pixels * (1 + SMEAR));
    const context = required(this.#sheet.getContext("2d"), "canvas");
    context.imageSmoothingQuality = "high";
    symbols.forEach((symbol, at) => {
      this.#column.set(symbol, at);
      const x = (at + 0.5) * pixels;
      atlas.draw(context, symbol, x, pixels / 2, pixels);
      context.globalCompositeOperation = "lighter";
      context.globalAlpha = 1 / SMEAR_PRINTS;
      for (let print = 0; print < SMEAR_PRINTS; print += 1) {
        const shift = (print / (SMEAR_PRINTS - 1) - 0.5) * (SMEAR - 1) * pixels;
        atlas.draw(context, symbol, x, pixels * (1 + SMEAR / 2) + shift, pixels);
      }
      context.globalCompositeOperation = "source-over";
      context.globalAlpha = 1;
    });
    this.#scratch.width = this.#scratch.height = pixels;
    this.#prepareSweep(pixels);
  }

  #prepareSweep(pixels: number): void {
    this.#sweep.width = this.#sweep.height = pixels;
    const context = required(this.#sweep.getContext("2d"), "canvas");
    const light = context.createLinearGradient(0, 0, pixels * 0.8, pixels * 0.35);
    light.addColorStop(0.3, "rgb(255 255 255 / 0)");
    light.addColorStop(0.5, "rgb(255 255 255 / .75)");
    light.addColorStop(0.7, "rgb(255 255 255 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, pixels, pixels);
  }

  /** Draws a symbol centred on a point, in CSS pixels. */
  draw(context: CanvasRenderingContext2D, symbol: SymbolId, x: number, y: number, scaleX = 1, scaleY = scaleX): void {
    const column = this.#column.get(symbol);
    if (column === undefined) return;
    const size = this.#pixels;
    const width = (size / this.#sharpness) * scaleX;
    const height = (size / this.#sharpness) * scaleY;
    context.drawImage(this.#sheet, column * size, 0, size, size, x - width / 2, y - height / 2, width, height);
  }

  /** The same, as it looks when it passes fast. */
  drawSmeared(context: CanvasRenderingContext2D, symbol: SymbolId, x: number, y: number): void {
    const column = this.#column.get(symbol);
    if (column === undefined) return;
    const size = this.#pixels;
    const width = size / this.#sharpness;
    const height = width * SMEAR;
    context.drawImage(this.#sheet, column * size, size, size, size * SMEAR, x - width / 2, y - height / 2, width, height);
  }

  /** The same, with a band of light on its way over it. @param progress 0 to 1 */
  drawSwept(context: CanvasRenderingContext2D, symbol: SymbolId, x: number, y: number, scale: number, progress: number): void {
    const column = this.#column.get(symbol);
    if (column === undefined) return;
    const size = this.#pixels;
    const scratch = required(this.#scratch.getContext("2d"), "canvas");
    scratch.globalCompositeOperation = "copy";
    scratch.drawImage(this.#sheet, column * size, 0, size, size, 0, 0, size, size);
    scratch.globalCompositeOperation = "source-atop";
    scratch.drawImage(this.#sweep, (progress * 2.2 - 1.1) * size, 0);
    const across = (size / this.#sharpness) * scale;
    context.drawImage(this.#scratch, x - across / 2, y - across / 2, across, across);
  }
}

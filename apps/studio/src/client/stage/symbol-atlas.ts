import { required } from "../required.ts";
import type { SymbolDefinition, SymbolId } from "../../engine/types.ts";

/** A title's symbols on one sheet: a row of square cells in the order of the title's symbols, wrapped after `columns`. */
export class SymbolAtlas {
  static readonly columns = 4;
  readonly #image: HTMLCanvasElement;
  #address = "";
  readonly #index: ReadonlyMap<SymbolId, number>;
  readonly #cell: number;
  readonly #rows: number;

  constructor(image: HTMLImageElement, symbols: readonly SymbolDefinition[]) {
    this.#image = document.createElement("canvas");
    this.#image.width = image.naturalWidth;
    this.#image.height = image.naturalHeight;
    required(this.#image.getContext("2d"), "canvas").drawImage(image, 0, 0);
    this.#address = image.src;
    this.#index = new Map(symbols.map(({ id }, at) => [id, at]));
    this.#cell = image.naturalWidth / SymbolAtlas.columns;
    this.#rows = Math.ceil(symbols.length / SymbolAtlas.columns);
  }

  /** Draws a symbol centred on a point, `size` across. */
  draw(context: CanvasRenderingContext2D, symbol: SymbolId, x: number, y: number, size: number, squash = 1): void {
    const at = this.#index.get(symbol);
    if (at === undefined) return;
    const column = at % SymbolAtlas.columns;
    const row = Math.floor(at / SymbolAtlas.columns);
    context.drawImage(
      this.#image,
      column * this.#cell,
      row * this.#cell,
      this.#cell,
      this.#cell,
      x - (size * squash) / 2,
      y - size / 2,
      size * squash,
      size,
    );
  }

  /** Letters a plate across the foot of a symbol, in the language of the game. */
  label(symbol: SymbolId, text: string, colours: { readonly plate: string; readonly letters: string }): void {
    const at = this.#index.get(symbol);
    if (at === undefined) return;
    const context = required(this.#image.getContext("2d"), "canvas");
    const size = this.#cell * 0.2;
    const x = ((at % SymbolAtlas.columns) + 0.5) * this.#cell;
    const y = (Math.floor(at / SymbolAtlas.columns) + 0.84) * this.#cell;
    context.font = `800 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--face-title")}`;
    const width = Math.min(this.#cell * 0.96, context.measureText(text).width + size * 0.9);
    context.beginPath();
    context.roundRect(x - width / 2, y - size * 0.64, width, size * 1.28, size * 0.4);
    context.fillStyle = colours.plate;
    context.fill();
    context.strokeStyle = colours.letters;
    context.lineWidth = size * 0.09;
    context.stroke();
    context.fillStyle = colours.letters;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, x, y + size * 0.04, width - size * 0.4);
  }

  /** The symbol as a picture in the page. */
  picture(symbol: SymbolId): HTMLElement {
    const at = this.#index.get(symbol) ?? 0;
    const made = document.createElement("span");
    made.className = "symbol-picture";
    made.style.backgroundImage = `url("${this.#address}")`;
    made.style.backgroundSize = `${SymbolAtlas.columns * 100}% ${this.#rows * 100}%`;
    const column = at % SymbolAtlas.columns;
    const row = Math.floor(at / SymbolAtlas.columns);
    made.style.backgroundPosition = `${(100 * column) / (SymbolAtlas.columns - 1)}% ${this.#rows === 1 ? 0 : (100 * row) / (this.#rows - 1)}%`;
    return made;
  }
}

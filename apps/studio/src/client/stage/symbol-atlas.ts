import type { SymbolDefinition, SymbolId } from "../../engine/types.ts";

/** A title's symbols on one sheet: a row of square cells in the order of the title's symbols, wrapped after `columns`. */
export class SymbolAtlas {
  static readonly columns = 4;
  readonly image: HTMLImageElement;
  readonly #index: ReadonlyMap<SymbolId, number>;
  readonly #cell: number;
  readonly #rows: number;

  constructor(image: HTMLImageElement, symbols: readonly SymbolDefinition[]) {
    this.image = image;
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
    context.drawImage(this.image, column * this.#cell, row * this.#cell, this.#cell, this.#cell, x - (size * squash) / 2, y - size / 2, size * squash, size);
  }

  /** The symbol as a picture in the page. */
  picture(symbol: SymbolId): HTMLElement {
    const at = this.#index.get(symbol) ?? 0;
    const made = document.createElement("span");
    made.className = "symbol-picture";
    made.style.backgroundImage = `url("${this.image.src}")`;
    made.style.backgroundSize = `${SymbolAtlas.columns * 100}% ${this.#rows * 100}%`;
    const column = at % SymbolAtlas.columns;
    const row = Math.floor(at / SymbolAtlas.columns);
    made.style.backgroundPosition = `${(100 * column) / (SymbolAtlas.columns - 1)}% ${this.#rows === 1 ? 0 : (100 * row) / (this.#rows - 1)}%`;
    return made;
  }
}

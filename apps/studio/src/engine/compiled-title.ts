import type { Line, SpinMode, SymbolDefinition, TitleDefinition, Weighted } from "./types.ts";

/** A symbol as its index in `title.symbols`; -1 stands for "none". */
export type SymbolIndex = number;

export const NO_SYMBOL: SymbolIndex = -1;

/** A mode with its strips and choices as symbol indexes. */
export interface CompiledMode {
  readonly mode: SpinMode;
  readonly strips: readonly Uint8Array[];
  readonly mystery: readonly Weighted<SymbolIndex>[];
  readonly chosenWild: readonly Weighted<SymbolIndex>[];
}

/** A title with everything that a spin looks up turned into small integers. */
export interface CompiledTitle {
  readonly title: TitleDefinition;
  readonly reels: number;
  readonly rows: number;
  readonly lines: readonly Line[];
  readonly symbols: readonly SymbolDefinition[];
  /** `pays[symbol][count]` in bet units, 0 where the title pays nothing. */
  readonly pays: readonly (readonly number[])[];
  readonly wild: SymbolIndex;
  readonly scatter: SymbolIndex;
  readonly mystery: SymbolIndex;
  readonly base: CompiledMode;
  readonly free: CompiledMode | null;
}

const compiled = new WeakMap<TitleDefinition, CompiledTitle>();

/** Compiles a title once and remembers it. @throws Error when a strip or a choice names an unknown symbol */
export function compileTitle(title: TitleDefinition): CompiledTitle {
  const known = compiled.get(title);
  if (known) return known;
  const indexOf = (id: string): SymbolIndex => {
    const index = title.symbols.findIndex((symbol) => symbol.id === id);
    if (index < 0) throw new Error(`${title.code} has no symbol "${id}".`);
    return index;
  };
  const compileMode = (mode: SpinMode, chosenWild: readonly Weighted<string>[]): CompiledMode => ({
    mode,
    strips: mode.strips.map((strip) => Uint8Array.from(strip, indexOf)),
    mystery: mode.mystery.map(({ value, weight }) => ({ value: indexOf(value), weight })),
    chosenWild: chosenWild.map(({ value, weight }) => ({ value: indexOf(value), weight })),
  });
  const ofKind = (kind: SymbolDefinition["kind"]) => title.symbols.findIndex((symbol) => symbol.kind === kind);
  const most = title.reels * title.rows;
  const result: CompiledTitle = {
    title,
    reels: title.reels,
    rows: title.rows,
    lines: title.lines,
    symbols: title.symbols,
    pays: title.symbols.map((symbol) => Array.from({ length: most + 1 }, (_, count) => symbol.pays[count] ?? 0)),
    wild: ofKind("wild"),
    scatter: ofKind("scatter"),
    mystery: ofKind("mystery"),
    base: compileMode(title.base, []),
    free: title.freeSpins ? compileMode(title.freeSpins, title.freeSpins.chosenWild) : null,
  };
  compiled.set(title, result);
  return result;
}

import type { TitleDefinition } from "../engine/types.ts";
import type { SymbolAtlas } from "./stage/symbol-atlas.ts";
import type { Translation } from "./translation.ts";

/** Letters the symbols that are more than their picture: wilds and those that give free spins. */
export function letterSymbols(atlas: SymbolAtlas, { symbols, theme }: TitleDefinition, { t }: Translation): void {
  const colours = { plate: theme.palette.accent, letters: theme.palette.onAccent };
  for (const { id, kind } of symbols) {
    if (kind === "wild") atlas.label(id, t("studio.symbol_kind.wild"), colours);
    if (kind === "scatter") atlas.label(id, t("studio.symbol_kind.scatter"), colours);
  }
}

import type { Win } from "../engine/types.ts";
import type { MoneyText } from "./money-text.ts";
import type { Translation } from "./translation.ts";

/** What the wins of a picture are, in one line; empty for none. @param winUnits decimal string of units, of all of them */
export function winText(
  wins: readonly Win[],
  winUnits: string,
  { translation, money }: { translation: Translation; money: MoneyText },
): string {
  const { t } = translation;
  const amount = money.full(BigInt(winUnits));
  const [win, more] = wins;
  if (!win) return "";
  if (more) return t("studio.play.several_wins", { count: wins.length, amount });
  const values = { count: win.count, symbol: translation.symbol(win.symbol), amount, line: (win.line ?? 0) + 1, ways: win.ways ?? 0 };
  if (win.kind === "scatter") return t("studio.play.scatter_win", values);
  return win.kind === "line" ? t("studio.play.line_win", values) : t("studio.play.ways_win", values);
}
